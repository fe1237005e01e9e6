// What a question finds, as terms of Prolog's.
#pragma once

#include <optional>
#include <vector>

#include "ask/found.hpp"
#include "ask/options.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/prolog.hpp"
#include "search/common/report.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

/// Puts answers. Throws PendingException.
class AnswerTerms {
 public:
  /// `repetition` is what a repeated position is worth, where that is given. The game must outlive
  /// this.
  AnswerTerms(GameTerms& game, const std::optional<Draw>& repetition)
      : game_(game), repetition_(repetition) {}

  /// A list of answer(BestPos, Val, NodesList).
  void put_answers(term_t to, const Found& found);
  void put_value(term_t to, const FoundValue& value);
  void put_positions(term_t to, const std::vector<TermId>& positions);
  /// The list of the facts of a certificate: see examples/check_certificate.pl.
  void put_certificate(term_t to, const Proved& proved);
  /// mover_rules(Pos) where the rules for the mover differ, and more_lines(Count).
  void put_warnings(term_t to, const Found& found, std::optional<TermId> rule_difference);

 private:
  void put_answer(term_t to, const Found& found, const FoundAnswer& answer);
  void put_policy(term_t to, const std::vector<FoundStep>& steps);

  GameTerms& game_;
  std::optional<Draw> repetition_;
};

/// A list of Name(Value), as minimax/5 documents statistics(S).
void put_statistics(term_t to, const SearchReport& report);

}  // namespace minimax::prolog
