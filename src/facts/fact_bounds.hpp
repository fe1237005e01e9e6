// What the values of a game of facts lie between.
#pragma once

#include "facts/fact_game.hpp"
#include "game/payoff.hpp"
#include "search/chance/expectation.hpp"

namespace minimax {

/// Of all finite static values; 0 and 0 where there are none.
Bounds<Payoff> value_bounds(const FactGame& game);

/// The greatest sum of the payoffs of a position, with floats as the rationals that they are.
/// Throws PayoffsError<TermId> where one is negative, and GameError.
Payoff greatest_sum(const FactGame& game);

}  // namespace minimax
