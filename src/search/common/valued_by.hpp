// The position whose static value an answer tells.
#pragma once

#include <iterator>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// Whether the position is valued statically.
template <GameTree G>
bool is_static(G& game, const typename G::Position& position, Plies remaining) {
  return remaining == 0 || std::size(game.successors(position)) == 0;
}

/// The one whose static value, or payoffs, an answer with this line has that was found from the
/// root within so many plies; nothing where chance has a part in them.
template <GameTree G>
std::optional<typename G::Position> valued_by(G& game, const typename G::Position& root,
                                              Plies plies,
                                              const std::vector<typename G::Position>& line) {
  typename G::Position at = root;
  for (const typename G::Position& next : line) {
    if (game.mover(at) == Mover::chance) return std::nullopt;
    at = next;
    plies = below(plies);
  }
  return is_static(game, at, plies) ? std::optional(at) : std::nullopt;
}

}  // namespace minimax
