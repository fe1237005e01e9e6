// A value with its proof.
#pragma once

#include <optional>

#include "game/game.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/two/strategy.hpp"

namespace minimax {

/// That a position has a value under a depth limit: a strategy for MAX that secures at least it,
/// and one for MIN that allows no more.
template <Game G>
struct Certificate {
  PositionAt<typename G::Position> root;
  Strategy<typename G::Position> max;
  Strategy<typename G::Position> min;
};

/// Nothing where the value is another one. Throws what StrategyFinder throws.
template <Game G>
std::optional<Certificate<G>> certify(G& game, const typename G::Position& root, Plies plies,
                                      const typename G::Value& value, Interrupt interrupt) {
  StrategyFinder<G> finder(game, interrupt);
  const auto max = finder.find(root, plies, Mover::max, value);
  const auto min = finder.find(root, plies, Mover::min, value);
  if (!max || !min) return std::nullopt;
  return Certificate<G>{{root, plies}, *max, *min};
}

}  // namespace minimax
