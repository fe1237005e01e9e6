// How long a run may take.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <ctime>
#include <optional>

namespace minimax::sandbox {

/// Counts the seconds that a process has of the processor, so that a machine that does other work
/// as well makes no program late; by the clock there are twice as many, for one that waits.
class TimeLimit {
 public:
  explicit TimeLimit(double seconds) noexcept : seconds_(seconds) {}

  /// A child that was not waited for.
  void watch(pid_t process) noexcept;

  /// Until when there is nothing to look at; zero when the time is up.
  std::chrono::milliseconds left() const noexcept;

 private:
  using Clock = std::chrono::steady_clock;
  using Seconds = std::chrono::duration<double>;

  Seconds of_processor() const noexcept;

  Seconds seconds_;
  Clock::time_point begin_ = Clock::now();
  std::optional<clockid_t> processor_;
};

}  // namespace minimax::sandbox
