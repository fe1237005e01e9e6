#include "file/load_progress.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace minimax {

LoadInterrupt LoadProgress::interrupt() {
  if (!line_.is_shown()) return {};
  const auto look = [](void* progress, Offset offset) {
    static_cast<LoadProgress*>(progress)->tell(static_cast<std::size_t>(offset));
    return false;
  };
  return {look, this};
}

void LoadProgress::tell(std::size_t read) {
  const Clock::time_point now = now_();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(100);
  constexpr double megabyte = 1e6;
  const auto whole = static_cast<double>(std::max<std::size_t>(bytes_, 1));
  line_.show(fmt::format("{:.0f} of {:.0f} MB read ({:.0f} %)",
                         static_cast<double>(read) / megabyte, whole / megabyte,
                         100 * static_cast<double>(read) / whole));
}

}  // namespace minimax
