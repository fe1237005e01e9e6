// Trees on which programs are run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "grade/trees/task.hpp"
#include "grade/trees/tree.hpp"

namespace minimax::grade {

struct CaseOptions {
  std::uint64_t seed = 1;
  std::size_t count = 100;
  bool alternating = false;  ///< MAX and MIN take turns in every tree
};

/// Different trees: small ones first, then larger and deeper ones; with ties, one successor, a leaf
/// as the root, MAX and MIN at the root, alternating or not, negative numbers and floats, static
/// values of positions with successors, shared positions. Nobody can know the names beforehand.
/// For alpha-beta without shared positions or inner values, and deeper. The same options give the
/// same trees.
std::vector<Tree> random_cases(const CaseOptions& options, Task::Kind kind);

}  // namespace minimax::grade
