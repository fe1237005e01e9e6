// Models of programs that are wrong about which successor is taken, or what it is worth then.
#pragma once

#include "grade/models/misconception.hpp"

namespace minimax::grade {

Model first_successor;
Model last_successor;
/// Right, but for ties; `tie` is ignored.
Model tie_first;
Model tie_last;
/// The best so far begins as 0 and without a position: where no successor is strictly better than
/// 0 the value is 0, nothing is taken, and the line ends, whatever `tie` is.
Model accumulator_zero;
/// A MIN position takes the smallest, but is worth the sum of all, added up from the first to the
/// last, divided by their number, both as SWI-Prolog computes. Nothing where that is an error.
Model average_at_min;
/// A successor's value is negated for the one who moves above it, who takes the greatest; that is
/// from leaf to root, whoever is declared to move. The root's value is turned back to MAX's view,
/// as a program does that knows that negamax speaks for the mover, so that the leaves are the one
/// mistake: those where MIN would be to move keep MAX's view. A leaf that is asked about is right.
Model negamax_leaf_sign;
/// The same, and Val is that of the one who moves where the question is about.
Model negamax_own_view;

}  // namespace minimax::grade
