// What a table knows a position by.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

namespace minimax {

/// The first 128 bits of the SHA-256 of its text: of so many positions as fit on a disk no two will
/// ever share one.
struct PositionKey {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  auto operator<=>(const PositionKey&) const = default;
};

/// Of a position that is written so.
PositionKey key_of(std::string_view text);

}  // namespace minimax
