#include "search/players/equilibria.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "search/players/maxn.hpp"
#include "tests/games/naive_players.hpp"
#include "tests/games/players_games.hpp"
#include "tests/games/players_graph.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Line = std::vector<int>;
using Ints = std::vector<int>;

constexpr std::size_t all_lines = 1'000'000;

std::vector<Line> lines(IntPlayersGame& game, int root = 0) {
  std::vector<Line> lines;
  for (const auto& answer : Equilibria(game).answers(root, all_lines)) lines.push_back(answer.line);
  return lines;
}

TEST_CASE("the three-player game of Russell and Norvig has two equilibrium lines") {
  IntPlayersGame game = three_player_game();
  CHECK(lines(game) == std::vector<Line>{{1, 3, 7}, {2, 5, 12}});
  CHECK(Equilibria(game).payoffs(0) == std::vector<Ints>{{1, 2, 6}, {1, 5, 2}});
}

TEST_CASE("a player may take what is as good as the worst that a tie can bring elsewhere") {
  // Below 1 the second player is free to give the first one 9 or 1. The 5 of position 2 is an
  // equilibrium where that would be 1, and 9 is one; 1 is none, for 5 is better.
  IntPlayersGame game(
      2, {{{1, 2}, 0}, {{3, 4}, 1}, {{}, 0, {5, 0}}, {{}, 0, {9, 3}}, {{}, 0, {1, 3}}});
  CHECK(lines(game) == std::vector<Line>{{1, 3}, {2}});
  CHECK(lines(game, 1) == std::vector<Line>{{3}, {4}});
  CHECK(lines(game, 2) == std::vector<Line>{{}});
}

TEST_CASE("equal lines are told once") {
  IntPlayersGame game(2, {{{1, 1, 2, 1}, 0}, {{}, 0, {1, 1}}, {{}, 0, {1, 2}}});
  CHECK(lines(game) == std::vector<Line>{{1}, {2}});
}

/// 2 to the power of `depth` lines: each position leads to two, and both of them to the next.
IntPlayersGame diamonds(int depth) {
  std::vector<IntPlayersGame::Entry> entries;
  for (int i = 0; i < depth; ++i) {
    const int at = 3 * i;
    entries.push_back({{at + 1, at + 2}, static_cast<std::size_t>(i % 3)});
    entries.push_back({{at + 3}, 0});
    entries.push_back({{at + 3}, 1});
  }
  entries.push_back({{}, 0, {1, 2, 3}});
  return IntPlayersGame(3, std::move(entries));
}

TEST_CASE("of exponentially many lines only those that are asked for are searched") {
  IntPlayersGame game = diamonds(1000);
  Equilibria search(game);
  std::uint64_t told = 0;
  const bool are_all = search.for_each(0, [&](const PlayersAnswer<IntPlayersGame>& answer) {
    CHECK(answer.line.size() == 2000);
    return ++told < 3;
  });
  CHECK_FALSE(are_all);
  CHECK(told == 3);
  CHECK(search.answers(0, 5).size() == 5);
  CHECK(search.answers(0, 0).empty());
  CHECK(search.payoffs(0) == std::vector<Ints>{{1, 2, 3}});
  CHECK(search.statistics().positions == 3001);
  CHECK(search.statistics().leaves == 1);
}

TEST_CASE("it is told whether all equilibrium lines were") {
  IntPlayersGame game = diamonds(10);
  std::uint64_t told = 0;
  CHECK(Equilibria(game).for_each(0, [&](const auto&) { return ++told > 0; }));
  CHECK(told == 1024);
}

TEST_CASE("equilibria end at the depth limit and a cycle without one is an error") {
  IntPlayersGame game(2, {{{1, 2}, 0, {0, 0}}, {{0}, 1, {3, 3}}, {{}, 0, {3, 0}}});
  CHECK_THROWS_AS(Equilibria(game).answers(0, 1), CycleError<int>);
  Equilibria limited(game, {1});
  CHECK(limited.answers(0, all_lines).size() == 2);
  CHECK(Equilibria(game, {0}).answers(0, all_lines).front().line.empty());
  Equilibria search(game);
  for (int round = 0; round < 2; ++round) {
    CHECK_THROWS_AS(search.payoffs(0), CycleError<int>);
    CHECK(search.payoffs(2) == std::vector<Ints>{{3, 0}});
  }
}

TEST_CASE("the search of equilibria can be stopped while it tells lines") {
  IntPlayersGame game = diamonds(20);
  Interrupt interrupt;
  interrupt.limit(1000, std::nullopt);
  Equilibria search(game, {}, interrupt);
  std::uint64_t told = 0;
  CHECK_THROWS_AS(search.for_each(0, [&](const auto&) { return ++told > 0; }), SearchStopped);
  CHECK(told > 0);
}

TEST_CASE("equilibria too deep for the stack are an error") {
  constexpr int length = 1'000'000;
  std::vector<IntPlayersGame::Entry> entries;
  for (int i = 0; i < length; ++i) entries.push_back({{i + 1}, 0});
  entries.push_back({{}, 0, {7}});
  IntPlayersGame game(1, std::move(entries));
  CHECK_THROWS_AS(Equilibria(game).payoffs(0), TooDeep);
}

TEST_CASE("equilibria compare payoffs of other types") {
  PlayersGraph<int, mpq_class> game(
      1, {{{1, 2, 3}, 0}, {{}, 0, {mpq_class(1, 2)}}, {{}, 0, {0}}, {{}, 0, {mpq_class(1, 2)}}});
  CHECK(Equilibria(game).answers(0, all_lines).size() == 2);
}

TEST_CASE_TEMPLATE("all equilibrium lines are those of the definition", P, int, Vertex) {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::uint64_t compared = 0;
  std::size_t most = 0;
  const int rounds = test_size(5000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    PayoffsShape shape = random_shape(random);
    shape.bound = random_between(random, 1, 3);
    auto game = random_players_game<P>(random, shape, 18);
    const auto depth = random_depth(random);
    const auto expected = NaivePlayers(game, depth).equilibria(P{});
    Equilibria search(game, {depth});
    const auto found = search.answers(P{}, all_lines);
    REQUIRE(found.size() == expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      REQUIRE(found[i].line == expected[i].line);
      REQUIRE(found[i].payoffs == expected[i].payoffs);
    }
    std::set<Ints> payoffs;
    for (const auto& outcome : expected) payoffs.insert(outcome.payoffs);
    REQUIRE(search.payoffs(P{}) == std::vector<Ints>(payoffs.begin(), payoffs.end()));
    for (const Ties ties : {Ties::last, Ties::first})
      REQUIRE(std::ranges::count(found, MaxN(game, {depth}).answer(P{}, ties)) == 1);
    compared += found.size();
    most = std::max(most, found.size());
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " lines of " << rounds
                  << " games compared; at most " << most << " of one");
}

}  // namespace
}  // namespace minimax
