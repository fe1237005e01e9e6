#include "sandbox/time_limit.hpp"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string>

namespace minimax::sandbox {

namespace {

// By the clock it comes to an end even where it lets all others go first.
constexpr double slowest = 10;

}  // namespace

void TimeLimit::watch(pid_t process) noexcept {
  process_ = process;
  clockid_t processor;
  if (clock_getcpuclockid(process, &processor) == 0) processor_ = processor;
}

TimeLimit::Seconds TimeLimit::used() const noexcept {
  const Seconds by_clock = Clock::now() - begin_;
  const std::optional<Seconds> in_queue = this->in_queue();
  // Where the system does not tell how long it stood in the queue, that may be half of the time.
  const Seconds waiting = in_queue ? (by_clock - *in_queue) / 2 : by_clock / 4;
  return std::max({waiting, of_processor(), by_clock / slowest});
}

std::chrono::milliseconds TimeLimit::left() const noexcept {
  return std::max(std::chrono::ceil<std::chrono::milliseconds>(seconds_ - used()),
                  std::chrono::milliseconds(0));
}

TimeLimit::Seconds TimeLimit::of_processor() const noexcept {
  timespec time{};
  // Where the system does not tell, the clock alone counts.
  if (!processor_ || clock_gettime(*processor_, &time) != 0) return Clock::now() - begin_;
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// How long it could have run, had the processor not been with others: the second figure of
// /proc/PID/schedstat (Linux, Documentation/scheduler/sched-stats.rst). Not told in bubblewrap.
std::optional<TimeLimit::Seconds> TimeLimit::in_queue() const noexcept try {
  std::ifstream file("/proc/" + std::to_string(process_) + "/schedstat");
  std::int64_t running = 0;
  std::int64_t queued = 0;
  if (!(file >> running >> queued)) return std::nullopt;
  return std::chrono::nanoseconds(queued);
} catch (...) {
  return std::nullopt;
}

}  // namespace minimax::sandbox
