// Characters that are not read but obeyed.
#pragma once

namespace minimax {

/// Whether it does something to a terminal, or to how the text beside it is read.
constexpr bool is_control_character(char32_t code) noexcept {
  return code < ' ' || (code >= 0x7f && code < 0xa0)  // C0 and C1, in which escape sequences begin
         || (code >= 0x200e && code <= 0x200f)        // the direction of what follows
         || (code >= 0x2028 && code <= 0x202e)        // line separators, and directions
         || (code >= 0x2066 && code <= 0x2069)        // directions
         || code == 0x61c || code == 0xfeff;          // a direction, the byte order mark
}

}  // namespace minimax
