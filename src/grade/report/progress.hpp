// How far a class has got.
#pragma once

#include <cstddef>
#include <string>

namespace minimax::grade {

struct Progress {
  std::size_t all;
  std::size_t done = 0;
  std::size_t wrong = 0;  ///< of these
  double seconds = 0;     ///< that they took
};

/// On one line of less than 80 characters, as `[######              ] 90/300, 12 wrong, 1:20 left`.
std::string progress_line(const Progress& progress);

}  // namespace minimax::grade
