// Models of programs that do not search to the leaves, but value other positions statically.
#pragma once

#include "grade/models/misconception.hpp"

namespace minimax::grade {

/// Every successor of the root is valued statically: no play where one of them has no static value.
Model greedy_static;
/// The same at every position, down to a leaf.
Model greedy_walk;
/// Positions whose successors are all leaves are valued statically, the root included; those of
/// them without a static value are searched as is right. No play where the root is no leaf and
/// there is no such position with a static value on the way: nothing would be wrong then.
Model one_ply_short;
/// Every position with a static value is valued by it, the root included: nothing is taken then.
Model inner_static;

}  // namespace minimax::grade
