// Games that know of a depth limit themselves.
#pragma once

#include <concepts>
#include <cstdint>

#include "game/game.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// A game whose positions tell how much deeper a search goes there: see Selective.
template <class G>
concept DepthLimitingGame = GameTree<G> &&
    requires(G& game, const typename G::Position& position, Plies depth) {
  /// Whether it is one; else the others say nothing.
  { game.limits_depth() } -> std::same_as<bool>;
  /// The root of a search to this depth; unlimited_plies for the whole game.
  { game.root_at(position, depth) } -> std::same_as<typename G::Position>;
  /// How often a position at the depth limit or beyond was asked about.
  { game.horizon_uses() } -> std::same_as<std::uint64_t>;
};

template <class G>
bool limits_depth(G& game) {
  if constexpr (DepthLimitingGame<G>) return game.limits_depth();
  return false;
}

/// What has to come back for a position to repeat: the position itself. A game whose positions hold
/// more than that, such as the plies that are left, has a member of this name.
template <GameTree G>
auto place(G& game, const typename G::Position& position) {
  if constexpr (requires { game.place(position); }) {
    return game.place(position);
  } else {
    return position;
  }
}

}  // namespace minimax
