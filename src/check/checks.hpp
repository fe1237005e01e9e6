// What can be wrong or suspicious in a fact file. Each check adds what it finds to the review.
#pragma once

#include "check/review.hpp"

namespace minimax {

/// Facts that a position has already, the same or others, and successors that a list has already.
void check_repetitions(Review& review);

/// Leaves without a value, values that are no numbers, and values of positions with successors.
void check_values(Review& review);

/// Positions with no mover or with both, and positions whose successors have the same mover.
void check_movers(Review& review);

/// Cycles, each set of positions on common cycles once.
void check_cycles(Review& review);

/// More roots than one, and what none of them reaches.
void check_roots(Review& review);

/// Facts of predicates that are nearly those of a game. To be asked last: it tells too what else
/// was not reported because of them.
void check_predicates(Review& review);

}  // namespace minimax
