// What a number token of SWI-Prolog 7 syntax means.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "term/number.hpp"

namespace minimax {

/// A number, or else a msgid (no full stop) that says why SWI-Prolog reads none.
using DecodedNumber = std::variant<Number, const char*>;

/// As decode_number(), for any text; that one does the common short integers itself.
DecodedNumber decode_any_number(std::string_view text);

/// The number that SWI-Prolog 9.0.4 reads from `text`: all that grammar::number matched, with or
/// without a `-` before it. Any other text gives an error or some number. Needs no locale.
inline DecodedNumber decode_number(std::string_view text) {
  constexpr std::size_t digits_of_any_value = 18;
  const bool negative = text.starts_with('-');
  const std::string_view digits = text.substr(negative ? 1 : 0);
  if (digits.empty() || digits.size() > digits_of_any_value) return decode_any_number(text);
  std::int64_t value = 0;
  for (const char character : digits) {
    const unsigned digit = static_cast<unsigned char>(character) - unsigned{'0'};
    if (digit > 9) return decode_any_number(text);
    value = value * 10 + static_cast<std::int64_t>(digit);
  }
  return Number(negative ? -value : value);
}

}  // namespace minimax
