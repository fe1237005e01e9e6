#include "embedded/load_watch.hpp"

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <utility>

#include "base/exit_status.hpp"
#include "base/print.hpp"
#include "embedded/embedded_prolog.hpp"

namespace minimax::embedded {

namespace {

using Clock = Alarm::Clock;
using Seconds = std::chrono::duration<double>;

constexpr auto between_looks = std::chrono::milliseconds(50);

// How far the load is. A count of clauses, and of goals that begin or end.
std::atomic<std::uint64_t> steps = 0;
std::atomic<bool> runs_goal = false;
std::atomic<std::int64_t> line = 0;

std::mutex file_mutex;
std::string file_of_line;           // under the mutex
std::atomic<atom_t> last_file = 0;  // of the last clause
std::atomic<bool> is_library = false;

// The time since the last step, of the clock and of the processor. Time in which the process does
// not run is none. Made by the thread that loads.
class Stay {
 public:
  Stay() { pthread_getcpuclockid(pthread_self(), &processor_clock_); }

  void look() {
    const Clock::time_point now = Clock::now();
    time_ += std::min<Seconds>(now - last_look_, 2 * between_looks);
    last_look_ = now;
    if (const std::uint64_t count = steps; count != steps_) {
      steps_ = count;
      time_ = Seconds(0);
      begin_ = processor_time();
    }
  }

  // On a busy machine what computes gets little of the processor too.
  bool waits(Seconds most) const { return time_ > most && computed() < time_ / 20; }
  bool computes(Seconds most) const { return computed() > most; }

 private:
  Seconds computed() const { return processor_time() - begin_; }

  // Of the thread that loads: what a program starts besides may compute for ever.
  Seconds processor_time() const {
    timespec time = {};
    clock_gettime(processor_clock_, &time);
    return Seconds(static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec));
  }

  clockid_t processor_clock_ = CLOCK_PROCESS_CPUTIME_ID;
  std::uint64_t steps_ = steps;
  Clock::time_point last_look_ = Clock::now();
  Seconds time_ = Seconds(0);
  Seconds begin_ = processor_time();
};

struct Watched {
  std::string name;
  std::string path;
  double seconds;

  // A goal that computes is stopped by its inferences, which are a time only roughly.
  double most_computed() const { return 2 * seconds + 1; }
};

[[noreturn]] void give_up(const Watched& watched, const char* problem, double seconds) {
  std::string place;
  {
    const std::lock_guard lock(file_mutex);
    place = file_of_line.empty() || file_of_line == watched.path ? watched.name : file_of_line;
  }
  tell(
      "{}: error: loading goes no further than line {}: what runs there {}, and is given up "
      "after {} s\n  --load-time SECONDS lets it take longer.\n",
      place, std::max<std::int64_t>(line, 1), problem, seconds);
  std::_Exit(static_cast<int>(ExitStatus::input));
}

void look(Stay& stay, const Watched& watched) {
  stay.look();
  if (stay.waits(Seconds(watched.seconds)))
    give_up(watched, "waits for something", watched.seconds);
  if (stay.computes(Seconds(watched.most_computed())))
    give_up(watched, "does not end", watched.most_computed());
}

// A goal that loads something has no more time than others.
foreign_t count_clause() {
  if (!runs_goal) ++steps;
  return TRUE;
}

// SWI-Prolog loads its libraries when something calls them: that is the place to tell of.
void note_file(std::string path) {
  is_library = path.starts_with(MINIMAX_SWIPL_HOME);
  if (is_library) return;
  const std::lock_guard lock(file_mutex);
  file_of_line = std::move(path);
}

foreign_t watch_clause(term_t file_term, term_t line_term) {
  atom_t atom = 0;
  std::int64_t number = 0;
  if (!PL_get_atom_ex(file_term, &atom) || !PL_get_int64_ex(line_term, &number)) return FALSE;
  if (last_file.exchange(atom) != atom) note_file(prolog::text_of(file_term));
  if (!is_library) line = number;
  return count_clause();
}

// Goals may run goals: the outermost one counts.
foreign_t watch_goal(term_t outer) {
  const bool is_inside = runs_goal.exchange(true);
  if (!is_inside) ++steps;
  return static_cast<foreign_t>(PL_unify_bool(outer, is_inside));
}

foreign_t unwatch_goal(term_t outer) {
  int is_inside = 0;
  if (!PL_get_bool_ex(outer, &is_inside)) return FALSE;
  if (is_inside) return TRUE;
  runs_goal = false;
  ++steps;
  return TRUE;
}

}  // namespace

LoadWatch::LoadWatch(std::string name, std::string path, double seconds)
    : alarm_(Clock::now(), [stay = Stay(), watched = Watched{std::move(name), std::move(path),
                                                             seconds}]() mutable {
        look(stay, watched);
        return Clock::now() + between_looks;
      }) {}

void LoadWatch::register_predicates() {
  const auto add = [](const char* name, int arity, auto predicate) {
    PL_register_foreign_in_module("minimax_loading", name, arity,
                                  reinterpret_cast<pl_function_t>(predicate), 0);
  };
  add("watch_clause", 0, count_clause);
  add("watch_clause", 2, watch_clause);
  add("watch_goal", 1, watch_goal);
  add("unwatch_goal", 1, unwatch_goal);
}

}  // namespace minimax::embedded
