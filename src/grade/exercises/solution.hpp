// What is right about the tree of an exercise.
#pragma once

#include <compare>
#include <cstddef>
#include <vector>

#include "term/number.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// Each position by its number in the tree.
struct Solution {
  std::vector<Number> values;
  /// The best successors of each position, in the order of the tree: several where they are
  /// equally good, none of a leaf.
  std::vector<std::vector<std::size_t>> best;
  /// By alpha-beta from left to right, cutting off where alpha >= beta, in the order of the tree.
  std::vector<std::size_t> evaluated;
  std::vector<std::size_t> pruned;
};

/// No position of the tree is shared, the mover of each with successors is known, and leaves have
/// values. Recursive, as deep as the tree.
Solution solve(const Tree& tree);

/// The principal variation: from the root's best successor to a leaf. The last of equally good
/// successors is taken.
std::vector<std::size_t> line_of(const Tree& tree, const Solution& solution);

/// What makes two exercises equally hard.
struct Difficulty {
  std::size_t depth = 0;  ///< of the deepest leaf, in plies
  std::size_t positions = 0;
  std::size_t leaves = 0;
  std::size_t pruned = 0;  ///< leaves
  std::size_t ties = 0;    ///< positions with several best successors
  std::size_t best = 0;    ///< successors of the root

  friend auto operator<=>(const Difficulty&, const Difficulty&) = default;
};

Difficulty difficulty_of(const Tree& tree, const Solution& solution);

}  // namespace minimax::grade
