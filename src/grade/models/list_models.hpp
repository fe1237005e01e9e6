// Models of programs that choose right, but build another NodesList.
#pragma once

#include "grade/models/misconception.hpp"

namespace minimax::grade {

/// The list of a leaf is the leaf.
Model list_with_root;
Model list_reversed;
Model list_first_only;
Model list_without_leaf;
/// As the notes' printed program: a successor without siblings is left out, and of three or more
/// the winner is repeated, once for each comparison that it wins.
Model list_with_repeats;
/// The list is right, and BestPos is the last of it.
Model best_is_leaf;

}  // namespace minimax::grade
