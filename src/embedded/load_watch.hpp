// Programs that do not let themselves be loaded.
#pragma once

#include <string>

#include "base/alarm.hpp"

namespace minimax::embedded {

/// While it lives, what a program runs when it is loaded ends the process with ExitStatus::input
/// and a message where it does nothing but wait for so many seconds, or computes much longer:
/// SWI-Prolog handles no signal while it loads a file, so that nothing else could end it. Prolog
/// tells of each clause that it has read by watch_clause(+File, +Line), or watch_clause where the
/// place is known, and of goals by watch_goal(-Outer) and unwatch_goal(+Outer). Belongs to the
/// thread that loads; one at a time.
class LoadWatch {
 public:
  /// `path` is how Prolog calls what people know as `name`.
  LoadWatch(std::string name, std::string path, double seconds);
  LoadWatch(const LoadWatch&) = delete;
  LoadWatch& operator=(const LoadWatch&) = delete;

  /// Makes the predicates known to library(minimax/program).
  static void register_predicates();

 private:
  Alarm alarm_;
};

}  // namespace minimax::embedded
