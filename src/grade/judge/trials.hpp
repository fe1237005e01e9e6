// The trees that a program is tried on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "trees/random_tree.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

struct Trials {
  std::vector<Tree> trees;        ///< on these it has to be right; the first one is the teacher's
  std::vector<Tree> others = {};  ///< what it gets wrong on these alone costs nothing
  std::optional<TreeLook> look = {};  ///< of `trees`, where they have one; counterexamples keep it
};

struct TrialOptions {
  std::uint64_t seed = 1;
  std::size_t random_trees = 100;
  bool alternating =
      false;            ///< MAX and MIN take turns in all of these, whatever the given tree does
  bool strict = false;  ///< it has to be right on trees of all looks
};

/// The tree and random ones that look like it, and some of all looks besides; or the tree and
/// random ones of all looks.
Trials trials_for(const Tree& given, Task::Kind task, const TrialOptions& options);

}  // namespace minimax::grade
