// Digits of ASCII.
#pragma once

namespace minimax {

constexpr bool is_digit(char byte) noexcept {
  return byte >= '0' && byte <= '9';
}

}  // namespace minimax
