// How payoffs round.
#pragma once

#include <algorithm>
#include <cmath>

#include "game/payoff.hpp"
#include "search/expectation.hpp"

namespace minimax {

/// Rationals do not; where the bounds are floats, floats may take part.
template <>
struct Rounding<Payoff> {
  static constexpr bool is_exact = false;

  static bool is_finite(const Payoff& value) {
    return !value.number().is_float() || std::isfinite(value.number().real());
  }
  static Payoff slack(const Bounds<Payoff>& bounds) {
    if (bounds.lower.number().is_rational() && bounds.upper.number().is_rational())
      return Payoff(0);
    return Payoff(Number(Rounding<double>::slack(
        {bounds.lower.number().to_double(), bounds.upper.number().to_double()})));
  }
};

}  // namespace minimax
