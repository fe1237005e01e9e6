// What the searches of games of several players have in common.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/value_scale.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// One payoff for each player, in the order of the players.
template <PlayersGame G>
using Payoffs = std::vector<typename G::Payoff>;

struct PlayersOptions {
  /// A position this many plies below the root is valued statically, as if it were a leaf. Without
  /// it a cycle is an error.
  std::optional<Plies> depth = std::nullopt;
  /// Whether what is known of a position saves its search on another path. Max^n can do without.
  bool table = true;
};

template <PlayersGame G>
struct PlayersAnswer {
  /// Those of the last position of the line, or of the root where that is empty: its static
  /// payoffs, or the expected ones where chance moves in it.
  Payoffs<G> payoffs;
  /// The positions from the best successor of the root to the one whose payoffs these are, both
  /// included. Empty where chance moves at the root, or it was valued statically.
  std::vector<typename G::Position> line;

  /// The best successor of the root; nothing where the line is empty.
  std::optional<typename G::Position> best() const {
    return line.empty() ? std::nullopt : std::optional(line.front());
  }
  bool operator==(const PlayersAnswer&) const = default;
};

enum class PayoffsProblem : std::uint8_t {
  no_player,       ///< the mover is not one of the game's players
  chance_moves,    ///< there, and the search is not for that
  wrong_count,     ///< there is not one payoff for each player
  too_large,       ///< the payoffs below a chance position, for averages of floats
  negative,        ///< a payoff is negative, and the search relies on their being none
  sum_over_bound,  ///< the payoffs sum to more than the search was told
};

/// Thrown where a position's mover or its static payoffs are not what a search may rely on.
template <class Position>
class PayoffsError : public std::exception {
 public:
  PayoffsError(PayoffsProblem problem, Position position)
      : problem(problem), position(std::move(position)) {}

  const char* what() const noexcept override {
    switch (problem) {
      case PayoffsProblem::no_player:
        return "the mover is not one of the players";
      case PayoffsProblem::chance_moves:
        return "chance moves, and the algorithm is not for that";
      case PayoffsProblem::wrong_count:
        return "there is not one payoff for each player";
      case PayoffsProblem::too_large:
        return "the payoffs are too large for averages of floats";
      case PayoffsProblem::negative:
        return "a payoff is negative";
      case PayoffsProblem::sum_over_bound:
        break;
    }
    return "the payoffs sum to more than the bound";
  }

  PayoffsProblem problem;
  Position position;
};

/// The index of the player who moves in a position that has successors. Throws PayoffsError, also
/// where chance moves.
template <PlayersGame G>
std::size_t moving_player(G& game, const typename G::Position& position) {
  const Mover mover = game.mover(position);
  if (mover == Mover::chance) throw PayoffsError(PayoffsProblem::chance_moves, position);
  if (!is_player(mover) || player_index(mover) >= game.players())
    throw PayoffsError(PayoffsProblem::no_player, position);
  return player_index(mover);
}

/// Throws PayoffsError, and what the game throws.
template <PlayersGame G>
Payoffs<G> static_payoffs(G& game, const typename G::Position& position) {
  const auto& given = game.payoffs(position);
  if (std::size(given) != game.players()) throw PayoffsError(PayoffsProblem::wrong_count, position);
  return Payoffs<G>(std::begin(given), std::end(given));
}

/// The value of the static payoff of one player, to compare it with others. Throws likewise.
template <RankedPlayersGame G>
typename G::Value static_value(G& game, const typename G::Position& position, std::size_t player) {
  if (std::size(game.payoffs(position)) != game.players())
    throw PayoffsError(PayoffsProblem::wrong_count, position);
  return game.value(position, player);
}

}  // namespace minimax
