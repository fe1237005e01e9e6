#include "facts/fact_bounds.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "game/game.hpp"
#include "search/chance/star.hpp"
#include "search/players/payoffs.hpp"
#include "search/players/shallow_pruning.hpp"

namespace minimax {

Bounds<Payoff> value_bounds(const FactGame& game) {
  std::vector<Number> finite;
  std::ranges::copy_if(game.values(), std::back_inserter(finite),
                       [](const Number& number) { return is_finite(number); });
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

void check_bounds(const FactGame& game, const Bounds<Payoff>& bounds) {
  for (const TermId position : game.positions()) {
    if (!game.written_value(position)) continue;
    const Payoff value = game.merit(position);
    if (value < bounds.lower || bounds.upper < value) throw ValueOutOfBounds(position, value);
  }
}

void check_sum(const FactGame& game, const Payoff& bound) {
  const SumBound<Payoff> sum(bound);
  for (const TermId position : game.positions()) {
    if (game.written_value(position)) sum.check(position, game.payoffs(position));
  }
}

}  // namespace minimax
