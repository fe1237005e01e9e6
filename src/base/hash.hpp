// Hashes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace minimax {

/// The hash of what comes before, and of the next part.
constexpr std::size_t mix(std::size_t hash, std::size_t next) noexcept {
  const std::uint64_t mixed = (std::uint64_t{hash} ^ next) * 0x9e37'79b9'7f4a'7c15;
  return static_cast<std::size_t>(mixed ^ (mixed >> 32));
}

/// FNV-1a, the same on every machine and in every version.
constexpr std::uint64_t hash_of(std::string_view text) noexcept {
  std::uint64_t hash = 0xcbf2'9ce4'8422'2325;
  for (const char each : text) {
    hash ^= static_cast<unsigned char>(each);
    hash *= 0x100'0000'01b3;
  }
  return hash;
}

}  // namespace minimax
