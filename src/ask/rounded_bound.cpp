#include "ask/rounded_bound.hpp"

#include <cmath>

namespace minimax {

namespace {

// The windows of successors are wider than that of their position.
constexpr int digits_lost = 2;
// So many zeros are a double.
constexpr int most_decimals = 22;

}  // namespace

Number rounded_bound(const Number& bound, const Number& slack) {
  const double width = slack.to_double();
  if (!bound.is_float() || !(width > 0)) return bound;
  const double value = bound.real();
  const int exponent = static_cast<int>(std::ceil(std::log10(width))) + digits_lost;
  if (exponent < -most_decimals || exponent > most_decimals) return bound;
  // A power of ten that is exact, so that the quotient is the double next to the decimal number.
  const double scale = std::pow(10.0, std::abs(exponent));
  const double rounded =
      exponent < 0 ? std::round(value * scale) / scale : std::round(value / scale) * scale;
  return Number(rounded + 0.0);  // not -0.0
}

}  // namespace minimax
