// Searches that take long.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/alarm.hpp"

namespace minimax::embedded {

/// A game by rules may have no end, a predicate may not come back, and nobody may have thought of
/// it: whoever waits long is told what would limit that, and a search is stopped before it uses all
/// memory of the machine. A predicate that does not let itself be stopped long after a limit ends
/// the process with ExitStatus::stopped and a message.
class SearchWatch {
 public:
  SearchWatch();

  /// What keeps a command from going on for ever.
  struct Limits {
    std::optional<double> time = {};     ///< it is told to the search itself
    std::optional<double> seconds = {};  ///< after which it is given up
    const char* advice = "";             ///< what else would
  };

  /// While it lives, something is watched.
  class Session {
   public:
    Session(SearchWatch& watch, const Limits& limits);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

   private:
    SearchWatch& watch_;
    Alarm alarm_;
  };

  /// For Interrupt: whether to stop. Handles Prolog's signals, too.
  static bool ask(void* watch);

 private:
  using Clock = Alarm::Clock;

  bool look() const;

  std::size_t most_bytes_;  // 0 where the system does not tell
  std::optional<Clock::time_point> end_;
  std::uint64_t asked_ = 0;
};

}  // namespace minimax::embedded
