#include "grade/report/progress.hpp"

#include <fmt/format.h>

#include <cmath>

namespace minimax::grade {

namespace {

// As if those to come took as long as those before.
std::string time_left(const Progress& progress) {
  if (progress.done == 0 || progress.done == progress.all) return "";
  const double each = progress.seconds / static_cast<double>(progress.done);
  const auto left = std::llround(each * static_cast<double>(progress.all - progress.done));
  const auto hours = left / 3600;
  const auto minutes = left / 60 % 60;
  if (hours > 0) return fmt::format(", {}:{:02}:{:02} left", hours, minutes, left % 60);
  return fmt::format(", {}:{:02} left", minutes, left % 60);
}

}  // namespace

std::string progress_line(const Progress& progress) {
  constexpr std::size_t width = 20;
  const std::size_t full = progress.all == 0 ? width : width * progress.done / progress.all;
  return fmt::format("[{}{}] {}/{}, {} wrong{}", std::string(full, '#'),
                     std::string(width - full, ' '), progress.done, progress.all, progress.wrong,
                     time_left(progress));
}

}  // namespace minimax::grade
