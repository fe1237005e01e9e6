#include "ask/rounded_bound.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <cmath>
#include <cstdint>

#include "term/number.hpp"

namespace minimax {
namespace {

double rounded(double bound, double slack) {
  return rounded_bound(Number(bound), Number(slack)).real();
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
  const Number third(mpq_class(1, 3));
  CHECK(compare(rounded_bound(third, Number(1e-9)), third) == 0);
  const Number seven(std::int64_t{7});
  CHECK(compare(rounded_bound(seven, Number(1e-9)), seven) == 0);
  CHECK(rounded(0.1234567890123, 0.0) == 0.1234567890123);
}

}  // namespace
}  // namespace minimax
