#include "search/two/minimax.hpp"

#include <doctest/doctest.h>

#include <set>
#include <vector>

#include "examples/cpp/tic_tac_toe.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/games/naive_minimax.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Line = std::vector<int>;

/// The notes' tree: a is 0, b 1, and so on to p, without k.
IntGame notes_tree() {
  const auto leaf = [](int value) { return IntGame::Entry{{}, Mover::min, value}; };
  return IntGame({{{1, 2}, Mover::max},
                  {{3, 4}, Mover::min},
                  {{5, 6}, Mover::min},
                  {{7, 8}, Mover::max},
                  {{9, 10}, Mover::max},
                  {{11, 12}, Mover::max},
                  {{13, 14}, Mover::max},
                  leaf(1),
                  leaf(4),
                  leaf(5),
                  leaf(6),
                  leaf(2),
                  leaf(1),
                  leaf(1),
                  leaf(1)});
}

/// Two plies, whose successors of the root are worth 3, 5, 5 and 2 to MAX.
IntGame tree_with_ties(Mover mover) {
  const int sign = mover == Mover::max ? 1 : -1;
  return IntGame({{{1, 2, 3, 4}, mover},
                  {{}, Mover::max, sign * 3},
                  {{}, Mover::max, sign * 5},
                  {{}, Mover::max, sign * 5},
                  {{}, Mover::max, sign * 2}});
}

TEST_CASE("the notes' tree has the notes' answers") {
  IntGame game = notes_tree();
  Minimax search(game);
  const Answer<IntGame> root = search.answer(0);
  CHECK(root.value == 4);
  CHECK(root.line == Line{1, 3, 8});
  CHECK_FALSE(root.repetition);
  CHECK(search.answer(3).line == Line{8});
  CHECK(search.answer(7).value == 1);
  CHECK(search.answer(7).line.empty());
}

TEST_CASE("the last of equally good successors wins unless the first is wanted") {
  for (const Mover mover : {Mover::max, Mover::min}) {
    IntGame game = tree_with_ties(mover);
    CHECK(Minimax(game).answer(0).line == Line{3});
    CHECK(Minimax(game).answer(0, Ties::first).line == Line{2});
  }
}

TEST_CASE("best_answers gives every best successor once in the order of the game") {
  IntGame game({{{3, 1, 2, 3, 1}, Mover::max},
                {{4, 5}, Mover::min},
                {{}, Mover::max, 6},
                {{}, Mover::max, 7},
                {{}, Mover::max, 7},
                {{}, Mover::max, 7}});
  const auto answers = Minimax(game).best_answers(0);
  REQUIRE(answers.size() == 2);
  CHECK(answers[0].line == Line{3});
  CHECK(answers[1].line == Line{1, 5});
  CHECK(answers[0].value == 7);
  CHECK(answers[1].value == 7);
}

TEST_CASE("best_answers gives one answer for a leaf") {
  IntGame game({{{}, Mover::max, 6}});
  const auto answers = Minimax(game).best_answers(0);
  REQUIRE(answers.size() == 1);
  CHECK(answers[0].value == 6);
  CHECK(answers[0].line.empty());
}

TEST_CASE("a successor that the game gives twice is as good as once") {
  IntGame game({{{1, 1}, Mover::min}, {{}, Mover::max, 3}});
  CHECK(Minimax(game).answer(0).line == Line{1});
  CHECK(Minimax(game).best_answers(0).size() == 1);
}

TEST_CASE("tic-tac-toe is a draw and each of its positions is visited once") {
  TicTacToe game;
  Minimax search(game);
  const Answer<TicTacToe> answer = search.answer({});
  CHECK(answer.value == 0);
  CHECK(answer.line.size() == 9);
  CHECK(search.statistics().positions == 5478);
  CHECK(search.statistics().leaves == 958);
  CHECK(search.best_answers({}).size() == 9);
}

TEST_CASE("a shared position is visited once and known at the next question") {
  IntGame game(
      {{{1, 2, 1}, Mover::max}, {{3}, Mover::min}, {{3}, Mover::min}, {{}, Mover::max, 1}});
  Minimax search(game);
  search.answer(0);
  CHECK(search.statistics().positions == 4);
  CHECK(search.statistics().leaves == 1);
  search.answer(2);
  search.best_answers(0);
  CHECK(search.statistics().positions == 4);
}

TEST_CASE_TEMPLATE("a chain of a million positions has an answer", P, int, Vertex) {
  const auto length = static_cast<std::size_t>(test_size(1'000'000));
  std::vector<typename GraphGame<P>::Entry> entries(length);
  for (std::size_t i = 0; i + 1 < length; ++i)
    entries[i] = {{static_cast<P>(i + 1)}, i % 2 == 0 ? Mover::max : Mover::min, 0};
  entries.back().value = 7;
  GraphGame<P> game(std::move(entries));
  Minimax search(game);
  const auto answer = search.answer(P{});
  CHECK(answer.value == 7);
  CHECK(answer.line.size() == length - 1);
  CHECK(answer.line.back() == static_cast<P>(length - 1));
  CHECK(search.statistics().positions == length);
}

TEST_CASE_TEMPLATE("minimax equals the definition on random graphs without cycles", P, int,
                   Vertex) {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const int rounds = test_size(2000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    GraphGame<P> game = random_acyclic_graph<P>(random, random_between(random, 1, 12), 4);
    Minimax search(game);
    for (const Ties ties : {Ties::last, Ties::first}) {
      const auto expected = NaiveMinimax(game, {}, ties).answer(P{});
      const auto found = search.answer(P{}, ties);
      REQUIRE(found.value == expected.value);
      REQUIRE(found.line == expected.line);
    }
  }
}

TEST_CASE("each best answer starts with another successor and has the best value") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const int rounds = test_size(1000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    IntGame game = random_acyclic_graph<int>(random, random_between(random, 2, 10), 5);
    Minimax search(game);
    const auto answers = search.best_answers(0);
    const int value = NaiveMinimax(game).answer(0).value;
    std::set<int> best;
    for (const int successor : game.successors(0)) {
      if (NaiveMinimax(game).answer(successor).value == value) best.insert(successor);
    }
    std::set<int> given;
    for (const auto& answer : answers) {
      REQUIRE(answer.value == value);
      if (!answer.line.empty()) given.insert(answer.line.front());
    }
    REQUIRE(given == best);
    REQUIRE(answers.size() == std::max<std::size_t>(best.size(), 1));
  }
}

}  // namespace
}  // namespace minimax
