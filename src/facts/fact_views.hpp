// A game of facts, as searches of chance and of several players see it.
#pragma once

#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "facts/fact_game.hpp"
#include "facts/static_value.hpp"
#include "game/chance_game.hpp"
#include "game/game_error.hpp"
#include "game/payoff.hpp"
#include "game/players_game.hpp"

namespace minimax {

/// What both have in common. The game must outlive its view.
class FactView {
 public:
  using Position = TermId;

  explicit FactView(FactGame& game) : game_(&game) {}

  std::span<const TermId> successors(TermId position) const noexcept {
    return game_->successors(position);
  }
  /// Throws GameError, also where the probabilities are wrong or nobody knows the player.
  Mover mover(TermId position) const { return game_->mover(position); }
  bool may_transpose(TermId root) const noexcept { return game_->may_transpose(root); }
  static TermId term(TermId position) noexcept { return position; }
  static TermId position(TermId term) noexcept { return term; }
  std::optional<TermId> written_value(TermId position) const noexcept {
    return game_->written_value(position);
  }

 protected:
  FactGame& game() const noexcept { return *game_; }

 private:
  FactGame* game_;
};

/// Of GameKind::chance, or of two players alone. Models ChanceGame.
class ChanceFacts : public FactView {
 public:
  using Value = Payoff;
  using Probability = Payoff;

  using FactView::FactView;

  Payoff probability(TermId position, std::size_t index) const {
    return Payoff(game().probability(position, index));
  }
  /// Throws GameError, also where the value is infinite, which has no average.
  Payoff value(TermId position) const {
    static_cast<void>(game().value(position));  // throws where there is none
    // As it is written: equal numbers, as 2 and 2.0, share a rank.
    const Number number = *static_value(game().terms(), *game().written_value(position));
    const bool may_round = number.is_float() || game().has_floats();
    if (may_round && std::isinf(number.to_double()))
      throw GameError(GameError::Kind::bad_value, position,
                      number.is_float() ? "it is infinite, and has no average"
                                        : "it is too large for averages of floats");
    return Payoff(number);
  }
};

/// Of GameKind::players. Models PlayersGame.
class PlayerFacts : public FactView {
 public:
  using Value = Payoff;

  using FactView::FactView;

  std::size_t players() const noexcept { return game().players().size(); }
  /// Throws GameError.
  std::span<const Payoff> payoffs(TermId position) const { return game().payoffs(position); }
};

/// Likewise, with floats as the rationals that they are: so sums are exact.
class ExactPlayerFacts : public PlayerFacts {
 public:
  using PlayerFacts::PlayerFacts;

  std::vector<Payoff> payoffs(TermId position) const {
    std::vector<Payoff> exact;
    for (const Payoff& payoff : PlayerFacts::payoffs(position)) {
      const Number& number = payoff.number();
      exact.push_back(number.is_float() ? Payoff(Number(mpq_class(number.real()))) : payoff);
    }
    return exact;
  }
};

static_assert(PlayersGame<ExactPlayerFacts>);
static_assert(ChanceGame<ChanceFacts> && PlayersGame<PlayerFacts>);

}  // namespace minimax
