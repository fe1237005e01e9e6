#include "sandbox/run_queue.hpp"

#include <cstdint>
#include <fstream>
#include <string>

namespace minimax::sandbox {

std::optional<std::chrono::nanoseconds> time_in_queue(pid_t thread) noexcept try {
  std::ifstream file("/proc/" + std::to_string(thread) + "/schedstat");
  std::int64_t running = 0;
  std::int64_t queued = 0;
  if (!(file >> running >> queued)) return std::nullopt;
  return std::chrono::nanoseconds(queued);
} catch (...) {
  return std::nullopt;
}

}  // namespace minimax::sandbox
