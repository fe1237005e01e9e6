// Stopping a search, and going on after that.
#include "search/common/control.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <limits>
#include <optional>
#include <stdexcept>
#include <vector>

#include "search/two/minimax.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

IntGame chain(int length) {
  std::vector<IntGame::Entry> entries;
  for (int i = 0; i < length; ++i) entries.push_back({{i + 1}});
  entries.push_back({{}, Mover::max, 3});
  return IntGame(std::move(entries));
}

/// Answers a number of questions with no, the next one with yes, and all after it with no.
struct Stop {
  int questions_before = 0;

  static bool now(void* stop) { return static_cast<Stop*>(stop)->questions_before-- == 0; }
};

TEST_CASE("an interrupt stops where the process uses more memory than it may") {
  const auto asked_within = [](std::size_t bytes, void (Interrupt::*ask)()) {
    Interrupt interrupt;
    interrupt.limit_memory(bytes);
    int asked = 0;
    try {
      for (; asked < 10000; ++asked) (interrupt.*ask)();
    } catch (const SearchStopped&) {
    }
    return asked;
  };
  CHECK(resident_bytes() > 1'000'000);
  for (const auto ask : {&Interrupt::poll, &Interrupt::look}) {
    CHECK(asked_within(1, ask) < 10000);
    CHECK(asked_within(std::numeric_limits<std::size_t>::max(), ask) == 10000);
  }
}

TEST_CASE("an interrupt asks now and then and stops at a yes") {
  Stop stop{1};
  Interrupt interrupt(Stop::now, &stop);
  int polls = 0;
  try {
    while (polls < 10000) {
      interrupt.poll();
      ++polls;
    }
  } catch (const SearchStopped&) {
  }
  CHECK(polls > 100);
  CHECK(polls < 1000);
}

TEST_CASE("an interrupt without a question never stops") {
  Interrupt interrupt;
  for (int i = 0; i < 1000; ++i) CHECK_NOTHROW(interrupt.poll());
}

TEST_CASE("a stopped search can be asked again") {
  IntGame game = chain(5000);
  for (const std::optional<int> repetition : {std::optional<int>(), std::optional(0)}) {
    for (const int questions_before : {0, 1, 10, 35, 50}) {
      Stop stop{questions_before};
      Minimax search(game, {{}, repetition}, {Stop::now, &stop});
      const bool stops = questions_before < (repetition ? 58 : 39);
      if (stops) CHECK_THROWS_AS(search.answer(0), SearchStopped);
      const auto answer = search.answer(0);
      CHECK(answer.value == 3);
      CHECK(answer.line.size() == 5000);
    }
  }
}

TEST_CASE("the one who is asked may throw") {
  IntGame game = chain(1000);
  Minimax search(game, {}, {[](void*) -> bool { throw std::runtime_error("enough"); }, nullptr});
  CHECK_THROWS_AS(search.answer(0), std::runtime_error);
}

/// Throws at one of its calls, counted from 0.
class FailingGame {
 public:
  using Position = int;
  using Value = int;

  FailingGame(IntGame game, int calls_before) : game_(game), calls_before_(calls_before) {}

  const std::vector<int>& successors(const int& position) {
    return count(), game_.successors(position);
  }
  Mover mover(const int& position) { return count(), game_.mover(position); }
  int value(const int& position) { return count(), game_.value(position); }

 private:
  void count() {
    if (calls_before_-- == 0) throw std::runtime_error("the game fails");
  }

  IntGame game_;
  int calls_before_;
};

/// Whether the first question fails; then the second one must be answered as by a new search.
bool fails_and_recovers(const IntGame& game, MinimaxOptions<int> options, int calls_before) {
  FailingGame failing(game, calls_before);
  Minimax search(failing, options);
  try {
    search.best_answers(0);
    return false;
  } catch (const std::runtime_error&) {
  }
  IntGame sound = game;
  const auto expected = Minimax(sound, options).answer(0);
  const auto found = search.answer(0);
  CHECK(found.value == expected.value);
  CHECK(found.line == expected.line);
  return true;
}

TEST_CASE("wherever the game fails the search can be asked again") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const std::vector<MinimaxOptions<int>> all_options = {{3, {}}, {{}, 1}, {3, 1}};
  for (int round = 0; round < 30; ++round) {
    CAPTURE(round);
    const IntGame game = random_graph<int>(random, 5, 3);
    for (const auto& options : all_options) {
      int calls_before = 0;
      while (fails_and_recovers(game, options, calls_before)) ++calls_before;
      CHECK(calls_before > 0);
    }
  }
}

}  // namespace
}  // namespace minimax
