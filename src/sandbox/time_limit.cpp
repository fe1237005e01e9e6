#include "sandbox/time_limit.hpp"

#include <algorithm>

namespace minimax::sandbox {

void TimeLimit::watch(pid_t process) noexcept {
  clockid_t processor;
  if (clock_getcpuclockid(process, &processor) == 0) processor_ = processor;
}

std::chrono::milliseconds TimeLimit::left() const noexcept {
  constexpr double patience = 2;
  const Seconds by_clock = patience * seconds_ - Seconds(Clock::now() - begin_);
  const Seconds least = std::min(by_clock, seconds_ - of_processor());
  return std::max(std::chrono::ceil<std::chrono::milliseconds>(least),
                  std::chrono::milliseconds(0));
}

TimeLimit::Seconds TimeLimit::of_processor() const noexcept {
  timespec time{};
  // Where the system does not tell, the clock alone counts.
  if (!processor_ || clock_gettime(*processor_, &time) != 0) return (Clock::now() - begin_);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace minimax::sandbox
