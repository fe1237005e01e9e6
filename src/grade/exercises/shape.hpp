// The branches of trees, without values and names.
#pragma once

#include <optional>

#include "grade/exercises/wishes.hpp"
#include "trees/random.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// A tree of the wished depth and branching, with movers. Nothing where it would have more
/// positions than an exercise has.
std::optional<Tree> random_shape(const Wishes& wishes, RandomNumbers& random);

/// The same branches in another order.
Tree shuffled(Tree tree, RandomNumbers& random);

/// Positions are numbered anew, and named a, b, c: from the root downwards, from left to right.
Tree in_order(const Tree& tree);

}  // namespace minimax::grade
