#include "search/common/told_number.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <cmath>
#include <cstdint>

#include "term/number.hpp"

namespace minimax {
namespace {

const Payoff third(Number(mpq_class(1, 3)));

double rounded(double bound, double slack) {
  return rounded_bound(Payoff(Number(bound)), Payoff(Number(slack))).number().real();
}

TEST_CASE("a bound that is wider than it would be without rounding is told without that") {
  const double slack = std::ldexp(4.0, -32);
  CHECK(rounded(1 - slack, slack) == 1.0);
  CHECK(rounded(2.1 + 3 * slack, slack) == 2.1);
  CHECK(rounded(1.888888889, slack) == 1.8888889);
  CHECK(rounded(1e20 + 1e9, std::ldexp(1e20, -32)) == 1e20);
  CHECK(rounded(3e-20 + 1e-31, std::ldexp(3e-20, -32)) == doctest::Approx(3e-20));
}

TEST_CASE("what rounds to nought is not negative") {
  CHECK_FALSE(std::signbit(rounded(-2e-7, std::ldexp(1000.0, -32))));
}

TEST_CASE("what does not round is told as it is") {
  const Payoff slack(Number(1e-9));
  CHECK(rounded_bound(third, slack) == third);
  CHECK(rounded_bound(Payoff(7), slack) == Payoff(7));
  CHECK(rounded(0.1234567890123, 0.0) == 0.1234567890123);
}

TEST_CASE("a sum of floats is told as a float") {
  const Payoff sum = told_sum(Payoff(Number(mpq_class(0.1) + mpq_class(0.2))));
  CHECK(sum.number().is_float());
  CHECK(sum.number().real() == 0.1 + 0.2);
  CHECK(told_sum(third).number().is_rational());
  CHECK(told_sum(Payoff(8)).number().is_small());
}

}  // namespace
}  // namespace minimax
