// Threads that ask ahead of a frugal search change nothing but how long it waits.
// tests/search/thread_sanitizer_test.sh runs this for what only shows in the order of memory.
#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "base/helper_threads.hpp"
#include "game/asking.hpp"
#include "search/two/frugal_help.hpp"
#include "search/two/solver.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// What is asked of a graph, by all together: about which positions, and whether anything is asked
/// twice at once.
struct Register {
  std::mutex mutex;
  std::condition_variable answered;
  std::map<std::pair<int, bool>, bool> questions;  // what was asked is answered
  std::set<int> asked_by_search;
  std::size_t questions_of_search = 0;  // that nobody had asked
};

/// A graph whose answers take their time, and which fails in some positions: where those who help
/// ask, or for all.
struct SharedGraph {
  using Position = int;
  using Value = int;
  struct NoValue : NoStaticValue {};

  GraphGame<int> graph;
  std::shared_ptr<Register> known;
  std::uint32_t faulty = 0;           // positions, by their least bits
  std::uint32_t faulty_for_help = 0;  // likewise
  std::chrono::microseconds takes{0};
  bool helps = false;
  AskingThreads<SharedGraph>* threads = nullptr;

  bool is_dear() const { return true; }
  AskingThreads<SharedGraph>* asking_threads() { return threads; }
  const std::vector<int>& successors(const int& position) {
    ask(position, true);
    return graph.successors(position);
  }
  Mover mover(const int& position) const { return graph.mover(position); }
  int value(const int& position) {
    ask(position, false);
    return graph.value(position);
  }

 private:
  bool fails(int position) const {
    return ((faulty | (helps ? faulty_for_help : 0)) >> position % 32 & 1) != 0;
  }
  void ask(int position, bool successors) {
    std::unique_lock lock(known->mutex);
    if (!helps) known->asked_by_search.insert(position);
    if (!successors && fails(position) && !graph.successors(position).empty()) throw NoValue();
    if (successors && helps && fails(position)) throw NoValue();
    const auto tried = known->questions.try_emplace({position, successors}, false);
    bool& is_answered = tried.first->second;
    if (!tried.second) {
      known->answered.wait(lock, [&] { return is_answered; });
      return;
    }
    known->questions_of_search += !helps;
    lock.unlock();
    if (takes.count() > 0) std::this_thread::sleep_for(takes);
    lock.lock();
    is_answered = true;
    known->answered.notify_all();
  }
};

class GraphThreads final : public AskingThreads<SharedGraph> {
 public:
  GraphThreads(const SharedGraph& game, unsigned count)
      : threads_(std::in_place, count, [this, game](unsigned) {
          SharedGraph own = game;
          own.helps = true;
          run(own);
        }) {}
  ~GraphThreads() override {
    {
      const std::lock_guard lock(mutex_);
      is_over_ = true;
    }
    changed_.notify_all();
    threads_.reset();
  }
  void start(std::function<void(SharedGraph&)> work) override {
    const std::lock_guard lock(mutex_);
    work_ = std::move(work);
    ++number_;
    changed_.notify_all();
  }

 private:
  void run(SharedGraph& game) {
    for (int done = 0;;) {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return is_over_ || number_ != done; });
      if (is_over_) return;
      done = number_;
      const auto work = work_;
      lock.unlock();
      work(game);
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::function<void(SharedGraph&)> work_;
  int number_ = 0;
  bool is_over_ = false;
  std::optional<HelperThreads> threads_;
};

struct Told {
  std::optional<Solution<SharedGraph>> solution;  // nothing where it has thrown
  std::set<int> asked;
  std::size_t questions = 0;
};

Told solve(SharedGraph game, const SolverOptions<int>& options, TieRule ties) {
  game.known = std::make_shared<Register>();
  std::optional<GraphThreads> threads;
  if (options.threads > 1) threads.emplace(game, options.threads - 1);
  game.threads = threads ? &*threads : nullptr;
  Told told;
  try {
    told.solution = Solver<SharedGraph>(game, options).solve(0, ties);
  } catch (const NoStaticValue&) {
  } catch (const CycleError<int>&) {
  } catch (const SearchStopped&) {
  }
  threads.reset();
  told.asked = game.known->asked_by_search;
  told.questions = game.known->questions_of_search;
  return told;
}

bool same(const Statistics& a, const Statistics& b) {
  return a.positions == b.positions && a.leaves == b.leaves && a.cut_offs == b.cut_offs &&
         a.table_hits == b.table_hits;
}

bool same(const Solution<SharedGraph>& a, const Solution<SharedGraph>& b) {
  return a.complete == b.complete && a.depth == b.depth && a.algorithm == b.algorithm &&
         same(a.statistics, b.statistics) && same(a.line_statistics, b.line_statistics) &&
         std::ranges::equal(a.answers, b.answers, [](const auto& x, const auto& y) {
           return x.value == y.value && x.line == y.line;
         });
}

SharedGraph random_game(Random& random, bool has_cycles) {
  SharedGraph game{has_cycles                     ? random_graph<int>(random, 40, 3)
                   : random_between(random, 0, 1) ? random_tree<int>(random, 300, 4)
                                                  : random_acyclic_graph<int>(random, 60, 4),
                   nullptr};
  if (random_between(random, 0, 1)) game.faulty = static_cast<std::uint32_t>(random() & random());
  if (random_between(random, 0, 1)) game.faulty_for_help = static_cast<std::uint32_t>(random());
  if (random_between(random, 0, 3) == 0) game.takes = std::chrono::microseconds(1);
  return game;
}

// Also what the search asks is the same, whatever those ask who help.
TEST_CASE("threads that ask ahead of a frugal search leave it as it is") {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::size_t compared = 0, failed = 0;
  const int games = test_size(1500);
  for (int i = 0; i < games; ++i) {
    CAPTURE(i);
    const bool has_cycles = random_between(random, 0, 3) == 0;
    const SharedGraph game = random_game(random, has_cycles);
    SolverOptions<int> options;
    if (has_cycles || random_between(random, 0, 2))
      options.limits.depth = static_cast<Plies>(random_between(random, 0, 7));
    if (random_between(random, 0, 2) == 0)
      options.limits.positions = static_cast<std::uint64_t>(random_between(random, 1, 300));
    if (random_between(random, 0, 3) == 0) options.table_bytes = 1;
    const auto ties = static_cast<TieRule>(random_between(random, 0, 2));
    const Told one = solve(game, options, ties);
    options.threads = static_cast<unsigned>(random_between(random, 2, 4));
    const Told several = solve(game, options, ties);
    REQUIRE(several.solution.has_value() == one.solution.has_value());
    if (one.solution) {
      CHECK(one.solution->algorithm == Algorithm::frugal);
      CHECK(same(*several.solution, *one.solution));
      compared += one.solution->answers.size();
    } else {
      ++failed;
    }
    CHECK(several.asked == one.asked);
  }
  MESSAGE(compared << " answers compared, " << failed << " games failed alike");
  CHECK(failed > 0);
}

// Nobody needs a processor to sleep: this hardly depends on how many there are. WebAssembly has no
// threads.
#ifndef __EMSCRIPTEN__
TEST_CASE("threads that ask ahead take most questions from a search") {
  Random random(20);
  SharedGraph game{random_tree<int>(random, 900, 4), nullptr};
  game.takes = std::chrono::microseconds(500);
  const Told one = solve(game, {}, TieRule::last);
  const Told four = solve(game, {.threads = 4}, TieRule::last);
  MESSAGE(four.questions << " questions instead of " << one.questions);
  CHECK(5 * four.questions < 4 * one.questions);
}
#endif

}  // namespace
}  // namespace minimax
