// By which a table knows its game again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "endgame/tabled_game.hpp"

namespace minimax {

/// What the game says of the first positions: their texts, their movers and successors, or their
/// values. Another game says something else.
class Fingerprint {
 public:
  static constexpr std::size_t most = 64;  ///< so many positions

  /// The next one; more than these make no difference.
  void add(TabledGame& game, const TabledEntry& entry);
  std::uint64_t sum() const noexcept { return sum_; }

 private:
  void add(std::uint64_t number) noexcept;
  void add(std::string_view text) noexcept;

  std::size_t count_ = 0;
  std::uint64_t sum_ = 0;
};

/// That of a game whose roots have numbers, and nothing else.
std::uint64_t fingerprint(TabledGame& game);

}  // namespace minimax
