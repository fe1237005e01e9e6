// Static values that are averaged.
#pragma once

#include "game/payoff.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

/// The static value of the position as a number that can be averaged, where there may be floats
/// among what it is averaged with. Throws GameError where it is infinite, or too large for that.
Payoff merit_of(Number value, TermId position, bool with_floats);

}  // namespace minimax
