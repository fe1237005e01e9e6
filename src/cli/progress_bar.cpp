#include "cli/progress_bar.hpp"

#include <unistd.h>

#include <cstdio>

#include "base/print.hpp"

namespace minimax {

ProgressBar::ProgressBar(std::size_t all)
    : is_shown_(isatty(STDERR_FILENO) == 1), progress_{.all = all} {
  draw();
}

ProgressBar::~ProgressBar() {
  if (is_shown_) std::fputs("\r\x1b[K", stderr);
}

void ProgressBar::finish(bool is_right) {
  ++progress_.done;
  if (!is_right) ++progress_.wrong;
  progress_.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  draw();
}

void ProgressBar::draw() const {
  // What is left of a longer line before is deleted.
  if (is_shown_) tell("\r{}\x1b[K", grade::progress_line(progress_));
}

}  // namespace minimax
