#include "sandbox/time_limit.hpp"

#include <algorithm>

#include "sandbox/run_queue.hpp"

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
  const std::optional<Seconds> in_queue = time_in_queue(process_);
  // Where the system does not tell, as in bubblewrap, that may be half of the time.
  const Seconds waiting = in_queue ? (by_clock - *in_queue) / 2 : by_clock / 4;
  return std::max({waiting, of_processor(), by_clock / slowest});
}

TimeLimit::Seconds TimeLimit::idle() const noexcept {
  const Seconds by_clock = Clock::now() - begin_;
  const std::optional<Seconds> in_queue = time_in_queue(process_);
  // Where the system does not tell, as in bubblewrap, the processor may have been with others.
  const Seconds own = in_queue ? by_clock - *in_queue : by_clock / 4;
  return std::max(own - of_processor(), Seconds(0));
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

}  // namespace minimax::sandbox
