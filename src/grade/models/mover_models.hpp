// Models of programs that are wrong about who moves.
#pragma once

#include "grade/models/misconception.hpp"

namespace minimax::grade {

Model always_max;
Model always_min;
Model swapped;
/// The root's own mover is right.
Model mover_by_depth;
/// MAX moves in the root.
Model max_by_depth;
/// The notes' program: the first successor P1 is compared with the best of the rest, and P1's own
/// declaration says for whom. Of two equal ones the rest wins, unless ties are to go to the first;
/// a successor without a declaration loses to the rest in any case.
Model mover_of_child;
/// The best leaf below for the mover of the root: all positions take what that one likes best.
Model best_leaf;

}  // namespace minimax::grade
