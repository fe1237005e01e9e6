// The branches of trees, without values and names.
#pragma once

#include <cstdint>
#include <optional>

#include "grade/exercises/wishes.hpp"
#include "trees/random.hpp"
#include "trees/shape.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// Branches of the wished depth and branching, with movers. Nothing where there would be more
/// positions than that.
std::optional<TreeShape> random_shape(const Wishes& wishes, RandomNumbers& random,
                                      std::int64_t most_positions);

/// As a tree, without values and names.
Tree tree_of(const TreeShape& shape);

/// The same branches in another order.
Tree shuffled(Tree tree, RandomNumbers& random);

/// Positions are numbered anew, and named a, b, c: from the root downwards, from left to right.
Tree in_order(const Tree& tree);

}  // namespace minimax::grade
