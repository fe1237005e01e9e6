// How long a run may take.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <ctime>
#include <optional>

namespace minimax::sandbox {

/// Counts the seconds that a process has of the processor, so that a machine that does other work
/// as well makes no program late. Seconds in which it waits for anything else count half; those in
/// which it waits for the processor a tenth, so that every run ends.
class TimeLimit {
 public:
  using Seconds = std::chrono::duration<double>;

  explicit TimeLimit(double seconds) noexcept : seconds_(seconds) {}

  /// A child that was not waited for.
  void watch(pid_t process) noexcept;

  /// What the process has had, as long as it was not waited for.
  Seconds used() const noexcept;

  /// In which it was waited for and had nothing to do: no time in which others kept it from the
  /// processor, as far as the system tells. Likewise.
  Seconds idle() const noexcept;

  /// Until when there is nothing to look at; zero when the time is up.
  std::chrono::milliseconds left() const noexcept;

 private:
  using Clock = std::chrono::steady_clock;

  Seconds of_processor() const noexcept;

  Seconds seconds_;
  Clock::time_point begin_ = Clock::now();
  pid_t process_ = 0;
  std::optional<clockid_t> processor_;
};

}  // namespace minimax::sandbox
