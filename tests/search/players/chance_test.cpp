// Games of several players in which chance moves too.
#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "search/chance/expectiminimax.hpp"
#include "search/common/valued_by.hpp"
#include "search/players/best_reply.hpp"
#include "search/players/equilibria.hpp"
#include "search/players/maxn.hpp"
#include "search/players/paranoid.hpp"
#include "search/players/shallow_pruning.hpp"
#include "search/players/solver.hpp"
#include "tests/games/chance_graph_game.hpp"
#include "tests/games/naive_players.hpp"
#include "tests/games/players_facts.hpp"
#include "tests/games/players_games.hpp"
#include "tests/games/players_graph.hpp"
#include "tests/games/text_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

// Its own name has a comma in it.
TYPE_TO_STRING(mpq_class);

namespace minimax {
namespace {

using Exact = PlayersGraph<int, mpq_class>;
using Line = std::vector<int>;
using Rationals = std::vector<mpq_class>;

const mpq_class half(1, 2);

Exact::Entry dice(std::vector<int> successors, std::vector<mpq_class> probabilities) {
  Exact::Entry entry(std::move(successors), 0);
  entry.probabilities = std::move(probabilities);
  return entry;
}

/// The first player may throw a coin, or take 3 for itself.
Exact coin_or_three() {
  return Exact(2, {{{1, 2}, 0},
                   dice({3, 4}, {half, half}),
                   {{}, 0, {3, 0}},
                   {{5, 6}, 1},
                   {{}, 0, {1, 1}},
                   {{}, 0, {7, 2}},
                   {{}, 0, {0, 1}}});
}

TEST_CASE("the payoffs of a chance position are the expected ones and end the line") {
  Exact game = coin_or_three();
  MaxN search(game);
  const auto answer = search.answer(0);
  CHECK(answer.payoffs == Rationals{4, mpq_class(3, 2)});
  CHECK(answer.line == Line{1});
  const auto at_chance = search.answer(1);
  CHECK(at_chance.payoffs == answer.payoffs);
  CHECK(at_chance.line.empty());
  CHECK_FALSE(at_chance.best());
  CHECK(search.answer(3).line == Line{5});
  CHECK(search.statistics().positions == 7);
}

TEST_CASE("it is told whose payoffs an answer has unless chance has a part in them") {
  Exact game = coin_or_three();
  const auto valued = [&](int root, const Line& line, Plies plies = unlimited_plies) {
    return valued_by(game, root, plies, line);
  };
  CHECK_FALSE(valued(0, {1}));
  CHECK_FALSE(valued(1, {}));
  CHECK(valued(0, {1}, 1) == 1);
  CHECK(valued(3, {5}) == 5);
  CHECK(valued(0, {2}) == 2);
}

TEST_CASE("what cannot be reached is not visited in a game of players") {
  Exact game(1, {dice({1, 2, 3}, {half, 0, half}), {{}, 0, {4}}, {{2}, 0}, {{}, 0, {1}}});
  MaxN search(game);
  CHECK(search.answer(0).payoffs == Rationals{mpq_class(5, 2)});
  CHECK(search.statistics().positions == 3);
}

TEST_CASE("a chance position at the depth limit has its static payoffs") {
  Exact game(1, {{{1}, 0}, dice({2}, {1}), {{}, 0, {4}}});
  Exact::Entry chance = game.entries()[1];
  chance.payoffs = {9};
  Exact limited(1, {game.entries()[0], chance, game.entries()[2]});
  CHECK(MaxN(limited, {1}).answer(0).payoffs == Rationals{9});
  CHECK(MaxN(limited, {2}).answer(0).payoffs == Rationals{4});
}

TEST_CASE("probabilities that do not sum to one and cycles through chance are errors") {
  Exact third(1, {dice({1, 1}, {half, mpq_class(1, 3)}), {{}, 0, {1}}});
  CHECK_THROWS_AS(MaxN(third).answer(0), ImproperProbabilities<int>);
  Exact circle(1, {dice({0, 1}, {half, half}), {{}, 0, {1}}});
  CHECK_THROWS_AS(MaxN(circle).answer(0), CycleError<int>);
  CHECK_THROWS_AS(Equilibria(circle).answers(0, 1), CycleError<int>);
}

template <class Ask>
std::optional<PayoffsError<int>> error_of(Ask ask) {
  try {
    ask();
  } catch (const PayoffsError<int>& error) {
    return error;
  }
  return std::nullopt;
}

TEST_CASE("searches that are not for chance say where it moves") {
  Exact game = coin_or_three();
  const std::optional<PayoffsError<int>> errors[] = {
      error_of([&] { ShallowMaxN(game, mpq_class(9)).answer(0); }),
      error_of([&] { Paranoid<Exact>(game).answer(0); }),
      error_of([&] { BestReply<Exact>(game).answer(0); })};
  for (const auto& error : errors) {
    REQUIRE(error);
    CHECK(error->problem == PayoffsProblem::chance_moves);
    CHECK(error->position == 1);
    CHECK(std::string(error->what()) == "chance moves, and the algorithm is not for that");
  }
  CHECK(ShallowMaxN(game, mpq_class(9)).answer(3).line == Line{5});
}

TEST_CASE("averages that are no finite floats are told") {
  const double large = std::numeric_limits<double>::max();
  // The probabilities sum to 1 as far as floats go, and are a bit more.
  PlayersGraph<int, double> game(1, {{{1, 2, 3}, 0}, {{}, 0, {large}}});
  auto entries = game.entries();
  entries[0].successors = {1, 1};
  entries[0].probabilities = {1.0, 1e-13};
  PlayersGraph<int, double> chance(1, entries);
  const auto error = error_of([&] { MaxN(chance).answer(0); });
  REQUIRE(error);
  CHECK(error->problem == PayoffsProblem::too_large);
  CHECK(error_of([&] { Equilibria(chance).answers(0, 1); }));
}

TEST_CASE("each choice of lines below a chance position may come to be expected") {
  // Below 1 and 2 the second player does not mind what the first one gets.
  Exact game(2, {dice({1, 2}, {half, half}),
                 {{3, 4}, 1},
                 {{4, 5}, 1},
                 {{}, 0, {0, 1}},
                 {{}, 0, {2, 1}},
                 {{}, 0, {6, 1}}});
  const auto answers = Equilibria(game).answers(0, 100);
  std::vector<Rationals> payoffs;
  for (const auto& answer : answers) {
    CHECK(answer.line.empty());
    payoffs.push_back(answer.payoffs);
  }
  CHECK(payoffs == std::vector<Rationals>{{1, 1}, {2, 1}, {3, 1}, {4, 1}});
  CHECK(Equilibria(game).payoffs(0) == payoffs);
  CHECK(Equilibria(game).answers(0, 3).size() == 3);
}

TEST_CASE("exponentially many expected payoffs can be stopped") {
  // 2 to the power of 40 different sums of powers of two.
  std::vector<Exact::Entry> entries = {{{}, 0}};
  const int throws = 40;
  for (int i = 0; i < throws; ++i) {
    const int at = 1 + 3 * i;
    entries[0].successors.push_back(at);
    entries[0].probabilities.emplace_back(1, throws);
    entries.push_back({{at + 1, at + 2}, 1});
    entries.push_back({{}, 0, {0, 1}});
    entries.push_back({{}, 0, {mpq_class(mpz_class(1) << static_cast<unsigned>(i)), 1}});
  }
  Exact game(2, std::move(entries));
  int questions = 0;
  const Interrupt::Question later = [](void* context) {
    return (*static_cast<int*>(context))++ > 100;
  };
  CHECK_THROWS_AS(Equilibria(game, {}, Interrupt(later, &questions)).answers(0, 1), SearchStopped);
}

TEST_CASE_TEMPLATE("max-n with chance equals its definition on random games", V, mpq_class,
                   double) {
  CAPTURE(random_seed());
  Random random(random_seed());
  int compared = 0;
  int with_chance = 0;
  const int rounds = test_size(5000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    auto game = random_game_with_chance<Vertex, V>(random, random_shape(random));
    const auto depth = random_depth(random);
    MaxN search(game, {depth});
    for (const Ties ties : {Ties::last, Ties::first}) {
      const auto expected = NaivePlayers(game, depth, ties).maxn(Vertex{});
      const auto found = search.answer(Vertex{}, ties);
      REQUIRE(found.payoffs == expected.payoffs);
      REQUIRE(found.line == expected.line);
      if (!valued_by(game, Vertex{}, depth.value_or(unlimited_plies), found.line)) ++with_chance;
      ++compared;
    }
  }
  CHECK(with_chance > rounds / 2);
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared; in " << with_chance << " chance has a part");
}

TEST_CASE("max-n of one player and chance is expectiminimax") {
  CAPTURE(random_seed());
  Random random(random_seed());
  int compared = 0;
  for (int round = 0; round < test_size(2000); ++round) {
    CAPTURE(round);
    auto one = random_chance_game<mpq_class, int>(random);
    std::vector<Exact::Entry> entries;
    for (auto& entry : one.entries()) {
      if (entry.mover == Mover::min) entry.mover = Mover::max;
      entries.push_back({entry.successors, 0, {entry.value}});
      entries.back().probabilities = entry.probabilities;
    }
    Exact game(1, std::move(entries));
    const auto depth = random_depth(random);
    for (const TieRule ties : {TieRule::last, TieRule::first}) {
      const auto expected = Expectiminimax(one, {depth}).answers(0, ties).front();
      const auto found =
          MaxN(game, {depth}).answer(0, ties == TieRule::last ? Ties::last : Ties::first);
      REQUIRE(found.payoffs == Rationals{expected.value});
      REQUIRE(found.line == expected.line);
      ++compared;
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers compared");
}

TEST_CASE("all equilibria with chance are those of the definition") {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::uint64_t compared = 0;
  const int rounds = test_size(2000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    PayoffsShape shape = random_shape(random);
    shape.bound = random_between(random, 1, 3);
    auto game = random_game_with_chance<Vertex, mpq_class>(random, shape, 12);
    const auto depth = random_depth(random);
    const auto expected = NaivePlayers(game, depth).equilibria(Vertex{});
    Equilibria search(game, {depth});
    const auto found = search.answers(Vertex{}, 1'000'000);
    REQUIRE(found.size() == expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      REQUIRE(found[i].line == expected[i].line);
      REQUIRE(found[i].payoffs == expected[i].payoffs);
    }
    for (const Ties ties : {Ties::last, Ties::first})
      REQUIRE(std::ranges::count(found, MaxN(game, {depth}).answer(Vertex{}, ties)) == 1);
    compared += found.size();
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " lines of " << rounds
                  << " games compared");
}

TEST_CASE("facts of several players with chance have the answers of the definition") {
  CAPTURE(random_seed());
  Random random(random_seed());
  int compared = 0;
  const int rounds = test_size(1000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    auto game = random_game_with_chance<int, mpq_class>(random, random_shape(random));
    TextGame tree(facts_of(game));
    REQUIRE(tree.game().kind() == GameKind::players);
    const auto depth = random_depth(random);
    PlayersSolver solver(tree.game(), {.limits = {.depth = depth}});
    for (const Ties ties : {Ties::last, Ties::first}) {
      const auto expected = NaivePlayers(game, depth, ties).maxn(0);
      const auto found = solver.solve(tree.term(fact_name(0)),
                                      ties == Ties::last ? TieRule::last : TieRule::first);
      std::vector<Payoff> payoffs;
      for (const mpq_class& payoff : expected.payoffs) payoffs.emplace_back(Number(payoff));
      REQUIRE(found.answers.front().payoffs == payoffs);
      std::string line;
      for (const int position : expected.line)
        line += (line.empty() ? "" : " ") + fact_name(position);
      REQUIRE(tree.texts(found.answers.front().line) == line);
      ++compared;
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared");
}

}  // namespace
}  // namespace minimax
