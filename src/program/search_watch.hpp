// Searches that nothing limits.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace minimax::program {

/// A game by rules may have no end, and nobody may have thought of it: one whose search takes long
/// is told so, and it is stopped before it uses all memory of the machine.
class SearchWatch {
 public:
  SearchWatch();

  /// A search begins; nothing need be told where it has a limit of its own.
  void begin(bool is_limited);
  /// For Interrupt: handles Prolog's signals, too.
  static bool ask(void* watch);

 private:
  using Clock = std::chrono::steady_clock;

  bool look();

  std::size_t most_bytes_;  // 0 where the system does not tell
  Clock::time_point begin_;
  std::uint64_t asked_ = 0;
  bool has_told_ = false;
};

}  // namespace minimax::program
