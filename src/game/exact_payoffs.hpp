// Payoffs whose sums are exact.
#pragma once

#include <vector>

#include "game/payoff.hpp"
#include "game/players_game.hpp"
#include "game/transposition.hpp"

namespace minimax {

/// A game of several players, with floats as the rationals that they are. Models PlayersGame.
template <PlayersGame G>
class ExactPayoffs {
 public:
  using Position = typename G::Position;
  using Value = Payoff;

  /// The game must outlive its view.
  explicit ExactPayoffs(G& game) : game_(game) {}

  decltype(auto) successors(const Position& position) { return game_.successors(position); }
  Mover mover(const Position& position) { return game_.mover(position); }
  bool may_transpose(const Position& root) const { return minimax::may_transpose(game_, root); }
  std::size_t players() { return game_.players(); }
  std::vector<Payoff> payoffs(const Position& position) {
    std::vector<Payoff> exact;
    for (const Payoff& payoff : game_.payoffs(position)) {
      const Number& number = payoff.number();
      exact.push_back(number.is_float() ? Payoff(Number(mpq_class(number.real()))) : payoff);
    }
    return exact;
  }

 private:
  G& game_;
};

}  // namespace minimax
