#include "program/load_watch.hpp"

#include <fmt/format.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

#include "cli/exit_status.hpp"
#include "swipl/prolog.hpp"

namespace minimax::program {

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

constexpr auto between_looks = std::chrono::milliseconds(50);

// Of all threads of the process.
Seconds processor_time() {
  timespec time = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return Seconds(static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec));
}

struct Begin {
  Clock::time_point time;
  Seconds processor;
};

std::mutex mutex;
std::optional<Begin> begin_of_goal;  // under the mutex

// A goal that computes is stopped otherwise, and the program is loaded on.
bool waits_too_long(Seconds most) {
  const std::lock_guard lock(mutex);
  if (!begin_of_goal) return false;
  const Seconds time = Clock::now() - begin_of_goal->time;
  return time > most && processor_time() - begin_of_goal->processor < time / 2;
}

void watch(const std::stop_token& stop, const std::string& file, double seconds) {
  std::mutex own;
  std::condition_variable_any stopped;
  std::unique_lock lock(own);
  while (!stop.stop_requested()) {
    if (waits_too_long(Seconds(seconds))) {
      fmt::print(stderr,
                 "{}: error: a goal that the program runs when it is loaded waits for something, "
                 "and is given up after {} s\n  --load-time SECONDS lets it wait longer.\n",
                 file, seconds);
      std::_Exit(static_cast<int>(ExitStatus::input));
    }
    stopped.wait_for(lock, stop, between_looks, [] { return false; });
  }
}

// Goals may run goals: the outermost one counts.
foreign_t watch_goal(term_t outer) {
  const std::lock_guard lock(mutex);
  const bool is_outermost = !begin_of_goal;
  if (is_outermost) begin_of_goal = Begin{Clock::now(), processor_time()};
  return static_cast<foreign_t>(PL_unify_bool(outer, !is_outermost));
}

foreign_t unwatch_goal(term_t outer) {
  int is_inside = 0;
  if (!PL_get_bool_ex(outer, &is_inside)) return FALSE;
  const std::lock_guard lock(mutex);
  if (!is_inside) begin_of_goal.reset();
  return TRUE;
}

}  // namespace

LoadWatch::LoadWatch(std::string file, double seconds)
    : watcher_([file = std::move(file), seconds](const std::stop_token& stop) {
        watch(stop, file, seconds);
      }) {}

void LoadWatch::register_predicates() {
  const auto add = [](const char* name, foreign_t (*predicate)(term_t)) {
    PL_register_foreign_in_module("minimax_program", name, 1,
                                  reinterpret_cast<pl_function_t>(predicate), 0);
  };
  add("watch_goal", watch_goal);
  add("unwatch_goal", unwatch_goal);
}

}  // namespace minimax::program
