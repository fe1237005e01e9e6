// Several threads answer as one does. tests/search/thread_sanitizer_test.sh runs this for what only
// shows in the order of memory.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "examples/cpp/connect_four.hpp"
#include "search/common/busy_positions.hpp"
#include "search/common/search_helpers.hpp"
#include "search/common/table.hpp"
#include "search/two/alpha_beta.hpp"
#include "search/two/minimax.hpp"
#include "search/two/solver.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

constexpr Algorithm searched_by_several[] = {Algorithm::automatic, Algorithm::alpha_beta,
                                             Algorithm::pvs, Algorithm::mtdf, Algorithm::sss};
// Two entries only, some, and all that there are.
constexpr std::size_t shared_table_sizes[] = {1, std::size_t{1} << 12, std::size_t{1} << 22};

bool coin(Random& random) {
  return random_between(random, 0, 1) == 1;
}

template <class Value>
SolverOptions<Value> random_options(Random& random) {
  SolverOptions<Value> options;
  options.algorithm = searched_by_several[random_between(random, 0, 4)];
  options.alpha_beta.cut_off = coin(random) ? CutOff::equal : CutOff::strict;
  options.alpha_beta.ordering = {.base = static_cast<BaseOrder>(random_between(random, 0, 2)),
                                 .table = coin(random),
                                 .killers = coin(random),
                                 .history = coin(random)};
  options.table_bytes = shared_table_sizes[random_between(random, 0, 2)];
  // Deepens, and is never reached.
  if (random_between(random, 0, 3) == 0) options.limits.positions = std::uint64_t{1} << 60;
  return options;
}

template <class G>
bool same_lines(const std::vector<Answer<G>>& a, const std::vector<Answer<G>>& b) {
  return std::ranges::equal(a, b, [](const auto& x, const auto& y) {
    return x.value == y.value && x.line == y.line && x.repetition == y.repetition;
  });
}

// How many answers were compared.
template <class G>
std::size_t compare_with_one_thread(G& game, const typename G::Position& root,
                                    SolverOptions<typename G::Value> options, Random& random) {
  const auto ties = static_cast<TieRule>(random_between(random, 0, 2));
  const auto answers = [&] { return Solver<G>(game, options).solve(root, ties).answers; };
  const auto expected = answers();
  options.threads = static_cast<unsigned>(random_between(random, 1, 4));
  const bool agree = same_lines(answers(), expected);
  if (!agree)
    FAIL_CHECK(options.threads << " threads differ from one: algorithm "
                               << static_cast<int>(options.algorithm) << ", table of "
                               << options.table_bytes << ", depth "
                               << options.limits.depth.value_or(unlimited_plies));
  return expected.size();
}

// Trees, shared positions, cycles under a depth limit, cycles whose repetitions have a value.
std::size_t compare_on_random_graph(Random& random) {
  const int kind = random_between(random, 0, 3);
  IntGame game = kind == 0   ? random_tree<int>(random, 2000, 5)
                 : kind == 1 ? random_acyclic_graph<int>(random, 60, 4)
                 : kind == 2 ? random_graph<int>(random, 200, 4)
                             : random_graph<int>(random, 8, 3);
  auto options = random_options<int>(random);
  if (kind == 2 || coin(random))
    options.limits.depth = static_cast<Plies>(random_between(random, 0, 9));
  if (kind == 3) options.repetition = random_between(random, -3, 3);
  return compare_with_one_thread(game, 0, options, random);
}

std::size_t compare_on_random_board(Random& random) {
  ConnectFour game;
  ConnectFourBoard board;
  const int men = random_between(random, 0, 30);
  for (int i = 0; i < men; ++i) {
    const auto boards = game.successors(board);
    if (std::size(boards) == 0) break;
    board = boards[static_cast<std::size_t>(
        random_between(random, 0, static_cast<int>(std::size(boards)) - 1))];
  }
  auto options = random_options<int>(random);
  options.limits.depth = static_cast<Plies>(random_between(random, 1, 8));
  SymmetricConnectFour symmetric;
  return coin(random) ? compare_with_one_thread(symmetric, board, options, random)
                      : compare_with_one_thread(game, board, options, random);
}

TEST_CASE("several threads give the values and the lines of one") {
  CAPTURE(random_seed());
  Random random(random_seed());
  const int cases = test_size(1500);
  std::size_t compared = 0;
  for (int i = 0; i < cases; ++i) {
    CAPTURE(i);
    compared += i % 4 == 0 ? compare_on_random_board(random) : compare_on_random_graph(random);
  }
  MESSAGE("seed " << random_seed() << ": " << cases << " searches, " << compared
                  << " answers compared");
  CHECK(compared >= static_cast<std::size_t>(cases));
}

// --- What other threads are at

using OneOfSeveral = AlphaBeta<IntGame, NoObserver, Sharing::threads>;
using SharedTable = Table<IntGame, Sharing::threads>;

// In the tables and notes of a search without a depth limit.
std::unique_ptr<BusyPositions::Note> note_of(BusyPositions& busy, int position) {
  return std::make_unique<BusyPositions::Note>(busy, SharedTable::Key(position).hash,
                                               unlimited_plies);
}

TEST_CASE("what other threads are at is searched nevertheless") {
  Random random(random_seed());
  const int games = test_size(300);
  for (int i = 0; i < games; ++i) {
    IntGame game = random_tree<int>(random, 200, 5);
    BusyPositions busy;
    std::vector<std::unique_ptr<BusyPositions::Note>> notes;
    for (int position = 0; position < static_cast<int>(game.size()); ++position) {
      if (coin(random)) notes.push_back(note_of(busy, position));
    }
    SharedTable table(std::size_t{1} << 16);
    Interrupt interrupt;
    OneOfSeveral search(game, {.scout = coin(random), .table = &table, .busy = &busy}, interrupt);
    search.start(0, unlimited_plies);
    CAPTURE(i);
    CHECK(search.search(0, unlimited_plies, full_window<int>()) == Minimax(game).answer(0).value);
  }
}

struct RecordedGame : IntGame {
  using IntGame::IntGame;
  int value(int position) const {
    valued->push_back(position);
    return IntGame::value(position);
  }
  std::shared_ptr<std::vector<int>> valued = std::make_shared<std::vector<int>>();
};

TEST_CASE("what other threads are at is searched last and in order") {
  RecordedGame game({{{1, 2, 3, 4, 5}}, {}, {}, {}, {}, {}});
  BusyPositions busy;
  const auto first = note_of(busy, 1), second = note_of(busy, 2), fourth = note_of(busy, 4);
  { const auto no_more = note_of(busy, 5); }
  Table<RecordedGame, Sharing::threads> table(1);
  Interrupt interrupt;
  AlphaBeta<RecordedGame, NoObserver, Sharing::threads> search(
      game, {.table = &table, .busy = &busy}, interrupt);
  search.start(0, unlimited_plies);
  (void)search.search(0, unlimited_plies, full_window<int>());
  CHECK(*game.valued == std::vector{1, 3, 5, 2, 4});
}

// --- What several threads ask of a game

/// A tree of this depth, in which a position has four successors and a value that looks random. It
/// counts for all its copies how often a value was asked for, and does before that what it is told.
struct WatchedTree {
  using Position = std::uint64_t;
  using Value = int;
  static constexpr Position root = 1;

  struct Watch {
    std::function<void(const WatchedTree&, Position)> before_value = [](auto&, auto) {};
    std::atomic<std::uint64_t> values = 0;
    std::atomic<std::uint64_t> values_of_copies = 0;
  };

  explicit WatchedTree(unsigned plies) : leaves_from(Position{1} << 2 * plies) {}
  WatchedTree(const WatchedTree& other)
      : watch(other.watch), leaves_from(other.leaves_from), is_copy(true) {}

  std::vector<Position> successors(Position position) const {
    if (position >= leaves_from) return {};
    return {4 * position, 4 * position + 1, 4 * position + 2, 4 * position + 3};
  }
  Mover mover(Position position) const {
    int plies = 0;
    for (; position > 1; position >>= 2) ++plies;
    return plies % 2 == 0 ? Mover::max : Mover::min;
  }
  int value(Position position) const {
    ++watch->values;
    if (is_copy) ++watch->values_of_copies;
    watch->before_value(*this, position);
    return static_cast<int>(mix(position, 77) % 19);
  }
  bool may_repeat(Position) const { return false; }

  std::shared_ptr<Watch> watch = std::make_shared<Watch>();
  Position leaves_from;
  bool is_copy = false;
};
static_assert(ThreadedGame<WatchedTree>);

Solution<WatchedTree> solve(WatchedTree& game, SolverOptions<int> options, unsigned threads,
                            Interrupt interrupt = {}) {
  options.threads = threads;
  return Solver<WatchedTree>(game, options, interrupt).solve(WatchedTree::root, TieRule::last);
}

#ifndef __EMSCRIPTEN__
// The caller's thread waits until another one has been at work.
void wait_for_copies(const WatchedTree& game, std::uint64_t values) {
  const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!game.is_copy && game.watch->values_of_copies < values &&
         std::chrono::steady_clock::now() < latest)
    give_way();
}

TEST_CASE("helpers ask copies of the game and are counted") {
  for (const unsigned threads : {2U, 3U}) {
    WatchedTree game(6);
    const auto expected = solve(game, {}, 1);
    game.watch->values = 0;
    game.watch->before_value = [](const WatchedTree& of, auto) { wait_for_copies(of, 10); };
    const auto found = solve(game, {}, threads);
    CHECK(same_lines(found.answers, expected.answers));
    CHECK(game.watch->values_of_copies >= 10);
    CHECK(found.statistics.leaves + found.line_statistics.leaves == game.watch->values);
  }
}

TEST_CASE("what helpers visit counts for a limit of positions") {
  Interrupt asker({}, nullptr, 1);
  asker.limit(20'000, std::nullopt);
  Statistics total;
  std::uint64_t own = 0;
  const auto search = [&] {
    const SearchHelpers helpers(2, asker, total, [](auto, Interrupt& interrupt, Statistics& of) {
      for (;; ++of.positions) interrupt.poll();
    });
    for (; own < 20'000; ++own) {
      asker.poll();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  };
  CHECK_THROWS_AS(search(), SearchStopped);
  CHECK(own < 20'000);
  CHECK(own + total.positions >= 20'000);
}
#endif

TEST_CASE("what helpers are thrown changes nothing") {
  WatchedTree game(6);
  const auto expected = solve(game, {}, 1);
  game.watch->before_value = [](const WatchedTree& of, auto position) {
    if (of.is_copy && position % 3 == 0) throw position;  // no std::exception
  };
  CHECK(same_lines(solve(game, {}, 4).answers, expected.answers));
}

// The value and the line of a search, or what it throws.
std::string told(WatchedTree& game, const SolverOptions<int>& options, unsigned threads) {
  try {
    const auto found = solve(game, options, threads).answers.front();
    std::string text = std::to_string(found.value);
    for (const auto position : found.line) text += " " + std::to_string(position);
    return text;
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

TEST_CASE("several threads throw what one throws") {
  Random random(random_seed());
  const int cases = test_size(300);
  int thrown = 0;
  for (int i = 0; i < cases; ++i) {
    WatchedTree game(5);
    const auto faulty = static_cast<std::uint64_t>(random_between(random, 1, 2000));
    game.watch->before_value = [=](const auto&, auto position) {
      if (mix(position, faulty) % 300 == 0) throw std::runtime_error(std::to_string(position));
    };
    auto options = random_options<int>(random);
    options.limits = {};
    const std::string expected = told(game, options, 1);
    thrown += expected.find(' ') == std::string::npos;
    const std::string found = told(game, options, static_cast<unsigned>(1 + i % 4));
    // What throws may have been cut off by others; where it was not, it is what one thread throws.
    const bool is_answer = found.find(' ') != std::string::npos;
    if (expected.find(' ') != std::string::npos || !is_answer) CHECK(found == expected);
  }
  MESSAGE("seed " << random_seed() << ": " << thrown << " of " << cases << " games have thrown");
  CHECK(thrown > 0);
  CHECK(thrown < cases);
}

// --- Stopping

struct Asked {
  int questions = 0;
  int last = 0;
  bool throws = false;

  static bool ask(void* of) {
    auto& asked = *static_cast<Asked*>(of);
    if (++asked.questions < asked.last) return false;
    if (asked.throws) throw std::runtime_error("asked");
    return true;
  }
};

TEST_CASE("several threads stop where the caller is told to") {
  WatchedTree game(14);
  for (const bool throws : {false, true}) {
    for (const int last : {1, 20}) {
      Asked asked{0, last, throws};
      if (throws)
        CHECK_THROWS_WITH(solve(game, {}, 3, {Asked::ask, &asked}), "asked");
      else
        CHECK_THROWS_AS(solve(game, {}, 3, {Asked::ask, &asked}), SearchStopped);
      CHECK(asked.questions == last);
    }
  }
}

TEST_CASE("several threads keep to a limit of time") {
  WatchedTree game(14);
  const auto begin = std::chrono::steady_clock::now();
  const auto found = solve(game, {.limits = {.time = std::chrono::milliseconds(50)}}, 3);
  CHECK_FALSE(found.complete);
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(30));
  CHECK(found.answers.front().line.size() > 0);
}

struct OnlyOne : WatchedTree {
  explicit OnlyOne(unsigned plies) : WatchedTree(plies) {}
  OnlyOne(const OnlyOne&) = delete;
  OnlyOne& operator=(const OnlyOne&) = delete;
};
static_assert(!ThreadedGame<OnlyOne>);

TEST_CASE("a game that cannot be copied is searched by one thread") {
  OnlyOne game(5);
  const auto solved = [&](unsigned threads) {
    return Solver<OnlyOne>(game, {.threads = threads}).solve(OnlyOne::root, TieRule::last);
  };
  CHECK(solved(4).statistics.positions == solved(1).statistics.positions);
  CHECK(game.watch->values_of_copies == 0);
}

}  // namespace
}  // namespace minimax
