#include "search/players/paranoid.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/two/minimax.hpp"
#include "search/two/solver.hpp"
#include "tests/games/naive_players.hpp"
#include "tests/games/players_games.hpp"
#include "tests/games/players_graph.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Line = std::vector<int>;
using Ints = std::vector<int>;

TEST_CASE("the paranoid player expects the worst of all others") {
  IntPlayersGame game = three_player_game();
  // A: B and C would leave it 1 on both sides.
  const auto answer = Paranoid<IntPlayersGame>(game).answer(0);
  CHECK(answer.payoffs == Ints{1, 5, 2});
  CHECK(answer.line == Line{2, 5, 12});
  CHECK(answer.best() == 2);
  CHECK(Paranoid<IntPlayersGame>(game).answer(0, Ties::first).line == Line{1, 3, 7});
  // B below 1: C would leave it 2 or 1.
  CHECK(Paranoid<IntPlayersGame>(game).answer(1).payoffs == Ints{4, 2, 3});
  CHECK(Paranoid<IntPlayersGame>(game).answer(1, Ties::first).payoffs == Ints{1, 2, 6});
  CHECK(Paranoid<IntPlayersGame>(game).answer(2).payoffs == Ints{5, 4, 5});
}

TEST_CASE("a leaf at the root of a paranoid search has no player and its own payoffs") {
  IntPlayersGame game = three_player_game();
  Paranoid<IntPlayersGame> search(game);
  CHECK(search.answer(8).payoffs == Ints{4, 2, 3});
  CHECK_FALSE(search.answer(8).best());
  CHECK(search.statistics().leaves == 2);
}

TEST_CASE("paranoid search cuts off whatever kind of numbers payoffs are") {
  IntPlayersGame game(
      2, {{{1, 2}, 0}, {{}, 0, {5, 0}}, {{3, 4}, 1}, {{}, 0, {4, 0}}, {{}, 0, {9, 9}}});
  Paranoid<IntPlayersGame> search(game);
  CHECK(search.answer(0).line == Line{1});
  CHECK(search.statistics().cut_offs == 1);
  CHECK(search.statistics().leaves == 2);
  PlayersGraph<int, mpq_class> rationals(2, {{{1, 2}, 0},
                                             {{}, 0, {mpq_class(1, 2), 0}},
                                             {{3, 4}, 1},
                                             {{}, 0, {mpq_class(1, 3), 0}},
                                             {{}, 0, {9, 9}}});
  Paranoid<PlayersGraph<int, mpq_class>> of_rationals(rationals);
  CHECK(of_rationals.answer(0).line == Line{1});
  CHECK(of_rationals.statistics().cut_offs == 1);
  CHECK(of_rationals.statistics().leaves == 2);
}

TEST_CASE("a paranoid search takes positions that are no plain memory") {
  Words game;
  CHECK(Paranoid<Words>(game).answer("").line == std::vector<std::string>{"a", "ab", "aba"});
}

TEST_CASE("a paranoid search goes to its depth limit") {
  IntPlayersGame game(
      2,
      {{{1, 2}, 0, {7, 7}}, {{3}, 1, {1, 0}}, {{4}, 1, {2, 0}}, {{}, 0, {8, 0}}, {{}, 0, {3, 0}}});
  CHECK(Paranoid<IntPlayersGame>(game, {0}).answer(0).payoffs == Ints{7, 7});
  CHECK(Paranoid<IntPlayersGame>(game, {1}).answer(0).line == Line{2});
  CHECK(Paranoid<IntPlayersGame>(game, {2}).answer(0).line == Line{1, 3});
}

TEST_CASE("a paranoid search notices a cycle and wrong payoffs and can be stopped") {
  IntPlayersGame game(
      2, {{{1}, 0, {1, 1}}, {{0}, 1, {2, 2}}, {{3}, 0}, {{}, 0, {1}}, {{5}, 1}, {{1}, 2}});
  Paranoid<IntPlayersGame> search(game);
  Line loop;
  try {
    search.answer(0);
  } catch (const CycleError<int>& error) {
    loop = error.loop;
  }
  CHECK(loop == Line{0, 1, 0});
  CHECK_THROWS_AS(search.answer(2), PayoffsError<int>);
  CHECK_THROWS_AS(search.answer(4), PayoffsError<int>);
  CHECK(Paranoid<IntPlayersGame>(game, {3}).answer(0).line == Line{1, 0, 1});
  Interrupt interrupt;
  interrupt.limit(2, std::nullopt);
  CHECK_THROWS_AS(Paranoid<IntPlayersGame>(game, {3}, interrupt).answer(0), SearchStopped);
}

TEST_CASE("a paranoid search goes where recursion cannot") {
  const int length = test_size(1'000'000);
  std::vector<IntPlayersGame::Entry> entries;
  for (int i = 0; i < length; ++i) entries.push_back({{i + 1}, static_cast<std::size_t>(i % 3)});
  entries.push_back({{}, 0, {7, 8, 9}});
  IntPlayersGame game(3, std::move(entries));
  CHECK(Paranoid<IntPlayersGame>(game).answer(0).line.size() == static_cast<std::size_t>(length));
}

TEST_CASE("a solver can be given what the paranoid player sees") {
  IntPlayersGame game = three_player_game();
  ParanoidGame<IntPlayersGame> view(game, 0);
  Solver<ParanoidGame<IntPlayersGame>> solver(view, {.algorithm = Algorithm::pvs});
  CHECK(solver.solve(0, TieRule::all).answers.size() == 2);
}

TEST_CASE_TEMPLATE("paranoid search equals its definition on random games", P, int, Vertex) {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::uint64_t leaves = 0;
  std::uint64_t plain_leaves = 0;
  int compared = 0;
  const int rounds = test_size(5000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    auto game = random_players_game<P>(random);
    const auto depth = random_depth(random);
    const std::size_t table_bytes = random_between(random, 0, 1) ? std::size_t{1} << 16 : 0;
    for (const Ties ties : {Ties::last, Ties::first}) {
      const auto expected = NaivePlayers(game, depth, ties).paranoid(P{});
      Paranoid<PlayersGraph<P>> search(game, {depth, table_bytes});
      const auto found = search.answer(P{}, ties);
      REQUIRE(found.payoffs == expected.payoffs);
      REQUIRE(found.line == expected.line);
      ParanoidGame view(game, player_index(game.mover(P{})));
      Minimax plain(view, {depth, std::nullopt});
      plain.answer(P{}, ties);
      leaves += search.statistics().leaves;
      plain_leaves += plain.statistics().leaves;
      ++compared;
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared; " << leaves << " leaves valued where plain minimax values "
                  << plain_leaves);
}

}  // namespace
}  // namespace minimax
