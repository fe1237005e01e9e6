// What <charconv> lacks of floats in LLVM's library of version 13.
#include "base/float_text.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <string_view>
#include <system_error>

#include "base/digit.hpp"

namespace minimax {

namespace {

const char* behind_digits(const char* here, const char* end) {
  while (here != end && is_digit(*here)) ++here;
  return here;
}

// The end of the exponent, or where it would begin.
const char* behind_exponent(const char* here, const char* end) {
  if (here == end || (*here != 'e' && *here != 'E')) return here;
  const char* digits = here + 1;
  if (digits != end && (*digits == '+' || *digits == '-')) ++digits;
  const char* const last = behind_digits(digits, end);
  return last == digits ? here : last;
}

// The end of the number, or where it would begin.
const char* behind_float(const char* begin, const char* end) {
  const char* const whole = begin != end && *begin == '-' ? begin + 1 : begin;
  const char* here = behind_digits(whole, end);
  bool has_digits = here != whole;
  if (here != end && *here == '.') {
    const char* const fraction = here + 1;
    here = behind_digits(fraction, end);
    has_digits |= here != fraction;
  }
  return has_digits ? behind_exponent(here, end) : begin;
}

bool has_other_digit_than_zero(std::string_view number) {
  const std::string_view mantissa = number.substr(0, number.find_first_of("eE"));
  return mantissa.find_first_of("123456789") != mantissa.npos;
}

}  // namespace

std::from_chars_result read_float(const char* begin, const char* end, double& value) noexcept {
  const char* const behind = behind_float(begin, end);
  if (behind == begin) return {begin, std::errc::invalid_argument};
  const std::string number(begin, behind);
  const double read = std::strtod(number.c_str(), nullptr);
  if (std::isinf(read) || (read == 0.0 && has_other_digit_than_zero(number)))
    return {behind, std::errc::result_out_of_range};
  value = read;
  return {behind, std::errc()};
}

// fmt writes the same digits, and an exponent where they would be many.
std::string shortest_text(double value) {
  const std::string text = fmt::format("{}", std::fabs(value));
  const std::size_t mark = std::min(text.find('e'), text.size());
  const std::size_t point = std::min(text.find('.'), mark);
  int exponent = mark < text.size() ? std::atoi(text.c_str() + mark + 1) : 0;
  exponent += static_cast<int>(point) - 1;
  std::string digits = text.substr(0, point);
  if (point < mark) digits += text.substr(point + 1, mark - point - 1);
  const std::size_t first = std::min(digits.find_first_not_of('0'), digits.size() - 1);
  digits.erase(0, first);
  exponent -= static_cast<int>(first);
  digits.erase(std::max<std::size_t>(digits.find_last_not_of('0') + 1, 1));
  if (digits.size() > 1) digits.insert(1, ".");
  return fmt::format("{}{}e{:+03}", std::signbit(value) ? "-" : "", digits, exponent);
}

}  // namespace minimax
