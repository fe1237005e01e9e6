#include "term/number.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <compare>
#include <limits>
#include <string>
#include <vector>

namespace minimax {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t two_to_53 = std::int64_t{1} << 53;

Number integer_of(const char* digits) {
  return Number(mpz_class(digits));
}
Number rational(const char* text) {
  return Number(mpq_class(text));
}

TEST_CASE("a number is held in its smallest form") {
  CHECK(Number(mpz_class("9223372036854775807")).is_small());
  CHECK(Number(mpz_class("-9223372036854775808")).is_small());
  CHECK_FALSE(Number(mpz_class("9223372036854775808")).is_small());
  CHECK(Number(mpz_class("9223372036854775808")).is_integer());
  CHECK(rational("6/3").small() == 2);
  CHECK(rational("36893488147419103232/2").integer() == mpz_class("18446744073709551616"));
  CHECK(rational("2/4").rational() == mpq_class(1, 2));
  CHECK(Number().small() == 0);
}

TEST_CASE("a number is written as writeq writes it") {
  CHECK(Number(std::int64_t{-12}).text() == "-12");
  CHECK(integer_of("123456789012345678901234567890").text() == "123456789012345678901234567890");
  CHECK(rational("-2/6").text() == "-1r3");
  const std::vector<std::pair<double, std::string>> floats = {
      {0.0, "0.0"},
      {-0.0, "-0.0"},
      {1.0, "1.0"},
      {0.1, "0.1"},
      {-2.5, "-2.5"},
      {100000000000000.0, "100000000000000.0"},
      {1e15, "1.0e+15"},
      {123456789012345678.0, "1.2345678901234568e+17"},
      {1234567890123456.5, "1234567890123456.5"},
      {1e22, "1.0e+22"},
      {1e100, "1.0e+100"},
      {0.0001, "0.0001"},
      {0.00012, "0.00012"},
      {0.00001, "1.0e-5"},
      {5e-324, "5.0e-324"},
      {1.7976931348623157e308, "1.7976931348623157e+308"},
      {infinity, "1.0Inf"},
      {-infinity, "-1.0Inf"},
      {nan, "1.5NaN"},
      {-nan, "1.5NaN"},
  };
  for (const auto& [value, text] : floats) CHECK(Number(value).text() == text);
}

TEST_CASE("numbers of different types are compared exactly") {
  // Each is less than the next one.
  const std::vector<Number> ascending = {
      Number(-infinity),
      integer_of("-1000000000000000000000000000000"),
      Number(-1e29),
      Number(std::numeric_limits<std::int64_t>::min()),
      Number(-0.5),
      rational("-1/3"),
      Number(std::int64_t{0}),
      rational("3333333333333333/10000000000000000"),
      rational("1/3"),
      Number(0.5),
      Number(std::int64_t{1}),
      Number(std::nextafter(1.0, 2.0)),
      Number(static_cast<double>(two_to_53)),
      Number(two_to_53 + 1),
      Number(static_cast<double>(two_to_53) + 2),
      Number(std::numeric_limits<std::int64_t>::max()),
      Number(0x1p63),
      integer_of("9223372036854775809"),
      rational("18446744073709551619/2"),
      Number(1e308),
      Number(infinity),
  };
  for (std::size_t i = 0; i < ascending.size(); ++i) {
    for (std::size_t j = 0; j < ascending.size(); ++j) {
      CAPTURE(ascending[i].text());
      CAPTURE(ascending[j].text());
      CHECK(compare(ascending[i], ascending[j]) == (i <=> j));
    }
  }
}

TEST_CASE("equal numbers of different types compare equal and are not identical") {
  const Number one(std::int64_t{1});
  CHECK(compare(one, Number(1.0)) == std::partial_ordering::equivalent);
  CHECK_FALSE(identical(one, Number(1.0)));
  CHECK(compare(Number(0.0), Number(-0.0)) == std::partial_ordering::equivalent);
  CHECK_FALSE(identical(Number(0.0), Number(-0.0)));
  CHECK(compare(rational("1/2"), Number(0.5)) == std::partial_ordering::equivalent);
  CHECK(compare(integer_of("18446744073709551616"), Number(0x1p64)) ==
        std::partial_ordering::equivalent);
}

TEST_CASE("NaN is unordered and identical to itself") {
  for (const Number& other : {Number(nan), Number(1.0), Number(std::int64_t{1}), Number(infinity),
                              rational("1/3"), integer_of("99999999999999999999")}) {
    CHECK(compare(Number(nan), other) == std::partial_ordering::unordered);
    CHECK(compare(other, Number(nan)) == std::partial_ordering::unordered);
  }
  CHECK(identical(Number(nan), Number(-nan)));
  CHECK(Number(nan).is_nan());
  CHECK_FALSE(Number(std::int64_t{0}).is_nan());
}

TEST_CASE("identical numbers have equal hashes") {
  const std::vector<std::pair<Number, Number>> pairs = {
      {Number(std::int64_t{7}), rational("14/2")},
      {integer_of("99999999999999999999"), rational("199999999999999999998/2")},
      {rational("1/3"), rational("-2/-6")},
      {Number(0.5), Number(0.5)},
      {Number(nan), Number(-nan)},
  };
  for (const auto& [a, b] : pairs) {
    CHECK(identical(a, b));
    CHECK(a.hash() == b.hash());
  }
  CHECK(Number(std::int64_t{1}).hash() != Number(1.0).hash());
  CHECK(integer_of("99999999999999999999").hash() != integer_of("-99999999999999999999").hash());
}

TEST_CASE("the nearest double is found and a tie goes to the even one") {
  CHECK(Number(two_to_53 + 1).to_double() == 0x1p53);
  CHECK(Number(two_to_53 + 3).to_double() == 0x1p53 + 4);
  CHECK(integer_of("36893488147419107328").to_double() == 0x1p65);
  CHECK(integer_of("36893488147419107329").to_double() == std::nextafter(0x1p65, infinity));
  CHECK(integer_of("-36893488147419107329").to_double() == std::nextafter(-0x1p65, -infinity));
  CHECK(rational("1/3").to_double() == 1.0 / 3.0);
  CHECK(rational("-2/3").to_double() == -2.0 / 3.0);
  const std::string huge = "1" + std::string(400, '0');
  CHECK(integer_of(huge.c_str()).to_double() == infinity);
  CHECK(integer_of(("-" + huge).c_str()).to_double() == -infinity);
  CHECK(rational(("1/" + huge).c_str()).to_double() == 0.0);
  CHECK(rational((huge + "1/" + huge).c_str()).to_double() == 10.0);
  CHECK(Number(2.5).to_double() == 2.5);
}

}  // namespace
}  // namespace minimax
