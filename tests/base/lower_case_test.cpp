#include "base/lower_case.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

TEST_CASE("capitals of ASCII become small letters and all other bytes stay") {
  CHECK(lower_case("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "abcdefghijklmnopqrstuvwxyz");
  CHECK(lower_case("@[`{09_az \xc3\x84\xff") == "@[`{09_az \xc3\x84\xff");
  CHECK(lower_case("").empty());
}

}  // namespace
}  // namespace minimax
