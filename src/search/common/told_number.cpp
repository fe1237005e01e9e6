#include "search/common/told_number.hpp"

#include <gmpxx.h>

#include <cmath>
#include <cstdlib>

#include "term/number.hpp"

namespace minimax {

namespace {

// The windows of successors are wider than that of their position.
constexpr int digits_lost = 2;
// So many zeros are a double.
constexpr int most_decimals = 22;

}  // namespace

Payoff rounded_bound(const Payoff& bound, const Payoff& slack) {
  const double width = slack.number().to_double();
  if (!bound.number().is_float() || !(width > 0)) return bound;
  const double value = bound.number().real();
  const int exponent = static_cast<int>(std::ceil(std::log10(width))) + digits_lost;
  if (exponent < -most_decimals || exponent > most_decimals) return bound;
  // A power of ten that is exact, so that the quotient is the double next to the decimal number.
  const double scale = std::pow(10.0, std::abs(exponent));
  const double rounded =
      exponent < 0 ? std::round(value * scale) / scale : std::round(value / scale) * scale;
  return Payoff(Number(rounded + 0.0));  // not -0.0
}

// Sums of floats are rationals whose denominators are powers of two.
Payoff told_sum(const Payoff& sum) {
  const Number& number = sum.number();
  if (number.is_float()) return sum;
  const mpz_class denominator = number.rational().get_den();
  const bool is_power = mpz_popcount(denominator.get_mpz_t()) == 1;
  return denominator != 1 && is_power ? Payoff(Number(number.to_double())) : sum;
}

}  // namespace minimax
