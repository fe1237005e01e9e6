// What a command has needed.
#pragma once

#include <chrono>
#include <cstddef>

namespace minimax {

/// What the command has needed, whichever position it was asked about.
struct Expense {
  std::chrono::duration<double> load_time = {};
  /// Of real memory, up to now; 0 where the system does not tell.
  std::size_t peak_bytes = 0;

  /// After a load that took so long, and all that came after it.
  static Expense until_now(std::chrono::duration<double> load_time);
};

}  // namespace minimax
