// Payoffs whose sums are exact.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/payoff.hpp"
#include "game/players_game.hpp"
#include "game/transposition.hpp"
#include "term/term.hpp"

namespace minimax {

/// A game of several players, with floats as the rationals that they are. Models PlayersGame.
template <PlayersGame G>
class ExactPayoffs {
 public:
  using Position = typename G::Position;
  using Payoff = minimax::Payoff;

  /// The game must outlive its view.
  explicit ExactPayoffs(G& game) : game_(game) {}

  decltype(auto) successors(const Position& position) { return game_.successors(position); }
  Mover mover(const Position& position) { return game_.mover(position); }
  bool may_transpose(const Position& root) const { return minimax::may_transpose(game_, root); }
  /// Where the game is a TermGame.
  TermId term(const Position& position) const { return game_.term(position); }
  std::optional<TermId> written_value(const Position& position) const {
    return game_.written_value(position);
  }
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
