// Something that is done when its time has come.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <thread>

namespace minimax {

/// A thread that waits for a point in time, does something then, and waits again for the point in
/// time which that gives, until it gives none. At its end, or where another takes its place, it
/// waits for what is being done, and does nothing more.
class Alarm {
 public:
  using Clock = std::chrono::steady_clock;
  using Next = std::optional<Clock::time_point>;

  /// Throws std::system_error where there can be no thread.
  Alarm(Clock::time_point first, std::function<Next()> ring);

 private:
  std::jthread thread_;
};

}  // namespace minimax
