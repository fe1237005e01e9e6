// The algorithms by name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace minimax {

enum class Algorithm : std::uint8_t {
  automatic,     ///< the search chooses
  minimax,       ///< every position once; finds every fault of a game
  negamax,       ///< the same, from the view of the one who moves
  alpha_beta,    ///< Knuth and Moore 1975
  pvs,           ///< principal variation search
  mtdf,          ///< MTD(f)
  sss,           ///< SSS*, as null windows from above
  proof_number,  ///< a value from proofs that it is at least so much
};

inline constexpr std::array<std::pair<std::string_view, Algorithm>, 8> algorithm_names = {
    {{"auto", Algorithm::automatic},
     {"minimax", Algorithm::minimax},
     {"negamax", Algorithm::negamax},
     {"alphabeta", Algorithm::alpha_beta},
     {"pvs", Algorithm::pvs},
     {"mtdf", Algorithm::mtdf},
     {"sss", Algorithm::sss},
     {"pns", Algorithm::proof_number}}};

constexpr std::optional<Algorithm> algorithm_of(std::string_view name) noexcept {
  for (const auto& [known, algorithm] : algorithm_names) {
    if (known == name) return algorithm;
  }
  return std::nullopt;
}

constexpr std::string_view name_of(Algorithm algorithm) noexcept {
  for (const auto& [name, known] : algorithm_names) {
    if (known == algorithm) return name;
  }
  return {};
}

}  // namespace minimax
