// Where the random tests start.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>

namespace minimax {

/// The environment's MINIMAX_SEED, else always the same. A test that fails should tell it.
inline std::uint32_t random_seed() {
  const char* const given = std::getenv("MINIMAX_SEED");
  return given ? static_cast<std::uint32_t>(std::stoul(given)) : 1;
}

}  // namespace minimax
