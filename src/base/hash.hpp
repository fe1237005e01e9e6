// Hashes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace minimax {

/// The hash of what comes before, and of the next part; the same on every machine.
constexpr std::uint64_t mix64(std::uint64_t hash, std::uint64_t next) noexcept {
  const std::uint64_t product = (hash ^ next) * 0x9e37'79b9'7f4a'7c15;
  return product ^ (product >> 32);
}
/// Likewise, for a table in memory.
constexpr std::size_t mix(std::size_t hash, std::size_t next) noexcept {
  return static_cast<std::size_t>(mix64(hash, next));
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
