#include "file/text_value.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>
#include <string>

#include "file/errors.hpp"

namespace minimax {
namespace {

constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
const std::string beyond = "18446744073709551616";  // by one

std::uint64_t count(const std::string& text, std::uint64_t most) {
  return TextValue("--plies", {&text, 1}).count(most, "plies");
}

std::uint64_t count_within(const std::string& text, std::uint64_t least, std::uint64_t most) {
  return TextValue("--plies", {&text, 1}).count_within(least, most, "plies");
}

TEST_CASE("a count that is too great is the most that there is") {
  CHECK(count("7", 9) == 7);
  CHECK(count("10", 9) == 9);
  CHECK(count("18446744073709551615", greatest) == greatest);
  CHECK(count(beyond, 9) == 9);
  CHECK(count(std::string(100, '9'), 9) == 9);
  for (const std::string text : {"", "-1", "+1", "1x", "x", " 1", "18446744073709551616x"})
    CHECK_THROWS_WITH_AS(count(text, 9), ("--plies: `" + text + "` is no number of plies").c_str(),
                         UsageError);
}

TEST_CASE("a count out of its range is refused however great the range is") {
  CHECK(count_within("1", 1, 3) == 1);
  CHECK(count_within("3", 1, 3) == 3);
  CHECK(count_within("18446744073709551615", 0, greatest) == greatest);
  for (const std::string& text : {std::string("0"), std::string("4"), beyond})
    CHECK_THROWS_WITH_AS(count_within(text, 1, 3), "--plies: give a number from 1 to 3",
                         UsageError);
  CHECK_THROWS_WITH_AS(count_within(beyond, 0, greatest),
                       "--plies: give a number from 0 to 18446744073709551615", UsageError);
  CHECK_THROWS_WITH_AS(count_within("many", 1, 3), "--plies: `many` is no number of plies",
                       UsageError);
}

}  // namespace
}  // namespace minimax
