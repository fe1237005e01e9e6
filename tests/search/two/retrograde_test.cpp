#include "search/two/retrograde.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "search/two/line.hpp"
#include "search/two/minimax.hpp"
#include "search/two/solver.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/games/naive_minimax.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// A game that is searched backwards by itself, as a file of facts is.
class ListedGame : public GraphGame<int> {
 public:
  static constexpr bool lists_positions = true;
  using GraphGame<int>::GraphGame;
};

// One search for all roots: what it remembers must not depend on the question.
TEST_CASE("retrograde analysis gives the value and the line of the definition on random graphs") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const int rounds = test_size(6000);
  int compared = 0;
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    const int size = random_between(random, 1, 8);
    IntGame game = random_graph<int>(random, size, 3);
    const MinimaxOptions<int> options{{}, random_between(random, -3, 3)};
    Interrupt interrupt;
    Retrograde<IntGame> search(game, options.repetition, interrupt);
    LineFinder<IntGame, Retrograde<IntGame>> lines(game, search);
    for (int i = 0; i < size; ++i, ++compared) {
      const int root = (i * 5 + round) % size;
      CAPTURE(root);
      const Ties ties = i % 2 == 0 ? Ties::last : Ties::first;
      const auto expected = NaiveMinimax(game, options, ties).answer(root);
      search.start(root, unlimited_plies);
      const int value = search.search(root, unlimited_plies);
      REQUIRE(value == expected.value);
      const auto found = lines.answer(root, unlimited_plies, value, ties);
      REQUIRE(found.line == expected.line);
      REQUIRE(found.repetition == expected.repetition);
    }
  }
  MESSAGE("seed " << seed << ": " << compared << " answers compared");
}

TEST_CASE("a cycle without a value is an error with its loop and the next question is answered") {
  IntGame game({{{1}}, {{4, 2}}, {{3}}, {{1}}, {{}, Mover::max, 6}, {{4, 0}}});
  Solver<IntGame> solver(game, {.algorithm = Algorithm::retrograde});
  for (int round = 0; round < 2; ++round) {
    for (const int root : {0, 5}) {
      try {
        solver.solve(root, TieRule::last);
        FAIL("there is a cycle");
      } catch (const CycleError<int>& error) {
        CHECK(error.loop == std::vector{1, 2, 3, 1});
      }
    }
    CHECK(solver.solve(4, TieRule::last).answers.front().value == 6);
  }
}

TEST_CASE("a search that is stopped can be asked again") {
  Random random(random_seed());
  IntGame game = random_graph<int>(random, 2000, 4);
  bool stops = true;
  const auto ask = [](void* context) { return *static_cast<bool*>(context); };
  Solver<IntGame> solver(game, {.algorithm = Algorithm::retrograde, .repetition = 1},
                         Interrupt(ask, &stops, 7));
  CHECK_THROWS_AS(solver.solve(0, TieRule::last), SearchStopped);
  stops = false;
  const auto found = solver.solve(0, TieRule::last).answers.front();
  Solver<IntGame> other(game, {.algorithm = Algorithm::retrograde, .repetition = 1});
  CHECK(found.line == other.solve(0, TieRule::last).answers.front().line);
}

TEST_CASE("limits are refused") {
  IntGame game({{{}, Mover::max, 1}});
  for (const SearchLimits& limits :
       {SearchLimits{.depth = 3}, SearchLimits{.positions = 10}, SearchLimits{.memory = 1 << 30}}) {
    CHECK_THROWS_AS(Solver<IntGame>(game, {.algorithm = Algorithm::retrograde, .limits = limits}),
                    std::invalid_argument);
  }
}

TEST_CASE("a long line takes no longer than the value even beside a loop") {
  // At each step a worse leaf on the same side of the draw, and at the end a way round.
  constexpr int length = 100'000;
  std::vector<ListedGame::Entry> entries;
  for (int i = 0; i < length; ++i) entries.push_back({{i + 1, length + 2}});
  entries.push_back({{length + 1, length - 1}});
  entries.push_back({{}, Mover::max, 10});
  entries.push_back({{}, Mover::max, 5});
  ListedGame game(std::move(entries));
  const auto found = Solver<ListedGame>(game, {.repetition = 0}).solve(0, TieRule::last);
  CHECK(found.algorithm == Algorithm::retrograde);
  CHECK(found.answers.front().value == 10);
  CHECK(found.answers.front().line.size() == length + 1);
}

// A king that walks round on a board of n times n, MIN who walks too, MAX wins in a corner: all in
// one component, with more paths than can be counted.
ListedGame chase(int size) {
  const int squares = size * size;
  const auto number = [&](int a, int b, int turn) { return (a * squares + b) * 2 + turn; };
  std::vector<ListedGame::Entry> entries;
  for (int a = 0; a < squares; ++a) {
    for (int b = 0; b < squares; ++b) {
      for (int turn = 0; turn < 2; ++turn) {
        auto& entry = entries.emplace_back();
        entry.mover = turn == 0 ? Mover::max : Mover::min;
        if (a == b) entry.value = turn == 0 ? -1 : 1;  // who has just moved has caught the other
        if (a == b) continue;
        const int from = turn == 0 ? a : b;
        const int x = from % size;
        const int y = from / size;
        for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
          if (x + dx < 0 || x + dx >= size || y + dy < 0 || y + dy >= size) continue;
          const int to = (y + dy) * size + x + dx;
          entry.successors.push_back(turn == 0 ? number(to, b, 1) : number(a, to, 0));
        }
      }
    }
  }
  return ListedGame(std::move(entries));
}

TEST_CASE("where positions are listed a game that goes round is solved backwards by itself") {
  ListedGame game = chase(8);
  Solver<ListedGame> solver(game, {.repetition = 0});
  int asked = 0;
  int won = 0;
  const int step = test_size(10) == 10 ? 97 : 970;
  for (int root = 0; root < static_cast<int>(game.size()); root += step) {
    ++asked;
    const auto found = solver.solve(root, TieRule::last);
    CHECK(found.algorithm == Algorithm::retrograde);
    const Answer<ListedGame>& answer = found.answers.front();
    CHECK(solver.outcome(root, Ties::last).value == answer.value);
    if (answer.value == 0) continue;
    ++won;
    CHECK_FALSE(answer.repetition);
    CHECK(game.value(answer.line.empty() ? root : answer.line.back()) == answer.value);
  }
  MESSAGE(won << " of the " << asked << " positions asked are won or lost");
  CHECK(won * 2 > asked);
}

}  // namespace
}  // namespace minimax
