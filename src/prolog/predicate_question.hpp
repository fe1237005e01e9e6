// A question that a predicate asks, and the errors that it may end with.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "ask/question.hpp"
#include "game/game_error.hpp"
#include "prolog/answer_terms.hpp"
#include "prolog/errors.hpp"
#include "prolog/options.hpp"
#include "prolog/prolog.hpp"
#include "search/players/payoffs.hpp"
#include "term/number.hpp"

namespace minimax::prolog {

/// What a question makes of what is wrong in its game: an error, or what the game threw.
enum class Faults : std::uint8_t { told, passed_on };

class PredicateQuestion {
 public:
  /// The game and the options must outlive this.
  PredicateQuestion(GameTerms& game, const PredicateOptions& options, Caller caller, Faults faults);

  /// Calls body(), with an error term for what it throws.
  void guarded(const std::function<void()>& body);

  /// See search(). Throws what guarded() puts into words.
  void answer(Question& question, TermId position, term_t answers, term_t report);
  /// See search_window(). Likewise.
  void answer_window(Question& question, TermId position, const Number& alpha, const Number& beta,
                     term_t best, term_t value);

 private:
  void answer_by(Question& question, TermId position, term_t answers, term_t report);
  [[noreturn]] void throw_game_error(const GameError& error);
  [[noreturn]] void throw_cycle(const std::vector<TermId>& loop);
  [[noreturn]] void throw_stopped();
  [[noreturn]] void throw_value_range(TermId position);
  [[noreturn]] void throw_payoffs(const PayoffsError<TermId>& error);

  GameTerms& game_;
  const PredicateOptions& options_;
  Caller caller_;
  Faults faults_;
  AnswerTerms terms_;
};

}  // namespace minimax::prolog
