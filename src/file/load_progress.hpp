// How far a large file is read, for people at a terminal.
#pragma once

#include <chrono>
#include <cstddef>

#include "base/status_line.hpp"
#include "facts/load_interrupt.hpp"

namespace minimax {

/// Tells it after a second, ten times a second at the most, until this is gone. Where standard
/// error is no terminal, nobody is asked anything on the way.
class LoadProgress {
 public:
  using Clock = std::chrono::steady_clock;

  /// Of a source of so many bytes.
  explicit LoadProgress(std::size_t bytes, Clock::time_point (*now)() = Clock::now)
      : bytes_(bytes), now_(now), next_(now() + std::chrono::seconds(1)) {}

  /// For the load; this must outlive it.
  LoadInterrupt interrupt();

 private:
  void tell(std::size_t read);

  std::size_t bytes_;
  StatusLine line_;
  Clock::time_point (*now_)();
  Clock::time_point next_;
};

}  // namespace minimax
