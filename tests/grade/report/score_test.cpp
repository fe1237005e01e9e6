#include "grade/report/score.hpp"

#include <doctest/doctest.h>

#include <limits>

#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

Marked sheet() {
  Marked marked{.file = "a.pl", .report = {}};
  marked.report.verdict = Verdict::fail;
  marked.answers = {{1, "value(a, 4)", {Outcome::right, {}}},
                    {2, "value(b, 1)", {Outcome::wrong, Message("r")}},
                    {3, "valu(b, 1)", {Outcome::unread, Message("r")}}};
  return marked;
}

TEST_CASE("the score of answers are the points of what was asked or right answers") {
  Marked marked = sheet();
  CHECK(score_of(marked).points == 1);
  CHECK(score_of(marked).maximum == 3);
  CHECK_FALSE(has_points(marked));
  marked.questions = {{.text = "value(a, _)", .points = 2, .maximum = 2.5, .judgement = {}}};
  CHECK(score_of(marked).points == 2);
  CHECK(share_of(marked) == 0.8);
  CHECK(has_points(marked));
}

TEST_CASE("points are told in the form of the number that there are") {
  const auto told = [](double points, double maximum) {
    return in_english(points_message({points, maximum}));
  };
  CHECK(told(0, 1) == "0 of 1 point");
  CHECK(told(1, 0) == "1 of 0 points");
  CHECK(told(1, 21) == "1 of 21 points");
  CHECK(told(0.5, 0.5) == "0.5 of 0.5 points");
  CHECK(told(1, -1) == "1 of -1 points");
  CHECK(told(0, std::numeric_limits<double>::max()) == "0 of 1.797693135e+308 points");
}

TEST_CASE("a program has one point to win") {
  CHECK(share_of(program("a.pl", Verdict::pass)) == 1);
  CHECK(share_of(program("a.pl", Verdict::fail)) == 0);
  CHECK(score_of(program("a.pl", Verdict::error)).maximum == 1);
}

TEST_CASE("a share is one whatever the points are") {
  constexpr double huge = std::numeric_limits<double>::max();
  Marked marked = sheet();
  for (const double points : {-1., 0., 1., huge}) {
    for (const double maximum : {-1., 0., 1., huge}) {
      const MarkedQuestion each{.text = "q", .points = points, .maximum = maximum, .judgement = {}};
      marked.questions = {each, each};
      CHECK(share_of(marked) >= 0);
      CHECK(share_of(marked) <= 1);
    }
  }
}

}  // namespace
}  // namespace minimax::grade
