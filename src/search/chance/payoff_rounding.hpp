// How payoffs round.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "game/payoff.hpp"
#include "search/chance/expectation.hpp"

namespace minimax {

/// Rationals do not; where the bounds are floats, floats may take part.
template <>
struct Rounding<Payoff> {
  static constexpr bool is_exact = false;

  static bool is_finite(const Payoff& value) { return minimax::is_finite(value); }
  static Payoff slack(const Bounds<Payoff>& bounds) {
    if (bounds.lower.number().is_rational() && bounds.upper.number().is_rational())
      return Payoff(0);
    return Payoff(Number(Rounding<double>::slack(
        {bounds.lower.number().to_double(), bounds.upper.number().to_double()})));
  }
};

/// Bounds of the same values where floats may take part, and windows are to leave room for what
/// rounding can be wrong by. Nothing where they are too large for that.
inline std::optional<Bounds<Payoff>> with_room_for_rounding(const Bounds<Payoff>& bounds) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const double lower = std::nextafter(bounds.lower.number().to_double(), -infinity);
  const double upper = std::nextafter(bounds.upper.number().to_double(), infinity);
  if (std::isinf(lower) || std::isinf(upper)) return std::nullopt;
  return Bounds<Payoff>{Payoff(Number(lower)), Payoff(Number(upper))};
}

}  // namespace minimax
