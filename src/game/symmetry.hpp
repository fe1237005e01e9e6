// Positions that are worth the same because one is a mirror image of the other.
#pragma once

#include <concepts>

#include "game/game.hpp"

namespace minimax {

/// A game that gives one position for all that are symmetric: to each of them the same one of them.
/// They must have the same mover, the same value, and as many plies to each end of the game.
template <class G>
concept SymmetricGame = GameTree<G> && requires(G& game, const typename G::Position& position) {
  { game.canonical(position) } -> std::same_as<typename G::Position>;
};

/// The position that a search remembers values by: those that are symmetric share theirs.
template <GameTree G>
decltype(auto) remembered(G& game, const typename G::Position& position) {
  if constexpr (SymmetricGame<G>) {
    return game.canonical(position);
  } else {
    return (position);
  }
}

}  // namespace minimax
