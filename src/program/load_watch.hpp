// Programs that wait for something while they are loaded.
#pragma once

#include <string>
#include <thread>

namespace minimax::program {

/// While it lives, a goal that the program runs, and that does nothing but wait for so many
/// seconds, ends the process with ExitStatus::input and a message: SWI-Prolog handles no signal
/// while it loads a file, so that nothing else could end the wait. Prolog tells of such goals by
/// watch_goal(-Outer) and unwatch_goal(+Outer). One at a time.
class LoadWatch {
 public:
  LoadWatch(std::string file, double seconds);
  LoadWatch(const LoadWatch&) = delete;
  LoadWatch& operator=(const LoadWatch&) = delete;

  /// Makes the two predicates known to library(minimax/program).
  static void register_predicates();

 private:
  std::jthread watcher_;
};

}  // namespace minimax::program
