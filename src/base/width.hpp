// The room that text takes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace minimax {

/// In characters of UTF-8.
inline std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (byte & 0xc0) != 0x80; }));
}

}  // namespace minimax
