#include "search/players/shallow_pruning.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>
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

/// The payoffs sum to 10 at the most. The first player has `has` and goes on to a position in which
/// the second one finds `finds` before it looks at position 5.
IntPlayersGame two_choices(int has, int finds) {
  return IntPlayersGame(3, {{{1, 2}, 0},
                            {{}, 0, {has, 10 - has, 0}},
                            {{4, 5}, 1},
                            {{}, 0, {0, 0, 0}},
                            {{}, 0, {10 - finds, finds, 0}},
                            {{}, 0, {has, 10 - has, 0}}});
}

std::uint64_t cut_offs(IntPlayersGame& game, Ties ties) {
  ShallowMaxN search(game, 10);
  search.answer(0, ties);
  return search.statistics().cut_offs;
}

TEST_CASE("shallow pruning cuts off what the predecessor's mover cannot take") {
  IntPlayersGame game = two_choices(3, 8);
  ShallowMaxN search(game, 10);
  CHECK(search.answer(0).line == Line{1});
  CHECK(search.statistics().cut_offs == 1);
  CHECK(search.statistics().leaves == 2);
}

TEST_CASE("shallow pruning minds that the last of equally good successors is taken") {
  // Both sum to the bound. The second player likes position 5 as well as 4, and takes the last of
  // them; to the first player it is worth as much as 1.
  IntPlayersGame game = two_choices(3, 7);
  CHECK(cut_offs(game, Ties::last) == 0);
  CHECK(ShallowMaxN(game, 10).answer(0).line == Line{2, 5});
  CHECK(cut_offs(game, Ties::first) == 1);
  CHECK(ShallowMaxN(game, 10).answer(0, Ties::first).line == Line{1});
}

TEST_CASE("who has the whole bound looks no further where the first of equal ones is taken") {
  IntPlayersGame game(2, {{{1, 2}, 0}, {{}, 0, {10, 0}}, {{}, 0, {10, 0}}});
  CHECK(cut_offs(game, Ties::last) == 0);
  CHECK(cut_offs(game, Ties::first) == 1);
  CHECK(ShallowMaxN(game, 10).answer(0).line == Line{2});
  CHECK(ShallowMaxN(game, 10).answer(0, Ties::first).line == Line{1});
}

TEST_CASE("nothing is cut off between two moves of the same player") {
  IntPlayersGame game(
      2, {{{1, 2}, 0}, {{}, 0, {6, 4}}, {{3, 4}, 0}, {{}, 0, {5, 5}}, {{}, 0, {9, 1}}});
  CHECK(cut_offs(game, Ties::last) == 0);
  CHECK(ShallowMaxN(game, 10).answer(0).line == Line{2, 4});
}

TEST_CASE("a bound is not handed on beyond the immediate successors") {
  // The first player has 5, and two plies below the other successor the third one finds 5: together
  // more than the bound of 9. Without position 6 the second player would take 3 instead of 4
  // though, and the first one would have 6.
  IntPlayersGame game(3, {{{1, 2}, 0},
                          {{}, 0, {5, 2, 2}},
                          {{3, 4}, 1},
                          {{}, 0, {6, 2, 1}},
                          {{5, 6}, 2},
                          {{}, 0, {3, 1, 5}},
                          {{}, 0, {0, 3, 6}}});
  ShallowMaxN search(game, 9);
  CHECK(search.answer(0).payoffs == Ints{5, 2, 2});
  CHECK(search.answer(0).line == Line{1});
  CHECK(search.answer(2).line == Line{4, 6});
}

std::optional<PayoffsError<int>> error_of(IntPlayersGame game, int bound,
                                          Plies depth = unlimited_plies) {
  try {
    ShallowMaxN(game, bound, {depth}).answer(0);
  } catch (const PayoffsError<int>& error) {
    return error;
  }
  return std::nullopt;
}

TEST_CASE("payoffs that break the bound are an error with the position") {
  const IntPlayersGame game(2, {{{1, 2}, 0, {6, 6}}, {{}, 0, {5, 5}}, {{}, 0, {8, 3}}});
  CHECK_FALSE(error_of(game, 11));
  REQUIRE(error_of(game, 10));
  CHECK(error_of(game, 10)->problem == PayoffsProblem::sum_over_bound);
  CHECK(error_of(game, 10)->position == 2);
  CHECK(error_of(game, 9)->position == 1);
  REQUIRE(error_of(game, 11, 0));
  CHECK(error_of(game, 11, 0)->position == 0);
  constexpr int greatest = std::numeric_limits<int>::max();
  CHECK(error_of(IntPlayersGame(3, {{{}, 0, {greatest, greatest, greatest}}}), greatest / 2));
}

TEST_CASE("a negative payoff is an error with the position") {
  const IntPlayersGame game(2, {{{1, 2}, 0}, {{}, 0, {5, 5}}, {{}, 0, {9, -1}}});
  REQUIRE(error_of(game, 10));
  CHECK(error_of(game, 10)->problem == PayoffsProblem::negative);
  CHECK(error_of(game, 10)->position == 2);
}

TEST_CASE("what is cut off is not checked") {
  IntPlayersGame game(
      2, {{{1, 2}, 0}, {{}, 0, {5, 5}}, {{3, 4}, 1}, {{}, 0, {2, 8}}, {{}, 0, {99, -1}}});
  CHECK(ShallowMaxN(game, 10).answer(0).line == Line{1});
}

TEST_CASE("shallow pruning notices a cycle and can be stopped") {
  IntPlayersGame game(2, {{{1}, 0, {1, 1}}, {{0}, 1, {2, 2}}});
  CHECK_THROWS_AS(ShallowMaxN(game, 10).answer(0), CycleError<int>);
  CHECK(ShallowMaxN(game, 10, {3}).answer(0).line == Line{1, 0, 1});
  Interrupt interrupt;
  interrupt.limit(2, std::nullopt);
  CHECK_THROWS_AS(ShallowMaxN(game, 10, {3}, interrupt).answer(0), SearchStopped);
}

TEST_CASE("shallow pruning sums payoffs of other types") {
  PlayersGraph<int, mpq_class> game(2, {{{1, 2}, 0},
                                        {{}, 0, {mpq_class(1, 2), mpq_class(1, 2)}},
                                        {{3, 4}, 1},
                                        {{}, 0, {mpq_class(1, 3), mpq_class(2, 3)}},
                                        {{}, 0, {mpq_class(1, 4), mpq_class(3, 4)}}});
  ShallowMaxN search(game, mpq_class(1));
  CHECK(search.answer(0).line == Line{1});
  CHECK(search.statistics().cut_offs == 1);
}

TEST_CASE("a position that was cut off is searched again where that matters") {
  // 3 is cut off below 1, where the first player has 6 already, and taken below 2.
  IntPlayersGame game(2, {{{1, 2}, 1},
                          {{4, 3}, 0},
                          {{5, 3}, 0},
                          {{6, 7}, 1},
                          {{}, 0, {6, 1}},
                          {{}, 0, {1, 0}},
                          {{}, 0, {4, 5}},
                          {{}, 0, {2, 8}}});
  ShallowMaxN search(game, 10);
  const auto answer = search.answer(0);
  CHECK(answer.line == Line{2, 3, 7});
  CHECK(answer.payoffs == Ints{2, 8});
  CHECK(search.statistics().cut_offs == 1);
}

/// Counts the cut-offs that it is told of.
struct CutOffCounter : NoObserver {
  explicit CutOffCounter(std::uint64_t& count) : count(&count) {}

  std::uint64_t* count;

  void cut_off(const auto&, Mover, const auto&) const { ++*count; }
};

TEST_CASE_TEMPLATE("shallow pruning finds what max-n finds", P, int, Vertex) {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::uint64_t plain_leaves = 0;
  std::uint64_t leaves = 0;
  std::uint64_t cut_offs = 0;
  std::uint64_t told = 0;
  int compared = 0;
  const int rounds = test_size(10000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    const PayoffsShape shape = random_shape(random);
    auto game = random_players_game<P>(random, shape);
    const auto depth = random_depth(random);
    for (const Ties ties : {Ties::last, Ties::first}) {
      MaxN plain(game, {depth});
      ShallowMaxN search(game, shape.bound, {depth}, {}, CutOffCounter(told));
      const auto expected = plain.answer(P{}, ties);
      const auto found = search.answer(P{}, ties);
      REQUIRE(found.payoffs == expected.payoffs);
      REQUIRE(found.line == expected.line);
      REQUIRE(search.statistics().leaves <= plain.statistics().leaves);
      plain_leaves += plain.statistics().leaves;
      leaves += search.statistics().leaves;
      cut_offs += search.statistics().cut_offs;
      ++compared;
    }
  }
  CHECK(leaves < plain_leaves);
  CHECK(told == cut_offs);
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared; " << leaves << " of " << plain_leaves << " leaves valued");
}

TEST_CASE("rounded sums that equal the bound cut nothing off") {
  // 6e-17 and the number before 1 sum to 1, and so do 1e-16 and 1.
  const double before = std::nextafter(1.0, 0.0);
  PlayersGraph<int, double> game(
      2,
      {{{1, 2}, 0}, {{}, 0, {6e-17, 0}}, {{3, 4}, 1}, {{}, 0, {0, before}}, {{}, 0, {1e-16, 1}}});
  REQUIRE(6e-17 + before == 1);
  CHECK(ShallowMaxN(game, 1.0).answer(0, Ties::first).line == Line{2, 4});
  CHECK(MaxN(game).answer(0, Ties::first).line == Line{2, 4});
}

/// The game with payoffs that are a tenth of its own, which have no exact binary form.
PlayersGraph<int, double> in_tenths(const IntPlayersGame& game) {
  std::vector<PlayersGraph<int, double>::Entry> entries;
  for (int at = 0; at < static_cast<int>(game.size()); ++at) {
    std::vector<double> payoffs;
    for (const int payoff : game.payoffs(at)) payoffs.push_back(payoff / 10.0);
    entries.push_back({game.successors(at), player_index(game.mover(at)), std::move(payoffs)});
  }
  return PlayersGraph<int, double>(game.players(), std::move(entries));
}

/// The greatest sum of the payoffs of a position, as it is rounded.
double greatest_sum(const PlayersGraph<int, double>& game) {
  double greatest = 0;
  for (int at = 0; at < static_cast<int>(game.size()); ++at) {
    const auto& payoffs = game.payoffs(at);
    greatest = std::max(greatest, std::accumulate(payoffs.begin(), payoffs.end(), 0.0));
  }
  return greatest;
}

TEST_CASE("shallow pruning finds what max-n finds where sums are rounded") {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::uint64_t cut_offs = 0;
  int compared = 0;
  const int rounds = test_size(5000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    auto game = in_tenths(random_players_game<int>(random));
    for (const Ties ties : {Ties::last, Ties::first}) {
      ShallowMaxN search(game, greatest_sum(game));
      REQUIRE(search.answer(0, ties) == MaxN(game).answer(0, ties));
      cut_offs += search.statistics().cut_offs;
      ++compared;
    }
  }
  CHECK(cut_offs > 0);
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared");
}

TEST_CASE("one search with shallow pruning answers about all positions of a game") {
  CAPTURE(random_seed());
  Random random(random_seed());
  int compared = 0;
  const int rounds = test_size(1000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    const PayoffsShape shape = random_shape(random);
    auto game = random_players_game<int>(random, shape);
    MaxN plain(game);
    ShallowMaxN search(game, shape.bound);
    for (int at = 0; at < static_cast<int>(game.size()); ++at) {
      for (const Ties ties : {Ties::first, Ties::last}) {
        REQUIRE(search.answer(at, ties) == plain.answer(at, ties));
        ++compared;
      }
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared");
}

}  // namespace
}  // namespace minimax
