// What a trace tells of values and movers, as terms of Prolog's.
#pragma once

#include <optional>

#include "ask/options.hpp"
#include "ask/question.hpp"
#include "game/game.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/prolog.hpp"
#include "search/common/trace_event.hpp"

namespace minimax::prolog {

/// Puts them. Throws PendingException.
class TracedTerms {
 public:
  using Value = TracedValue<TermId, Payoff>;

  /// `repetition` is what a repeated position is worth, where that is given. The game must outlive
  /// this.
  TracedTerms(GameTerms& game, const std::optional<Draw>& repetition)
      : game_(game), repetition_(repetition) {}

  GameTerms& game() const noexcept { return game_; }
  void put_mover(term_t to, Mover mover);
  void put_value(term_t to, const Value& value);

 private:
  void put_payoff(term_t to, const PayoffAt<TermId>& payoff);

  GameTerms& game_;
  std::optional<Draw> repetition_;
};

}  // namespace minimax::prolog
