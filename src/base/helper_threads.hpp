// Threads beside that of the caller.
#pragma once

#include <functional>
#include <memory>

namespace minimax {

/// Threads that work as long as this lives. Signals are the caller's as before.
class HelperThreads {
 public:
  /// Calls work(0), work(1) and so on to `count`, each in a thread of its own; where the system
  /// gives fewer threads, fewer of them. `work` must not throw.
  HelperThreads(unsigned count, std::function<void(unsigned)> work);
  HelperThreads(const HelperThreads&) = delete;
  HelperThreads& operator=(const HelperThreads&) = delete;
  /// Waits until all of them have returned.
  ~HelperThreads();

 private:
  struct Threads;
  std::unique_ptr<Threads> threads_;
};

/// Lets another thread have the processor.
void give_way() noexcept;

}  // namespace minimax
