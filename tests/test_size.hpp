// How much a test does.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>

namespace minimax {

/// How many random cases a test tries, or how long something is: one of so many of `all` as the
/// environment's MINIMAX_ONE_OF says, else all. tests/CMakeLists.txt sets it where CI runs the unit
/// tests a second time, under sanitizers.
inline int test_size(int all) {
  const char* const one_of = std::getenv("MINIMAX_ONE_OF");
  return one_of ? std::max(1, all / std::max(1, std::stoi(one_of))) : all;
}

}  // namespace minimax
