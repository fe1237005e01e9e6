#include "search/chance/solver.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <stdexcept>

#include "search/chance/payoff_rounding.hpp"
#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

using ChanceOptions = ChanceSolverOptions<Payoff>;

/// Of each side: MAX may wait once more, and chance then gives 1 or 3 more.
constexpr const char* ladder =
    "max_to_move(a). chance_to_move(b). max_to_move(c). chance_to_move(d)."
    " moves(a, [b,stop]). moves(b, [1r2-c,1r2-e]). moves(c, [d,f]). moves(d, [1r2-g,1r2-h])."
    " static_eval(a, 0). static_eval(b, 1). static_eval(c, 2). static_eval(d, 3)."
    " static_eval(stop, 1). static_eval(e, 4). static_eval(f, 1). static_eval(g, 8)."
    " static_eval(h, 0).";

ChanceOptions within_bounds(Algorithm algorithm, SearchLimits limits = {}) {
  return {.algorithm = algorithm, .limits = limits, .bounds = Bounds<Payoff>{Payoff(0), Payoff(8)}};
}

TEST_CASE("all algorithms answer a game with chance alike to any depth") {
  TextGame tree(ladder);
  FactGame& game = tree.game();
  for (const Plies depth : {0U, 1U, 2U, 3U, 4U, 5U}) {
    const auto plain = ChanceSolver(game, ChanceOptions{.limits = {.depth = depth}})
                           .solve(tree.term("a"), TieRule::last);
    CHECK(plain.depth == depth);
    CHECK(plain.complete);
    for (const Algorithm algorithm : {Algorithm::minimax, Algorithm::star1, Algorithm::star2}) {
      const auto other = ChanceSolver(game, within_bounds(algorithm, {.depth = depth}))
                             .solve(tree.term("a"), TieRule::last);
      CHECK(other.answers == plain.answers);
    }
  }
}

TEST_CASE("a search within limits goes as deep as they allow") {
  TextGame tree(ladder);
  FactGame& game = tree.game();
  for (const Algorithm algorithm :
       {Algorithm::expectiminimax, Algorithm::star1, Algorithm::star2}) {
    CAPTURE(static_cast<int>(algorithm));
    std::optional<Plies> last;
    for (const std::uint64_t positions : {4U, 8U, 12U, 20U, 40U, 1000U}) {
      ChanceSolver solver(game, within_bounds(algorithm, {.positions = positions}));
      const auto found = solver.solve(tree.term("a"), TieRule::last);
      CHECK(found.statistics.positions <= positions);
      REQUIRE(found.depth.has_value());
      CHECK((!last || *last <= *found.depth));
      last = found.depth;
      const auto direct = ChanceSolver(game, ChanceOptions{.limits = {.depth = found.depth}})
                              .solve(tree.term("a"), TieRule::last);
      CHECK(found.answers == direct.answers);
    }
    CHECK(last == 5);  // a ply beyond the last leaf shows that there is no more
  }
}

TEST_CASE("a stopped search is told from one that has come to the end") {
  TextGame tree(ladder);
  FactGame& game = tree.game();
  const auto solve = [&](std::uint64_t positions) {
    return ChanceSolver(game, ChanceOptions{.limits = {.positions = positions}})
        .solve(tree.term("a"), TieRule::last);
  };
  CHECK_FALSE(solve(8).complete);
  CHECK(solve(1000).complete);
  const auto at_once = solve(0);
  CHECK_FALSE(at_once.complete);
  CHECK(at_once.depth == 0);
  CHECK(at_once.answers.at(0).value == Payoff(0));
}

TEST_CASE("where only leaves have values limits allow all or nothing") {
  TextGame tree(
      "chance_to_move(a). max_to_move(b). moves(a, [1-b]). moves(b, [c])."
      " static_eval(c, 7).");
  FactGame& game = tree.game();
  const auto solve = [&](std::uint64_t positions) {
    return ChanceSolver(game, ChanceOptions{.limits = {.positions = positions}})
        .solve(tree.term("a"), TieRule::last);
  };
  CHECK(solve(100).answers.at(0).value == Payoff(7));
  CHECK_FALSE(solve(100).depth.has_value());
  CHECK_THROWS_AS(solve(2), SearchStopped);
}

TEST_CASE("a cycle is no error within limits") {
  TextGame tree(
      "chance_to_move(a). moves(a, [1r2-a,1r2-b]). static_eval(a, 4). static_eval(b, 2).");
  FactGame& game = tree.game();
  CHECK_THROWS_AS(ChanceSolver(game, ChanceOptions()).solve(tree.term("a"), TieRule::last),
                  CycleError<TermId>);
  const auto found = ChanceSolver(game, ChanceOptions{.limits = {.positions = 60}})
                         .solve(tree.term("a"), TieRule::last);
  CHECK_FALSE(found.complete);
  CHECK(found.depth > 3U);
  CHECK(found.answers.at(0).value > Payoff(2));
}

TEST_CASE("the line tells whose static value the answer is") {
  TextGame tree(ladder);
  FactGame& game = tree.game();
  const auto valued = [&](const char* position, Plies plies) {
    const auto found = ChanceSolver(game, ChanceOptions{.limits = {.depth = plies}})
                           .solve(tree.term(position), TieRule::last);
    const auto leaf = valued_by(game, tree.term(position), plies, found.answers.at(0).line);
    return leaf ? tree.texts(std::vector{*leaf}) : "none";
  };
  CHECK(valued("a", 0) == "a");
  CHECK(valued("a", 1) == "stop");  // the last of equals
  CHECK(valued("a", 2) == "none");
  CHECK(valued("c", 1) == "d");  // a chance position at the limit
  CHECK(valued("d", 1) == "none");
  CHECK(valued("g", 3) == "g");
}

TEST_CASE("Star1 and Star2 without bounds are refused") {
  TextGame tree(ladder);
  FactGame& game = tree.game();
  CHECK_THROWS_AS(ChanceSolver(game, ChanceOptions{.algorithm = Algorithm::star1}),
                  std::invalid_argument);
}

}  // namespace
}  // namespace minimax
