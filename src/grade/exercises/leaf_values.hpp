// Values for the leaves of a tree.
#pragma once

#include <cstdint>
#include <vector>

#include "grade/exercises/wishes.hpp"
#include "trees/random.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// Gives each leaf a value. Where there are to be no ties, what is below a tie is drawn again: each
/// tree without ties is as likely as any other. False where that took too long. Where the wishes
/// mind how much alpha-beta cuts off, good successors come first, or last, more often than by
/// chance: such trees are rare else.
bool give_values(Tree& tree, const Wishes& wishes, RandomNumbers& random);

}  // namespace minimax::grade
