// How deep a search goes.
#pragma once

#include <cstdint>

namespace minimax {

/// How many plies are left to the depth limit.
using Plies = std::uint32_t;
/// There is no limit.
inline constexpr Plies unlimited_plies = 0xffff'ffff;
/// The greatest limit. No game in memory is that deep.
inline constexpr Plies most_plies = unlimited_plies - 1;

constexpr Plies below(Plies remaining) noexcept {
  return remaining == unlimited_plies ? unlimited_plies : remaining - 1;
}

}  // namespace minimax
