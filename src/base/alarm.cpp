#include "base/alarm.hpp"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <utility>

namespace minimax {

namespace {

// Whether it was waited for to the end.
bool wait_until(Alarm::Clock::time_point end, const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any stopped;
  std::unique_lock lock(mutex);
  stopped.wait_until(lock, stop, end, [] { return false; });
  return !stop.stop_requested();
}

}  // namespace

Alarm::Alarm(Clock::time_point first, std::function<Next()> ring)
    : thread_([first, ring = std::move(ring)](const std::stop_token& stop) {
        for (Next next = first; next && wait_until(*next, stop);) next = ring();
      }) {}

}  // namespace minimax
