// The terminal that people read at.
#pragma once

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstddef>

namespace minimax {

/// The columns of the terminal that standard output goes to; 0 where it goes elsewhere.
inline std::size_t terminal_width() {
  struct winsize size {};
  if (isatty(STDOUT_FILENO) != 1 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

}  // namespace minimax
