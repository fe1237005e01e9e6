// Moves, which may be several steps.
#pragma once

#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/position_map.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// Whether the position is none of its own but a choice among the other successors of the one
/// before, the last of which it is: see SuccessorMover. A step to it is a part of a move.
template <GameTree G>
bool is_choice(G& game, const typename G::Position& position) {
  if constexpr (requires { game.is_choice(position); }) return game.is_choice(position);
  return false;
}

/// The steps of a move: to choices, if any, and to a successor.
template <GameTree G>
using Steps = std::vector<typename G::Position>;

/// The moves from the root that are as good as any, in the order of the game, and each successor
/// but once; none where the root is valued statically. `enter(position)` is called for the root and
/// for each choice that has its value, before is_best(position, successor, remaining) is for one of
/// the successors: whether it has the value of the root.
template <GameTree G, class Enter, class IsBest>
std::vector<Steps<G>> best_moves(G& game, const typename G::Position& root, Plies remaining,
                                 Enter enter, IsBest is_best) {
  using Position = typename G::Position;
  std::vector<Steps<G>> found;
  PositionMap<Position, bool> given;
  Steps<G> choices;
  for (std::optional<Position> at = root; at && remaining != 0;) {
    const Position from = *std::exchange(at, std::nullopt);
    const auto successors = game.successors(from);
    if (std::size(successors) == 0) break;
    remaining = below(remaining);
    enter(from);
    for (const Position& successor : successors) {
      if (given.find(successor) || !is_best(from, successor, remaining)) continue;
      given.set(successor, true);
      if (is_choice(game, successor)) {
        at = successor;
        continue;
      }
      found.push_back(choices);
      found.back().push_back(successor);
    }
    if (at) choices.push_back(*at);
  }
  return found;
}

}  // namespace minimax
