// Minimax where a game goes round in a circle.
#include <doctest/doctest.h>

#include <optional>
#include <vector>

#include "search/two/minimax.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/games/naive_minimax.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Line = std::vector<int>;

/// The loop that the search complains of; empty where it does not.
template <class Ask>
Line loop_of(IntGame& game, Ask ask) {
  Minimax search(game);
  try {
    ask(search);
  } catch (const CycleError<int>& error) {
    return error.loop;
  }
  return {};
}
Line loop_of(IntGame& game) {
  return loop_of(game, [](auto& search) { search.answer(0); });
}

TEST_CASE("a cycle is an error with its loop and nothing before it") {
  IntGame game({{{1}}, {{4, 2}}, {{3}}, {{1}}, {}});
  CHECK(loop_of(game) == Line{1, 2, 3, 1});
  CHECK(loop_of(game, [](auto& search) { search.best_answers(0); }) == Line{1, 2, 3, 1});
}

TEST_CASE("a position that follows itself is a cycle") {
  IntGame game({{{1, 0}}, {}});
  CHECK(loop_of(game) == Line{0, 0});
  CHECK(loop_of(game, [](auto& search) { search.best_answers(0); }) == Line{0, 0});
}

TEST_CASE("a search can be asked about other positions after a cycle") {
  IntGame game({{{1}}, {{0}}, {{3}}, {{}, Mover::max, 8}});
  Minimax search(game);
  for (int round = 0; round < 2; ++round) {
    CHECK_THROWS_AS(search.answer(0), CycleError<int>);
    CHECK(search.answer(2).value == 8);
    CHECK_THROWS_AS(search.best_answers(1), CycleError<int>);
  }
}

TEST_CASE("two paths to one position are no cycle") {
  IntGame game({{{1, 2}}, {{2}}, {{}, Mover::max, 1}});
  CHECK(loop_of(game).empty());
}

TEST_CASE("a repeated position has the value that is given") {
  // MAX may go round, or out to 2.
  IntGame game({{{1}, Mover::min}, {{0, 2}, Mover::max}, {{}, Mover::max, 3}});
  const auto draw = Minimax(game, {{}, 5}).answer(0);
  CHECK(draw.value == 5);
  CHECK(draw.line == Line{1, 0});
  CHECK(draw.repetition);
  const auto out = Minimax(game, {{}, 1}).answer(0);
  CHECK(out.value == 3);
  CHECK(out.line == Line{1, 2});
  CHECK_FALSE(out.repetition);
}

TEST_CASE("whether the line ends in a repetition is told of each best answer") {
  IntGame game({{{0, 1}, Mover::max}, {{}, Mover::max, 4}});
  const auto answers = Minimax(game, {{}, 4}).best_answers(0);
  REQUIRE(answers.size() == 2);
  CHECK(answers[0].line == Line{0});
  CHECK(answers[0].repetition);
  CHECK(answers[1].line == Line{1});
  CHECK_FALSE(answers[1].repetition);
}

TEST_CASE("outside of cycles positions are visited once where repetitions have a value") {
  // A ladder: without remembered values the paths double at every step.
  std::vector<IntGame::Entry> entries;
  for (int i = 0; i < 60; i += 2) {
    entries.push_back({{i + 1, i + 2}, Mover::max});
    entries.push_back({{i + 2}, Mover::min});
  }
  entries.push_back({{}, Mover::max, 9});
  IntGame game(std::move(entries));
  Minimax search(game, {{}, 0});
  CHECK(search.answer(0).value == 9);
  CHECK(search.statistics().positions == 61);
}

TEST_CASE_TEMPLATE("with repetitions minimax equals the definition on random graphs", P, int,
                   Vertex) {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const int rounds = test_size(3000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    const int size = random_between(random, 1, 7);
    GraphGame<P> game = random_graph<P>(random, size, 3);
    const MinimaxOptions<int> options{{}, random_between(random, -2, 2)};
    Minimax search(game, options);
    // One search for all questions: what it remembers must not depend on the question.
    for (int root = 0; root < size; ++root) {
      const Ties ties = root % 2 == 0 ? Ties::last : Ties::first;
      const auto expected = NaiveMinimax(game, options, ties).answer(static_cast<P>(root));
      const auto found = search.answer(static_cast<P>(root), ties);
      CAPTURE(root);
      REQUIRE(found.value == expected.value);
      REQUIRE(found.line == expected.line);
      REQUIRE(found.repetition == expected.repetition);
    }
  }
}

TEST_CASE("the line round a long cycle takes no longer than its value") {
  // The last position is a leaf that each of the others could go to as well, and does worse.
  constexpr int size = 2000;
  std::vector<IntGame::Entry> entries;
  for (int i = 0; i < size; ++i) entries.push_back({{(i + 1) % size, size}, Mover::max});
  entries.push_back({{}, Mover::max, -1});
  IntGame game(std::move(entries));
  Minimax search(game, {.depth = std::nullopt, .repetition = 0});
  const Answer<IntGame> answer = search.answer(0);
  CHECK(answer.value == 0);
  CHECK(answer.line.size() == size);
  CHECK(answer.line.back() == 0);
  CHECK(answer.repetition);
  CHECK(search.statistics().positions < 5 * size);
  CHECK(search.outcome(1).best == 2);
}

}  // namespace
}  // namespace minimax
