// What a search asks of a game of several players.
#pragma once

#include <concepts>
#include <cstddef>
#include <ranges>
#include <type_traits>

#include "game/game.hpp"
#include "game/value_scale.hpp"

namespace minimax {

/// A game in which mover() is a player, and every player maximises a payoff of its own. Payoff is
/// the type of one payoff.
template <class G>
concept PlayersGame = std::regular<typename G::Position> && std::copyable<typename G::Payoff> &&
    std::totally_ordered<typename G::Payoff> &&
    requires(G& game, const typename G::Position& position) {
  /// As in Game.
  { game.successors(position) } -> std::ranges::random_access_range;
  requires std::ranges::sized_range<decltype(game.successors(position))>;
  { game.successors(position)[0] } -> std::convertible_to<typename G::Position>;
  { game.mover(position) } -> std::same_as<Mover>;
  /// How many players there are: at least one.
  { game.players() } -> std::convertible_to<std::size_t>;
  /// The static payoffs, one for each player in order: asked of a leaf, and of a position at the
  /// depth limit. What is returned stays valid while the game is asked about other positions.
  { game.payoffs(position) } -> std::ranges::random_access_range;
  requires std::ranges::sized_range<decltype(game.payoffs(position))>;
  { game.payoffs(position)[0] } -> std::convertible_to<typename G::Payoff>;
};

/// A game of several players that one of them can search as a game of two: with values that have
/// the order of its payoffs and are plain memory.
template <class G>
concept RankedPlayersGame = PlayersGame<G> && ScaledValue<typename G::Value> &&
    std::is_trivially_copyable_v<typename G::Value> &&
    requires(G& game, const typename G::Position& position, std::size_t player) {
  /// That of the player's static payoff: asked where payoffs() gives one for each player.
  { game.value(position, player) } -> std::convertible_to<typename G::Value>;
};

}  // namespace minimax
