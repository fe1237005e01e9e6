// Trees on which programs are run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "trees/task.hpp"
#include "trees/tree.hpp"
#include "trees/tree_look.hpp"

namespace minimax {

/// What all trees that a program is run on have in common.
struct TreeKind {
  bool alternating = false;               ///< MAX and MIN take turns; else in half of the trees
  Task::Kind task = Task::Kind::minimax;  ///< of the program
  std::optional<TreeLook> look = {};      ///< that of a course's tree; else trees of all looks
};

/// One of a sequence of different trees, numbered from 0: small ones first, then larger and deeper
/// ones; with ties, one successor, a leaf as the root, MAX and MIN at the root, a root of which
/// nothing is declared, alternating or not, negative numbers and floats, static values of positions
/// with successors, shared positions. Nobody can know the names beforehand. For alpha-beta without
/// shared positions or inner values, and deeper. With a look, only what a tree that looks so may
/// have, of six successors at most. The same on every machine, for the command as for
/// library(minimax/verify).
Tree random_tree(std::uint64_t seed, std::size_t number, const TreeKind& kind);

/// The first of them.
std::vector<Tree> random_trees(std::uint64_t seed, std::size_t count, const TreeKind& kind);

}  // namespace minimax
