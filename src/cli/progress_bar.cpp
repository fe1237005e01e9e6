#include "cli/progress_bar.hpp"

namespace minimax {

ProgressBar::ProgressBar(std::size_t all) : progress_{.all = all} {
  line_.show(grade::progress_line(progress_));
}

void ProgressBar::finish(bool is_right) {
  ++progress_.done;
  if (!is_right) ++progress_.wrong;
  progress_.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  line_.show(grade::progress_line(progress_));
}

}  // namespace minimax
