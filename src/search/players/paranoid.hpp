// The paranoid search (Sturtevant and Korf 2000, "On pruning techniques for multi-player games").
#pragma once

#include <cstddef>

#include "game/game.hpp"
#include "game/transposition.hpp"
#include "game/value_scale.hpp"
#include "search/players/payoffs.hpp"
#include "search/players/root_player.hpp"

namespace minimax {

/// The two-player game that a player sees who believes all others to be in league against it: where
/// it moves MAX does, where another one moves MIN does, and the value is that of its payoff.
template <RankedPlayersGame G>
class ParanoidGame {
 public:
  using Players = G;
  using Position = typename G::Position;
  using Value = typename G::Value;

  static const Position& root(const Position& position) { return position; }
  static const Position& place(const Position& position) { return position; }

  /// The game must outlive this one. The player is below game.players().
  ParanoidGame(G& game, std::size_t player) : game_(game), player_(player) {}

  decltype(auto) successors(const Position& position) { return game_.successors(position); }
  /// Throws PayoffsError<Position>; so does value().
  Mover mover(const Position& position) {
    return moving_player(game_, position) == player_ ? Mover::max : Mover::min;
  }
  Value value(const Position& position) { return static_value(game_, position, player_); }
  bool may_transpose(const Position& root) const { return minimax::may_transpose(game_, root); }

 private:
  G& game_;
  std::size_t player_;
};

/// What the player at the root can be sure of whatever the others do: it maximises its payoff, and
/// they minimise it. For two players with payoffs v and -v that is minimax.
template <RankedPlayersGame G>
using Paranoid = RootPlayerSearch<ParanoidGame<G>>;

}  // namespace minimax
