#include "facts/fact_bounds.hpp"

#include <doctest/doctest.h>

#include "search/chance/star.hpp"
#include "search/players/payoffs.hpp"
#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

TEST_CASE("values lie between the least and the greatest finite one") {
  TextGame tree(
      "chance_to_move(a). moves(a, [1r2-b,1r2-c]). static_eval(b, -3). static_eval(c, 1r2)."
      " static_eval(d, inf). static_eval(e, 0.25).");
  const auto bounds = value_bounds(tree.game());
  CHECK(bounds.lower.number().text() == "-3");
  CHECK(bounds.upper.number().text() == "1r2");
}

TEST_CASE("without values the bounds are nought") {
  TextGame tree("chance_to_move(a). moves(a, [1-b]).");
  CHECK(value_bounds(tree.game()) == Bounds<Payoff>{Payoff(0), Payoff(0)});
}

TEST_CASE("the greatest sum of payoffs is exact") {
  TextGame tree(
      "player_to_move(a, 1). moves(a, [b,c]). static_eval(b, [0.1,0.2]). static_eval(c, "
      "[1r10,0]).");
  // As a sum of floats it would be 0.30000000000000004.
  CHECK(greatest_sum(tree.game()).number().is_rational());
  CHECK(greatest_sum(tree.game()) > Payoff(Number(mpq_class(3, 10))));
  CHECK(greatest_sum(tree.game()) < Payoff(Number(0.1 + 0.2)));
}

TEST_CASE("a negative payoff has no bound of sums") {
  TextGame tree("player_to_move(a, 1). moves(a, [b]). static_eval(b, [1,-1]).");
  try {
    (void)greatest_sum(tree.game());
    FAIL("there is a sum");
  } catch (const PayoffsError<TermId>& error) {
    CHECK(error.problem == PayoffsProblem::negative);
    CHECK(error.position == tree.term("b"));
  }
}

TEST_CASE("bounds that a value of the file lies beyond are refused") {
  TextGame tree(
      "chance_to_move(a). moves(a, [0.5-b,0.5-c]). static_eval(b, -1.5). static_eval(c, 3).");
  const auto beyond = [&](int lower, int upper) -> std::string {
    try {
      check_bounds(tree.game(), {Payoff(lower), Payoff(upper)});
      return "";
    } catch (const ValueOutOfBounds<TermId, Payoff>& error) {
      return tree.text(error.position);
    }
  };
  CHECK(beyond(-2, 3) == "");
  CHECK(beyond(-1, 3) == "b");
  CHECK(beyond(-2, 2) == "c");
}

TEST_CASE("a bound of sums that a position of the file has more than is refused") {
  TextGame tree(
      "player_to_move(a, 1). moves(a, [b,c]). static_eval(b, [1,2]). static_eval(c, [4,1r2]).");
  CHECK_NOTHROW(check_sum(tree.game(), Payoff(5)));
  try {
    check_sum(tree.game(), Payoff(4));
    FAIL("it is not refused");
  } catch (const PayoffsError<TermId>& error) {
    CHECK(error.problem == PayoffsProblem::sum_over_bound);
    CHECK(error.position == tree.term("c"));
  }
}

}  // namespace
}  // namespace minimax
