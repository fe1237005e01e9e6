// Words in text of UTF-8, as people tell names apart in it.
#pragma once

#include "base/digit.hpp"

namespace minimax {

/// Letters and digits of ASCII, the underscore, and all bytes of other characters.
constexpr bool is_of_word(char byte) noexcept {
  return digit_value(byte) < 36 || byte == '_' || (byte & 0x80) != 0;
}

}  // namespace minimax
