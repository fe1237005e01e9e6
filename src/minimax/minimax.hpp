// Game-tree search for games in C++: all that a program includes.
//
// A game is a type of yours that models minimax::ScaledGame (game/game.hpp, game/value_scale.hpp):
//
//     struct Nim {
//       using Position = ...;  // regular, with std::hash
//       using Value = int;     // or any type with an order; see ValueScale for those of your own
//       std::vector<Position> successors(const Position&);  // none for a leaf
//       minimax::Mover mover(const Position&);              // Mover::max or Mover::min
//       Value value(const Position&);                       // from MAX's point of view
//     };
//
// minimax::Solver (search/two/solver.hpp) answers questions about it, by each algorithm of the
// course and within limits; minimax::trace() (search/two/trace.hpp) tells the steps of a search. A
// game in which chance moves models minimax::ChanceGame, and ChanceSolver answers.
//
// Headers alone but for a small library, minimax::minimax in CMake, which asks the system how much
// memory and stack there is, and for threads. Nothing is printed, and no file is read.
#pragma once

#include "base/hash.hpp"
#include "game/fixed_list.hpp"
#include "game/game.hpp"
#include "game/symmetry.hpp"
#include "game/value_scale.hpp"
#include "search/chance/solver.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answer.hpp"
#include "search/common/answers.hpp"
#include "search/common/control.hpp"
#include "search/common/deepening.hpp"
#include "search/common/ordering.hpp"
#include "search/common/perft.hpp"
#include "search/common/plies.hpp"
#include "search/common/trace_event.hpp"
#include "search/two/solution.hpp"
#include "search/two/solver.hpp"
#include "search/two/trace.hpp"
