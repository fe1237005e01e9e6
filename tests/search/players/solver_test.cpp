#include "search/players/solver.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <stdexcept>

#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

/// Three players in turn; payoffs everywhere sum to 6.
constexpr const char* three_players =
    "player_to_move(a, 1). player_to_move(b, 2). player_to_move(c, 2). player_to_move(d, 3)."
    " moves(a, [b,c]). moves(b, [d,e]). moves(c, [f,g]). moves(d, [h,i])."
    " static_eval(a, [2,2,2]). static_eval(b, [3,2,1]). static_eval(c, [1,2,3])."
    " static_eval(d, [0,3,3]). static_eval(e, [1,1,4]). static_eval(f, [2,1,3])."
    " static_eval(g, [2,1,3]). static_eval(h, [3,3,0]). static_eval(i, [5,0,1]).";

constexpr Algorithm players_algorithms[] = {Algorithm::maxn, Algorithm::shallow,
                                            Algorithm::paranoid, Algorithm::best_reply};

PlayersSolverOptions options(Algorithm algorithm, SearchLimits limits = {}) {
  return {.algorithm = algorithm, .limits = limits, .greatest_sum = Payoff(6)};
}

TEST_CASE("a search of players within limits goes as deep as they allow") {
  TextGame tree(three_players);
  FactGame& game = tree.game();
  for (const Algorithm algorithm : players_algorithms) {
    CAPTURE(static_cast<int>(algorithm));
    std::optional<Plies> last;
    for (const std::uint64_t positions : {4U, 10U, 20U, 50U, 1000U}) {
      PlayersSolver solver(game, options(algorithm, {.positions = positions}));
      const auto found = solver.solve(tree.term("a"), TieRule::last);
      REQUIRE(found.depth.has_value());
      CHECK((!last || *last <= *found.depth));
      last = found.depth;
      const auto direct = PlayersSolver(game, options(algorithm, {.depth = found.depth}))
                              .solve(tree.term("a"), TieRule::last);
      CHECK(found.answers == direct.answers);
      CHECK(found.algorithm == algorithm);
    }
    CHECK(last == 4);
  }
}

TEST_CASE("shallow pruning is max-n to any depth") {
  TextGame tree(three_players);
  FactGame& game = tree.game();
  for (const Plies depth : {0U, 1U, 2U, 3U, 4U}) {
    for (const TieRule ties : {TieRule::last, TieRule::first}) {
      const auto plain = PlayersSolver(game, options(Algorithm::maxn, {.depth = depth}))
                             .solve(tree.term("a"), ties);
      const auto pruned = PlayersSolver(game, options(Algorithm::shallow, {.depth = depth}))
                              .solve(tree.term("a"), ties);
      CHECK(plain.answers == pruned.answers);
    }
  }
}

TEST_CASE("all lines are told up to a number of them") {
  TextGame tree(three_players);
  FactGame& game = tree.game();
  const auto found =
      PlayersSolver(game, PlayersSolverOptions()).solve(tree.term("c"), TieRule::all);
  CHECK(found.answers.size() == 2);
  CHECK_FALSE(found.has_more);
  const auto first = PlayersSolver(game, PlayersSolverOptions{.most_lines = 1})
                         .solve(tree.term("c"), TieRule::all);
  CHECK(first.answers.size() == 1);
  CHECK(first.has_more);
  const auto limited = PlayersSolver(game, PlayersSolverOptions{.limits = {.positions = 1000}})
                           .solve(tree.term("c"), TieRule::all);
  CHECK(limited.answers == found.answers);
  CHECK(limited.complete);
}

TEST_CASE("what shallow pruning relies on is checked") {
  TextGame tree(three_players);
  FactGame& game = tree.game();
  CHECK_THROWS_AS(PlayersSolver(game, {.algorithm = Algorithm::shallow}), std::invalid_argument);
  PlayersSolver small(game, {.algorithm = Algorithm::shallow, .greatest_sum = Payoff(5)});
  CHECK_THROWS_AS(small.solve(tree.term("a"), TieRule::last), PayoffsError<TermId>);
  PlayersSolver shallow(game, options(Algorithm::shallow));
  CHECK_THROWS_AS(shallow.solve(tree.term("a"), TieRule::all), std::invalid_argument);
}

TEST_CASE("a search of players that is stopped at once answers statically") {
  TextGame tree(three_players);
  FactGame& game = tree.game();
  PlayersSolver solver(game, options(Algorithm::maxn, {.positions = 0}));
  const auto found = solver.solve(tree.term("b"), TieRule::last);
  CHECK_FALSE(found.complete);
  CHECK(found.depth == 0);
  CHECK(found.answers.at(0).payoffs.at(0) == Payoff(3));
  CHECK(found.answers.at(0).line.empty());
}

}  // namespace
}  // namespace minimax
