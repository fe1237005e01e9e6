// A game of numbers, as searches of chance and of several players see it.
#pragma once

#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "game/chance_game.hpp"
#include "game/game_error.hpp"
#include "game/payoff.hpp"
#include "game/players_game.hpp"
#include "game/transposition.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

/// What both have in common. The game must outlive its view.
template <class G>
class GameView {
 public:
  using Position = typename G::Position;

  explicit GameView(G& game) : game_(&game) {}

  decltype(auto) successors(const Position& position) const { return game_->successors(position); }
  /// Throws what the game throws, also where probabilities are wrong or nobody knows the player.
  Mover mover(const Position& position) const { return game_->mover(position); }
  /// Where the game is a TermGame.
  TermId term(const Position& position) const { return game_->term(position); }
  std::optional<TermId> written_value(const Position& position) const {
    return game_->written_value(position);
  }
  bool may_transpose(const Position& root) const { return minimax::may_transpose(*game_, root); }

 protected:
  G& game() const noexcept { return *game_; }

 private:
  G* game_;
};

/// Of a game of GameKind::chance, or of two players alone, which knows
///   number_at(position): the static value; of numbers that are equal, as 2 and 2.0, that one,
///   probability(position, index): as in ChanceGame, a Number,
///   has_floats(): whether a float may be among these.
/// Models ChanceGame.
template <class G>
class ChanceView : public GameView<G> {
 public:
  using typename GameView<G>::Position;
  using Value = Payoff;
  using Probability = Payoff;

  using GameView<G>::GameView;

  Payoff probability(const Position& position, std::size_t index) const {
    return Payoff(this->game().probability(position, index));
  }
  /// Throws GameError, also where the value is infinite, which has no average.
  Payoff value(const Position& position) const {
    Number number = this->game().number_at(position);
    if (number.is_float() && std::isinf(number.real()))
      throw GameError(GameError::Kind::bad_value, position, "it is infinite, and has no average");
    if (!number.is_float() && this->game().has_floats() && std::isinf(number.to_double()))
      throw GameError(GameError::Kind::too_large, position,
                      "it is too large for averages of floats");
    return Payoff(std::move(number));
  }
};

/// Of a game of GameKind::players, which knows payoffs(position) and value(position, player), as in
/// RankedPlayersGame, and player_count(). Models RankedPlayersGame.
template <class G>
class PlayersView : public GameView<G> {
 public:
  using typename GameView<G>::Position;
  using Payoff = minimax::Payoff;
  using Value = typename G::Value;

  using GameView<G>::GameView;

  std::size_t players() const { return this->game().player_count(); }
  /// Throws GameError.
  decltype(auto) payoffs(const Position& position) const { return this->game().payoffs(position); }
  Value value(const Position& position, std::size_t player) const {
    return this->game().value(position, player);
  }
};

}  // namespace minimax
