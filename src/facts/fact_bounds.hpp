// What the values of a game of facts lie between.
#pragma once

#include <optional>

#include "facts/fact_game.hpp"
#include "game/payoff.hpp"
#include "search/chance/expectation.hpp"

namespace minimax {

/// Of all finite static values; 0 and 0 where there are none.
Bounds<Payoff> value_bounds(const FactGame& game);

/// The greatest sum of the payoffs of a position, with floats as the rationals that they are.
/// Throws PayoffsError<TermId> where one is negative, and GameError.
Payoff greatest_sum(const FactGame& game);

/// That all static values lie between these; throws ValueOutOfBounds<TermId, Payoff> of the first
/// position whose value does not.
void check_bounds(const FactGame& game, const Bounds<Payoff>& bounds);

/// That the payoffs of no position sum to more; throws PayoffsError<TermId> of the first one whose
/// do, and GameError.
void check_sum(const FactGame& game, const Payoff& bound);

// For searches over any game.

inline std::optional<Bounds<Payoff>> known_bounds(const FactGame& game) {
  return value_bounds(game);
}
inline std::optional<Payoff> known_sum(const FactGame& game) {
  return greatest_sum(game);
}
inline bool may_round(const FactGame& game) {
  return game.has_floats();
}

}  // namespace minimax
