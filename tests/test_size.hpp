// How much a test does.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

namespace minimax {

/// How many random cases a test tries, or how long something is: one of so many of `all` as the
/// environment's MINIMAX_ONE_OF says, else all. tests/CMakeLists.txt sets it where CI runs the unit
/// tests a second time, under sanitizers.
inline int test_size(int all) {
  const char* const one_of = std::getenv("MINIMAX_ONE_OF");
  return one_of ? std::max(1, all / std::max(1, std::stoi(one_of))) : all;
}

/// So many of them, from begin to end.
template <class Each>
std::vector<Each> test_some(std::span<const Each> all) {
  const auto count = static_cast<std::size_t>(test_size(static_cast<int>(all.size())));
  std::vector<Each> some;
  for (std::size_t i = 0; i < count; ++i) some.push_back(all[i * all.size() / count]);
  return some;
}

}  // namespace minimax
