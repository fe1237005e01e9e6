#include "game/merit.hpp"

#include <cmath>
#include <utility>

#include "game/game_error.hpp"

namespace minimax {

Payoff merit_of(Number value, TermId position, bool with_floats) {
  if (value.is_float() && std::isinf(value.real()))
    throw GameError(GameError::Kind::infinite, position,
                    Message("it is infinite, and has no average"));
  if (!value.is_float() && with_floats && std::isinf(value.to_double()))
    throw GameError(GameError::Kind::too_large, position,
                    Message("it is too large for averages of floats"));
  return Payoff(std::move(value));
}

}  // namespace minimax
