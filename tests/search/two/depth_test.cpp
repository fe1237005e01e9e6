// Minimax under a depth limit.
#include <doctest/doctest.h>

#include <vector>

#include "search/two/minimax.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/games/naive_minimax.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Line = std::vector<int>;

/// 0 -> 1, 2; 1 -> 3; 2 -> 4; the static values tell nothing about the leaves.
IntGame misleading_tree() {
  return IntGame({{{1, 2}, Mover::max, 10},
                  {{3}, Mover::min, 20},
                  {{4}, Mover::min, 30},
                  {{}, Mover::max, 2},
                  {{}, Mover::max, 1}});
}

Answer<IntGame> limited(IntGame& game, Plies depth) {
  return Minimax(game, {depth, {}}).answer(0);
}

TEST_CASE("a position at the depth limit has its static value") {
  IntGame game = misleading_tree();
  CHECK(limited(game, 0).value == 10);
  CHECK(limited(game, 0).line.empty());
  CHECK(limited(game, 1).value == 30);
  CHECK(limited(game, 1).line == Line{2});
  CHECK(limited(game, 2).value == 2);
  CHECK(limited(game, 2).line == Line{1, 3});
}

TEST_CASE("a limit beyond the leaves changes nothing") {
  IntGame game = misleading_tree();
  for (const Plies depth : {3U, 100U, unlimited_plies - 1, unlimited_plies}) {
    CHECK(limited(game, depth).value == 2);
    CHECK(limited(game, depth).line == Line{1, 3});
  }
}

TEST_CASE("best_answers at the limit itself is one answer") {
  IntGame game = misleading_tree();
  const auto answers = Minimax(game, {0, {}}).best_answers(0);
  REQUIRE(answers.size() == 1);
  CHECK(answers[0].value == 10);
}

TEST_CASE("a position has a value for each distance from the limit") {
  // 0 -> 1 and 2; 2 -> 1: one ply below the root 1 is not at the limit of two, two plies below it
  // is.
  IntGame game(
      {{{1, 2}, Mover::max}, {{3}, Mover::min, 50}, {{1}, Mover::min, 0}, {{}, Mover::max, 4}});
  const auto answer = limited(game, 2);
  CHECK(answer.value == 50);
  CHECK(answer.line == Line{2, 1});
}

TEST_CASE("a depth limit bounds the search of a cycle") {
  IntGame game({{{1}, Mover::max, 5}, {{0}, Mover::min, 6}});
  CHECK(limited(game, 3).value == 6);
  CHECK(limited(game, 4).line == Line{1, 0, 1, 0});
  CHECK_FALSE(limited(game, 4).repetition);
}

/// Each number is followed by the next one.
struct Counting {
  using Position = int;
  using Value = int;
  std::vector<int> successors(const int& position) const { return {position + 1}; }
  Mover mover(const int&) const { return Mover::max; }
  int value(const int& position) const { return position; }
};

TEST_CASE("a depth limit bounds the search of a game without end") {
  Counting game;
  CHECK(Minimax(game, {5, {}}).answer(0).value == 5);
  CHECK(Minimax(game, {5, 9}).answer(0).value == 5);
}

TEST_CASE("a position whose end lies above the limit is looked at once from wherever it is asked") {
  std::vector<IntGame::Entry> chain;
  for (int i = 0; i < 1000; ++i) chain.push_back({{i + 1}, Mover::max});
  chain.push_back({{}, Mover::max, 7});
  IntGame game(std::move(chain));
  Minimax search(game, {5000, {}});
  for (int i = 0; i <= 1000; ++i) CHECK(search.outcome(i).value == 7);
  CHECK(search.statistics().positions == 1001);
  CHECK(search.horizon_uses() == 0);
}

TEST_CASE_TEMPLATE("what is known of one position under a limit is right of the next", P, int,
                   Vertex) {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const int rounds = test_size(1000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    const int size = random_between(random, 1, 7);
    GraphGame<P> game = random_between(random, 0, 1) ? random_graph<P>(random, size, 3)
                                                     : random_acyclic_graph<P>(random, size, 3);
    MinimaxOptions<int> options;
    options.depth = random_between(random, 0, 5);
    if (random_between(random, 0, 1)) options.repetition = random_between(random, -2, 2);
    const Ties ties = random_between(random, 0, 1) ? Ties::last : Ties::first;
    Minimax search(game, options);
    for (int i = 0; i < 2 * size; ++i) {
      const P root{static_cast<P>(random_between(random, 0, size - 1))};
      const auto expected = NaiveMinimax(game, options, ties).answer(root);
      const auto found = search.outcome(root, ties);
      REQUIRE(found.value == expected.value);
      REQUIRE(found.repetition == expected.repetition);
      REQUIRE(found.best.has_value() != expected.line.empty());
      if (found.best) REQUIRE(*found.best == expected.line.front());
      REQUIRE(search.answer(root, ties).line == expected.line);
    }
  }
}

TEST_CASE_TEMPLATE("a limited search equals the definition on random graphs", P, int, Vertex) {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const int rounds = test_size(2000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    GraphGame<P> game = random_graph<P>(random, random_between(random, 1, 7), 3);
    MinimaxOptions<int> options;
    options.depth = random_between(random, 0, 5);
    if (random_between(random, 0, 1)) options.repetition = random_between(random, -2, 2);
    CAPTURE(*options.depth);
    CAPTURE(options.repetition.has_value());
    Minimax search(game, options);
    for (const Ties ties : {Ties::last, Ties::first}) {
      const auto expected = NaiveMinimax(game, options, ties).answer(P{});
      const auto found = search.answer(P{}, ties);
      REQUIRE(found.value == expected.value);
      REQUIRE(found.line == expected.line);
      REQUIRE(found.repetition == expected.repetition);
    }
  }
}

}  // namespace
}  // namespace minimax
