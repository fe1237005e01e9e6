// The room that text takes.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "base/utf8.hpp"

namespace minimax {

/// In characters of UTF-8.
inline std::size_t width(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continues_character));
}

}  // namespace minimax
