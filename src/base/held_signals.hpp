// Signals that wait until something is done.
#pragma once

#include <csignal>

namespace minimax {

/// As long as there is one, this thread is not ended by what ends a command: Control-C, a terminal
/// that is closed, `kill`. What has come ends it then.
class HeldSignals {
 public:
  HeldSignals() noexcept;
  HeldSignals(const HeldSignals&) = delete;
  HeldSignals& operator=(const HeldSignals&) = delete;
  ~HeldSignals();

  /// Whether one has come, and is not ignored.
  bool is_ending() const noexcept;

 private:
  sigset_t before_;
};

}  // namespace minimax
