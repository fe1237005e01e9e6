// The right answers about the tree of an exercise.
#pragma once

#include <string>

#include "grade/exercises/solution.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// As facts that `minimax verify` judges: minimax/4 of the root, value/2 and best/2 of each
/// position with successors, evaluated/1 and pruned/1. The last of equally good successors is
/// taken, as the notes' program does.
std::string answer_key(const Tree& tree, const Solution& solution);

}  // namespace minimax::grade
