#include "syntax/number_text.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <limits>
#include <string>
#include <system_error>
#include <tao/pegtl.hpp>
#include <utility>

#include "base/digit.hpp"
#include "base/float_text.hpp"
#include "base/message.hpp"
#include "base/utf8.hpp"
#include "grammar/character_classes.hpp"
#include "grammar/layout.hpp"

namespace minimax {

namespace {

constexpr const char* no_number = msgid("this is no number");
constexpr const char* no_digit_after_prefix =
    msgid("0b, 0o and 0x must be followed by a digit of that base");
constexpr const char* character_missing = msgid("0' must be followed by a character");
constexpr const char* unknown_escape = msgid("0' is followed by an unknown escape sequence");
constexpr const char* no_code_point =
    msgid("the escape sequence after 0' names no Unicode character");
constexpr const char* zero_denominator = msgid("the denominator of a rational number cannot be 0");
constexpr const char* float_too_large = msgid("the number is too large for a float");
constexpr const char* no_payload = msgid("this NaN has no meaning: write 1.5NaN");

/// Whether it has only ASCII digits, without separators of groups.
bool has_plain_digits(std::string_view text) {
  return std::ranges::none_of(
      text, [](char c) { return c == '_' || c == ' ' || static_cast<unsigned char>(c) >= 0x80; });
}

/// The number with ASCII digits and without separators: of `_`, layout may follow.
std::string with_plain_digits(std::string_view text) {
  std::string plain;
  const char* const end = text.data() + text.size();
  for (const char* here = text.data(); here != end;) {
    const DecodedCharacter character = decode_utf8(here, end);
    if (*here == '_') {
      tao::pegtl::memory_input<> in(here + 1, end, "");
      tao::pegtl::parse<grammar::layout>(in);
      here = in.current();
      continue;
    }
    if (character.code_point >= 0x80) {
      plain += static_cast<char>('0' + grammar::decimal_weight(character.code_point));
    } else if (*here != ' ') {
      plain += *here;
    }
    here += character.length;
  }
  return plain;
}

DecodedNumber decode_integer(std::string_view digits, unsigned base, bool negative) {
  mpz_class value;
  if (value.set_str(std::string(digits), static_cast<int>(base)) != 0) return no_number;
  if (negative) value = -value;
  return Number(value);
}

DecodedNumber character_number(std::uint32_t code, bool negative) {
  return Number(negative ? -std::int64_t{code} : std::int64_t{code});
}

/// `\u0041` and `\U00000041`: all digits must be there.
DecodedNumber decode_unicode_escape(std::string_view digits, std::size_t length, bool negative) {
  if (digits.size() != length) return unknown_escape;
  std::uint32_t code = 0;
  const auto [end, error] = std::from_chars(digits.begin(), digits.end(), code, 16);
  if (error != std::errc{} || end != digits.end()) return unknown_escape;
  if (!is_code_point(code)) return no_code_point;
  return character_number(code, negative);
}

/// `\x41\` and `\101\`, the last backslash being optional.
DecodedNumber decode_numeric_escape(std::string_view digits, unsigned base, bool negative) {
  if (digits.ends_with('\\')) digits.remove_suffix(1);
  if (digits.empty()) return unknown_escape;
  std::uint32_t code = 0;
  for (const char character : digits) {
    if (digit_value(character) >= base) return unknown_escape;
    code = code * base + digit_value(character);
    // A surrogate on the way to a larger code is an error too.
    if (!is_code_point(code)) return no_code_point;
  }
  return character_number(code, negative);
}

/// `escape` is what follows the backslash.
DecodedNumber decode_escape(std::string_view escape, bool negative) {
  if (escape.empty()) return unknown_escape;
  if (escape == "\r\n") return character_number('\n', negative);
  switch (escape[0]) {
    case 'u':
      return decode_unicode_escape(escape.substr(1), 4, negative);
    case 'U':
      return decode_unicode_escape(escape.substr(1), 8, negative);
    case 'x':
      return decode_numeric_escape(escape.substr(1), 16, negative);
    default:
      if (digit_value(escape[0]) < 8) return decode_numeric_escape(escape, 8, negative);
  }
  constexpr std::string_view names = "abcefnrstv\\'\"`\n\r";
  constexpr std::string_view values = "\a\bc\x1b\f\n\r \t\v\\'\"`\n\n";
  const std::size_t place = names.find(escape[0]);
  if (place == std::string_view::npos) return unknown_escape;
  return character_number(static_cast<unsigned char>(values[place]), negative);
}

/// The first character of `text`; a byte that is no UTF-8 stands for itself.
std::uint32_t first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const auto length = static_cast<std::size_t>(std::countl_one(lead));
  if (length < 2 || length > 4 || length != text.size()) return lead;
  std::uint32_t code = lead & (0x7fU >> length);
  for (const char byte : text.substr(1)) {
    code = code << 6 | (static_cast<unsigned char>(byte) & 0x3fU);
  }
  return code;
}

/// `text` is what follows 0'.
DecodedNumber decode_character(std::string_view text, bool negative) {
  if (text.empty()) return character_missing;
  if (text[0] == '\\') return decode_escape(text.substr(1), negative);
  return character_number(first_character(text), negative);
}

/// `unsigned_text` has an exponent or not. Wants to know of a float that read_float() finds out
/// of range whether it is huge or tiny: one below 1 is read as 0.
bool is_below_one(std::string_view unsigned_text) {
  const std::size_t mark = unsigned_text.find_first_of("eE");
  const std::string_view mantissa = unsigned_text.substr(0, mark);
  std::int64_t exponent = 0;
  if (mark != std::string_view::npos) {
    std::string_view digits = unsigned_text.substr(mark + 1);
    if (digits.starts_with('+')) digits.remove_prefix(1);
    const std::errc error = std::from_chars(digits.begin(), digits.end(), exponent).ec;
    if (error == std::errc::result_out_of_range) return digits.starts_with('-');
  }
  const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
  const std::size_t first = std::min(mantissa.find_first_of("123456789"), mantissa.size());
  return exponent + static_cast<std::int64_t>(point) <= static_cast<std::int64_t>(first);
}

DecodedNumber decode_finite_float(std::string_view text, bool negative) {
  double value = 0.0;
  const auto [end, error] = read_float(text.begin(), text.end(), value);
  if (end != text.end()) return no_number;
  if (error == std::errc::result_out_of_range && !is_below_one(text)) return float_too_large;
  if (error == std::errc::result_out_of_range) value = 0.0;
  return Number(negative ? -value : value);
}

/// `1.5NaN`: the number before `NaN` stands for the bits below the exponent, of which one must be
/// set; which ones makes no difference.
DecodedNumber decode_nan(std::string_view text) {
  double value = 0.0;
  read_float(text.begin(), text.end(), value);
  if (value == 1.0 || value == 2.0) return no_payload;
  return Number(std::numeric_limits<double>::quiet_NaN());
}

DecodedNumber decode_float(std::string_view text, bool negative) {
  if (text.ends_with("Inf")) {
    const double infinity = std::numeric_limits<double>::infinity();
    return Number(negative ? -infinity : infinity);
  }
  if (text.ends_with("NaN")) return decode_nan(text);
  return decode_finite_float(text, negative);
}

DecodedNumber decode_rational(std::string_view numerator_text, std::string_view denominator_text,
                              bool negative) {
  mpz_class numerator;
  mpz_class denominator;
  if (numerator.set_str(std::string(numerator_text), 10) != 0) return no_number;
  if (denominator.set_str(std::string(denominator_text), 10) != 0) return no_number;
  if (denominator == 0) return zero_denominator;
  if (negative) numerator = -numerator;
  return Number(mpq_class(numerator, denominator));
}

DecodedNumber decode_based_integer(std::string_view base_text, std::string_view digits) {
  unsigned base = 0;
  std::from_chars(base_text.begin(), base_text.end(), base);
  if (base < 2 || base > 36) return no_number;
  return decode_integer(digits, base, false);
}

DecodedNumber decode_decimal(std::string_view text, bool negative) {
  const std::size_t mark = text.find_first_not_of("0123456789");
  if (mark == 0) return no_number;
  if (mark == std::string_view::npos) return decode_integer(text, 10, negative);
  const std::string_view before = text.substr(0, mark);
  switch (text[mark]) {
    case '\'':
      return negative ? no_number : decode_based_integer(before, text.substr(mark + 1));
    case '.':
    case 'e':
    case 'E':
      return decode_float(text, negative);
    default:
      break;
  }
  const std::size_t between = text.find('r');
  if (between == std::string_view::npos) return decode_integer(text, 10, negative);
  return decode_rational(text.substr(0, between), text.substr(between + 1), negative);
}

DecodedNumber decode_plain(std::string_view text, bool negative) {
  for (const auto& [prefix, base] : {std::pair{"0b", 2U}, {"0o", 8U}, {"0x", 16U}}) {
    if (!text.starts_with(prefix)) continue;
    if (text.size() == 2) return no_digit_after_prefix;
    return decode_integer(text.substr(2), base, negative);
  }
  return decode_decimal(text, negative);
}

}  // namespace

DecodedNumber decode_any_number(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  if (text.starts_with("0'")) return decode_character(text.substr(2), negative);
  if (has_plain_digits(text)) return decode_plain(text, negative);
  return decode_plain(with_plain_digits(text), negative);
}

}  // namespace minimax
