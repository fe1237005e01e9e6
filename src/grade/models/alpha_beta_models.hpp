// Models of programs that are wrong about alpha-beta: where not said otherwise, right but for that,
// cutting off where alpha >= beta, and so taking the first of equal ones, whatever `tie` is.
#pragma once

#include "grade/models/misconception.hpp"

namespace minimax::grade {

/// Cuts off only where alpha > beta, and takes the last of equal ones.
Model ab_strict_last_tie;
/// What was cut off on equality is no more than a bound, which wins the tie here.
Model ab_equal_last_tie;
/// The root's successors get its bounds; all other positions begin with infinite ones. (A program
/// that passes none at all cuts nothing off, and is ab_no_pruning.)
Model ab_bounds_not_passed;
/// A position gets the bound that was found in the one above it, and none from farther up: all
/// deep cut-offs are missing.
Model ab_shallow_only;
/// One alpha and one beta for the whole search, which are never set back.
Model ab_global_bounds;
/// Takes the one of equal ones that `tie` says.
Model ab_no_pruning;
/// The first of equal ones that it meets is the last in the list.
Model ab_right_to_left;

}  // namespace minimax::grade
