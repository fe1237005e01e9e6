// A game with chance as what can be reached in it.
#pragma once

#include <iterator>
#include <vector>

#include "game/game.hpp"
#include "game/mover.hpp"
#include "search/chance/expectation.hpp"

namespace minimax {

/// Of a game with chance, the successors that can be reached.
template <GameWithChance G>
class PossibleMoves {
 public:
  using Position = typename G::Position;

  /// The game must outlive this.
  explicit PossibleMoves(G& game) : game_(game) {}

  /// Throws ImproperProbabilities<Position>.
  std::vector<Position> successors(const Position& position) const {
    const auto& moves = game_.successors(position);
    std::vector<Position> possible;
    if (std::size(moves) == 0 || game_.mover(position) != Mover::chance) {
      possible.assign(std::begin(moves), std::end(moves));
      return possible;
    }
    for (const auto& successor : possible_successors(game_, position, std::size(moves)))
      possible.push_back(moves[successor.index]);
    return possible;
  }

 private:
  G& game_;
};

}  // namespace minimax
