// Best-reply search (Schadd and Winands 2011, "Best reply search for multiplayer games"), in the
// form of Esser, Gras, Winands, Schadd and Lanctot 2013 ("Improving best-reply search", BRS+),
// which needs no passing: every player moves, as the rules of the game have it.
#pragma once

#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "game/transposition.hpp"
#include "game/value_scale.hpp"
#include "search/players/payoffs.hpp"
#include "search/players/root_player.hpp"

namespace minimax {

/// A position, and which opponent has replied since the last move of the root's player: the one who
/// has moved elsewhere than to the first successor. Nothing where nobody has.
template <class Place>
struct BestReplyPosition {
  Place place;
  std::optional<std::size_t> replier = std::nullopt;

  bool operator==(const BestReplyPosition&) const = default;
};

}  // namespace minimax

template <class Place>
struct std::hash<minimax::BestReplyPosition<Place>> {
  std::size_t operator()(const minimax::BestReplyPosition<Place>& position) const {
    const std::size_t replier = position.replier ? *position.replier + 1 : 0;
    return std::hash<Place>{}(position.place) * 257 + replier;
  }
};

namespace minimax {

/// The two-player game of best replies. The root's player is MAX and may go to any successor. All
/// opponents are MIN. Between two moves of the root's player (or before its first or after its last
/// one) one opponent at the most replies: that one goes to any successor whenever it moves, and all
/// others go to the first one. So of the moves between those two, all that do not go to the first
/// successor of their position are by one opponent; who that is MIN chooses, by the first of them.
///
/// The order of players need not be fixed: an opponent may move several times before the root's
/// player does, or not at all. Where the opponents move once each, in turn, that is BRS+ with the
/// first successor for the move that a move ordering would give. With two players it is minimax.
/// A ply is a move, free or not.
template <RankedPlayersGame G>
class BestReplyGame {
 public:
  using Players = G;
  using Position = BestReplyPosition<typename G::Position>;
  using Value = typename G::Value;

  static Position root(const typename G::Position& position) { return {position}; }
  /// A path that comes back to a position of the game goes round in a circle, whoever has replied.
  static const typename G::Position& place(const Position& position) { return position.place; }

  /// The game must outlive this one. The player is below game.players().
  BestReplyGame(G& game, std::size_t player) : game_(game), player_(player) {}

  /// Throws PayoffsError<typename G::Position>; so do mover() and value().
  std::vector<Position> successors(const Position& position);
  Mover mover(const Position& position) {
    return moving_player(game_, position.place) == player_ ? Mover::max : Mover::min;
  }
  Value value(const Position& position) { return static_value(game_, position.place, player_); }
  bool may_transpose(const Position& root) const {
    return minimax::may_transpose(game_, root.place);
  }

 private:
  G& game_;
  std::size_t player_;
};

template <RankedPlayersGame G>
auto BestReplyGame<G>::successors(const Position& position) -> std::vector<Position> {
  std::vector<Position> found;
  const auto& moves = game_.successors(position.place);
  if (std::size(moves) == 0) return found;
  const std::size_t mover = moving_player(game_, position.place);
  const typename G::Position first = moves[0];
  if (mover != player_ && position.replier && *position.replier != mover)
    return {{first, position.replier}};
  for (const typename G::Position& successor : moves) {
    if (mover == player_) {
      found.push_back({successor});
    } else {
      // The first successor is open to everybody, and going there is no reply yet.
      found.push_back({successor, successor == first ? position.replier : std::optional(mover)});
    }
  }
  return found;
}

/// What the player at the root can be sure of when only one opponent at a time replies to it: it
/// maximises its payoff, and the one who replies minimises it.
template <RankedPlayersGame G>
using BestReply = RootPlayerSearch<BestReplyGame<G>>;

}  // namespace minimax
