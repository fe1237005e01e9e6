// Numbers of a search as a trace tells them to people.
#pragma once

#include "game/payoff.hpp"

namespace minimax {

/// A float without the digits that a search which rounds is not sure of, where `slack` is how far
/// its windows are wider for that; any other number as it is.
template <class Number>
const Number& rounded_bound(const Number& bound, const Number& /* slack */) {
  return bound;
}
Payoff rounded_bound(const Payoff& bound, const Payoff& slack);

/// The exact sum of floats as a float; any other number as it is.
template <class Number>
const Number& told_sum(const Number& sum) {
  return sum;
}
Payoff told_sum(const Payoff& sum);

}  // namespace minimax
