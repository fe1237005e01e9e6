#include "search/chance/expectiminimax.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "search/chance/policy.hpp"
#include "tests/games/chance_graph_game.hpp"
#include "tests/games/exact_game.hpp"
#include "tests/games/naive_expectiminimax.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Line = std::vector<int>;

/// MAX at 0, then MIN or chance; the likeliest successors of chance are 5 and 8, the first of two.
ExactGame mixed_game() {
  return ExactGame({{{1, 2}},
                    {{3, 4}, Mover::min},
                    leaf(1),
                    {{5, 6}, Mover::chance, 0, {tenths(5), tenths(5)}},
                    leaf(9),
                    {{7, 8}, Mover::max},
                    leaf(2),
                    leaf(3),
                    leaf(4)});
}

TEST_CASE("the notes' example prefers 2.1 to 1.3 and with other leaves the second one") {
  ExactGame game = notes_chances({2, 3, 1, 4});
  Expectiminimax search(game);
  const auto answer = search.answers(0).at(0);
  CHECK(answer.value == tenths(21));
  CHECK(answer.best == 1);
  CHECK(answer.line == Line{1});
  CHECK(search.choice(2, unlimited_plies).value == tenths(13));
  // The order of the leaves is the same: only with chance do the sizes of values matter.
  ExactGame other = notes_chances({20, 30, 1, 400});
  const auto other_answer = Expectiminimax(other).answers(0).at(0);
  CHECK(other_answer.best == 2);
  CHECK(other_answer.value == tenths(409));
}

TEST_CASE("the line ends at the first chance position or follows the likeliest successors") {
  ExactGame game = mixed_game();
  const auto short_line = Expectiminimax(game).answers(0).at(0);
  CHECK(short_line.value == 3);
  CHECK(short_line.line == Line{1, 3});
  Expectiminimax search(game, {.line = ChanceLine::likeliest});
  CHECK(search.answers(0).at(0).line == Line{1, 3, 5, 8});
}

TEST_CASE("a chance position at the root has no best successor") {
  ExactGame game = mixed_game();
  const auto without = Expectiminimax(game).answers(3).at(0);
  CHECK(without.value == 3);
  CHECK(without.best == std::nullopt);
  CHECK(without.line.empty());
  Expectiminimax search(game, {.line = ChanceLine::likeliest});
  const auto all = search.answers(3, TieRule::all);
  REQUIRE(all.size() == 1);
  CHECK(all[0].best == std::nullopt);
  CHECK(all[0].line == Line{5, 8});
}

TEST_CASE("a leaf at the root has neither a best successor nor a line") {
  ExactGame game = mixed_game();
  for (const ChanceLine line : {ChanceLine::to_chance, ChanceLine::likeliest}) {
    const auto answers = Expectiminimax(game, {.line = line}).answers(4, TieRule::all);
    REQUIRE(answers.size() == 1);
    CHECK(answers[0] == ChanceAnswer<ExactGame>{9, std::nullopt, {}});
  }
}

TEST_CASE("the last of equally good successors is taken or the first or each once") {
  ExactGame game({{{1, 2, 1, 3}},
                  leaf(3),
                  {{4, 5}, Mover::chance, 0, {tenths(5), tenths(5)}},
                  leaf(2),
                  leaf(2),
                  leaf(4)});
  Expectiminimax search(game);
  CHECK(search.answers(0).at(0).best == 1);
  CHECK(search.answers(0, TieRule::first).at(0).best == 1);
  const auto all = search.answers(0, TieRule::all);
  REQUIRE(all.size() == 2);
  CHECK(all[0].best == 1);
  CHECK(all[1].best == 2);
}

TEST_CASE("a move of chance is a ply and a position at the limit is valued statically") {
  ExactGame game = notes_chances({2, 3, 1, 4});
  game.entries()[1].value = 5;
  game.entries()[2].value = 7;
  const auto at_chance = Expectiminimax(game, {.depth = 1}).answers(0).at(0);
  CHECK(at_chance.value == 7);
  CHECK(at_chance.best == 2);
  Expectiminimax whole(game, {.depth = 2});
  CHECK(whole.answers(0).at(0).value == tenths(21));
  CHECK(whole.horizon_uses() == 4);
  Expectiminimax none(game, {.depth = 0});
  CHECK(none.answers(0).at(0) == ChanceAnswer<ExactGame>{0, std::nullopt, {}});
}

TEST_CASE("a successor of probability 0 is not visited") {
  ExactGame game({{{1, 2, 0}, Mover::chance, 0, {1, 0, 0}}, leaf(3), leaf(100)});
  Expectiminimax search(game, {.line = ChanceLine::likeliest});
  CHECK(search.answers(0).at(0) == ChanceAnswer<ExactGame>{3, std::nullopt, {1}});
  CHECK(search.statistics().positions == 2);
  CHECK(search.statistics().leaves == 1);
}

TEST_CASE("probabilities that do not sum to 1 are an error that tells the position") {
  const auto of = [](mpq_class first, mpq_class second) {
    ExactGame game({{{1}}, {{2, 3}, Mover::chance, 0, {first, second}}, leaf(1), leaf(2)});
    try {
      Expectiminimax(game).answers(0);
    } catch (const ImproperProbabilities<int>& error) {
      return error.position;
    }
    return -1;
  };
  CHECK(of(tenths(5), tenths(5)) == -1);
  CHECK(of(tenths(5), tenths(4)) == 1);
  CHECK(of(tenths(15), tenths(-5)) == 1);
  CHECK(of(0, 0) == 1);
}

TEST_CASE("a cycle is an error unless there is a depth limit") {
  ExactGame game({{{1}}, {{2, 0}, Mover::chance, 0, {tenths(5), tenths(5)}}, leaf(1)});
  Expectiminimax search(game);
  try {
    search.answers(0);
    FAIL("no CycleError");
  } catch (const CycleError<int>& error) {
    CHECK(error.loop == Line{0, 1, 0});
  }
  CHECK(search.answers(2).at(0).value == 1);
  Expectiminimax limited(game, {.depth = 4, .line = ChanceLine::likeliest});
  CHECK(limited.answers(0).at(0).value == fraction<mpq_class>(3, 4));
}

TEST_CASE("an interrupt stops the search") {
  ExactGame game = mixed_game();
  Interrupt interrupt;
  interrupt.limit(3, std::nullopt);
  CHECK_THROWS_AS(Expectiminimax(game, {}, interrupt).answers(0), SearchStopped);
  interrupt.limit(100, std::nullopt);
  CHECK_NOTHROW(Expectiminimax(game, {}, interrupt).answers(0));
}

TEST_CASE("a shared position is visited once") {
  ExactGame game(
      {{{1, 2}}, {{3, 3}, Mover::chance, 0, {tenths(5), tenths(5)}}, {{3}, Mover::min}, leaf(3)});
  Expectiminimax search(game);
  search.answers(0, TieRule::all);
  CHECK(search.statistics().positions == 4);
  CHECK(search.statistics().leaves == 1);
}

TEST_CASE("a chain of a million positions has an answer") {
  const int length = test_size(1'000'000);
  std::vector<ChanceGraphGame<double>::Entry> entries(static_cast<std::size_t>(length));
  for (int i = 0; i + 1 < length; ++i) {
    auto& entry = entries[static_cast<std::size_t>(i)];
    entry = {{i + 1}, static_cast<Mover>(i % 3), 0, {1}};
  }
  entries.back().value = 7;
  ChanceGraphGame<double> game(std::move(entries));
  const auto answer = Expectiminimax(game, {.line = ChanceLine::likeliest}).answers(0).at(0);
  CHECK(answer.value == 7);
  CHECK(answer.line.size() + 1 == static_cast<std::size_t>(length));
}

TEST_CASE("the policy follows chance everywhere and the players to their best successor") {
  ExactGame game = mixed_game();
  Expectiminimax search(game);
  const auto steps = policy(game, search, 0);
  const std::vector<PolicyStep<ExactGame>> expected = {
      {0, unlimited_plies, Mover::max, 3, {1}},       {1, unlimited_plies, Mover::min, 3, {3}},
      {3, unlimited_plies, Mover::chance, 3, {5, 6}}, {5, unlimited_plies, Mover::max, 4, {8}},
      {8, unlimited_plies, std::nullopt, 4, {}},      {6, unlimited_plies, std::nullopt, 2, {}}};
  CHECK(steps == expected);
}

TEST_CASE("the policy gives a shared position once and one at two distances twice") {
  const std::vector<ExactGame::Entry> entries = {
      {{1, 2, 3}, Mover::chance, 0, {tenths(5), tenths(5), 0}},
      {{2, 4}, Mover::min},
      {{5}, Mover::max},
      leaf(0),
      leaf(9),
      leaf(3)};
  ExactGame game(entries);
  Expectiminimax search(game);
  std::vector<int> order;
  for (const auto& step : policy(game, search, 0)) order.push_back(step.position);
  CHECK(order == Line{0, 1, 2, 5});
  Expectiminimax limited(game, {.depth = 3});
  std::vector<std::pair<int, Plies>> reached;
  for (const auto& step : policy(game, limited, 0))
    reached.emplace_back(step.position, step.remaining);
  CHECK(reached ==
        std::vector<std::pair<int, Plies>>{{0, 3}, {1, 2}, {2, 1}, {5, 0}, {2, 2}, {5, 1}});
}

TEST_CASE("the policy takes the first or the last of equally good successors") {
  ExactGame game({{{1, 2}}, leaf(3), leaf(3)});
  Expectiminimax search(game);
  CHECK(policy(game, search, 0, Ties::first).at(0).successors == Line{1});
  CHECK(policy(game, search, 0, Ties::last).at(0).successors == Line{2});
}

template <class P>
void compare_with_definition(Random& random, std::uint64_t& compared) {
  using G = ChanceGraphGame<mpq_class, P>;
  G game = random_chance_game<mpq_class, P>(random);
  const int depth = random_between(random, 0, 9);
  const auto limit = depth < 8 ? std::optional(depth) : std::nullopt;
  const auto plies = limit ? std::optional(static_cast<Plies>(*limit)) : std::nullopt;
  for (const ChanceLine line : {ChanceLine::to_chance, ChanceLine::likeliest}) {
    Expectiminimax search(game, {.depth = plies, .line = line});
    for (const TieRule rule : {TieRule::last, TieRule::first, TieRule::all}) {
      const auto expected = NaiveExpectiminimax(game, limit, line).answers(P{}, rule);
      REQUIRE(search.answers(P{}, rule) == expected);
      compared += expected.size();
    }
  }
}

TEST_CASE("expectiminimax equals the definition on random games") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  std::uint64_t compared = 0;
  const int rounds = test_size(2000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    compare_with_definition<int>(random, compared);
    compare_with_definition<Vertex>(random, compared);
  }
  MESSAGE("expectiminimax equals the definition in " << compared << " answers");
}

TEST_CASE("every step of a random policy is what the definition chooses") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  std::size_t steps_compared = 0;
  for (int round = 0; round < 500; ++round) {
    CAPTURE(round);
    ExactGame game = random_chance_game<mpq_class, int>(random);
    Expectiminimax search(game);
    NaiveExpectiminimax naive(game, std::nullopt, ChanceLine::to_chance);
    for (const auto& step : policy(game, search, 0)) {
      const auto answer = naive.answers(step.position, TieRule::last).at(0);
      REQUIRE(step.value == answer.value);
      if (answer.best) REQUIRE(step.successors == Line{*answer.best});
      ++steps_compared;
    }
  }
  MESSAGE("the definition chooses as the policy in " << steps_compared << " steps");
}

}  // namespace
}  // namespace minimax
