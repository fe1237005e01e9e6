// A line on the terminal that tells how far a class has got.
#pragma once

#include <chrono>
#include <cstddef>

#include "base/status_line.hpp"
#include "grade/report/progress.hpp"

namespace minimax {

/// Nothing where standard error is no terminal. The line is gone when this is.
class ProgressBar {
 public:
  explicit ProgressBar(std::size_t all);

  void finish(bool is_right);

 private:
  StatusLine line_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  grade::Progress progress_;
};

}  // namespace minimax
