// What the steps of a search tell, in the words of the program.
#pragma once

#include <string>

#include "prolog/prolog.hpp"
#include "prolog/traced_terms.hpp"
#include "show/told_event.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

/// Writes terms as the program itself would, as arguments. Throws PendingException.
class ToldWords {
 public:
  /// The operators are those of the module.
  ToldWords(const TracedTerms& terms, module_t module) : terms_(terms), module_(module) {}

  GameTerms& game() const noexcept { return terms_.game(); }

  std::string position(TermId position) const;
  std::string value(const TracedTerms::Value& value) const;
  ToldMover player(Mover mover) const;
  /// Directives for those operators of the module that not every program has.
  std::string operators() const;

 private:
  template <class Put>
  std::string written(Put put) const;

  mutable TracedTerms terms_;
  module_t module_;
};

}  // namespace minimax::prolog
