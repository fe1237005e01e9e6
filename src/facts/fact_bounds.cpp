#include "facts/fact_bounds.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "game/game.hpp"
#include "search/players/payoffs.hpp"

namespace minimax {

Bounds<Payoff> value_bounds(const FactGame& game) {
  const auto is_finite = [](const Number& number) {
    return !number.is_float() || std::isfinite(number.real());
  };
  std::vector<Number> finite;
  std::ranges::copy_if(game.values(), std::back_inserter(finite), is_finite);
  if (finite.empty()) return {Payoff(0), Payoff(0)};
  return {Payoff(finite.front()), Payoff(finite.back())};
}

Payoff greatest_sum(const FactGame& game) {
  Payoff greatest;
  for (const TermId position : game.positions()) {
    if (!game.written_value(position)) continue;
    Payoff sum;
    for (const Payoff& payoff : game.payoffs(position)) {
      if (payoff < Payoff()) throw PayoffsError(PayoffsProblem::negative, position);
      sum = sum + exact(payoff);
    }
    greatest = std::max(greatest, sum);
  }
  return greatest;
}

}  // namespace minimax
