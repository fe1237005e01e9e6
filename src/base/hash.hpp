// Hashes of what consists of several parts.
#pragma once

#include <cstddef>

namespace minimax {

/// The hash of what comes before, and of the next part.
constexpr std::size_t mix(std::size_t hash, std::size_t next) noexcept {
  hash = (hash ^ next) * 0x9e37'79b9'7f4a'7c15;
  return hash ^ (hash >> 32);
}

}  // namespace minimax
