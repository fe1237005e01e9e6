// What is wrong with a program.
#pragma once

#include <string>

#include "base/message.hpp"
#include "embedded/program_game.hpp"
#include "facts/diagnostic.hpp"
#include "game/game_error.hpp"
#include "prolog/term_reader.hpp"
#include "search/common/control.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax::embedded {

struct Problem {
  DiagnosticKind kind;
  Message message;
  Message advice = {};  ///< what to do, or more about it; may be empty
};

/// The first line of a message of SWI-Prolog's says what is wrong, the rest more about it.
Problem problem_of_text(DiagnosticKind kind, const std::string& text);

/// What the pending exception of Prolog's says, which is cleared.
Problem problem_of_prolog();

/// Puts faults of games into words.
class Problems {
 public:
  /// Of games whose terms are in the table. Both must outlive this.
  Problems(const TermTable& terms, const OperatorTable& operators)
      : terms_(terms), operators_(operators) {}

  /// What the exception that is being handled says of the game; lets through what says nothing.
  Problem of_exception(ProgramGame& game) const;
  Problem of(const GameError& error, ProgramGame& game) const;
  Problem of(const CycleError<TermId>& error, ProgramGame& game) const;
  static Problem of(const prolog::TermError& error);

  /// A position as messages name it.
  std::string text(TermId term) const;

 private:
  const TermTable& terms_;
  const OperatorTable& operators_;
};

}  // namespace minimax::embedded
