// Digits of ASCII.
#pragma once

namespace minimax {

constexpr bool is_digit(char byte) noexcept {
  return byte >= '0' && byte <= '9';
}

/// Its value in bases up to 36, in which a letter of either case is one from 10 on; 36 where it is
/// none.
constexpr unsigned digit_value(char byte) noexcept {
  if (is_digit(byte)) return static_cast<unsigned>(byte - '0');
  if (byte >= 'a' && byte <= 'z') return static_cast<unsigned>(byte - 'a') + 10;
  if (byte >= 'A' && byte <= 'Z') return static_cast<unsigned>(byte - 'A') + 10;
  return 36;
}

}  // namespace minimax
