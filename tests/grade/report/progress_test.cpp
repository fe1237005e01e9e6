#include "grade/report/progress.hpp"

#include <doctest/doctest.h>

namespace minimax::grade {
namespace {

TEST_CASE("progress tells how much is done and the time left") {
  CHECK(progress_line({.all = 300}) == "[                    ] 0/300, 0 wrong");
  CHECK(progress_line({.all = 300, .done = 90, .wrong = 12, .seconds = 30}) ==
        "[######              ] 90/300, 12 wrong, 1:10 left");
  CHECK(progress_line({.all = 4, .done = 1, .wrong = 0, .seconds = 1201}) ==
        "[#####               ] 1/4, 0 wrong, 1:00:03 left");
  CHECK(progress_line({.all = 2, .done = 2, .wrong = 2, .seconds = 9}) ==
        "[####################] 2/2, 2 wrong");
}

}  // namespace
}  // namespace minimax::grade
