// What the predicates of the module that search are given, and how they begin.
#pragma once

#include "base/message.hpp"
#include "prolog/errors.hpp"
#include "prolog/guarded.hpp"
#include "prolog/options.hpp"
#include "prolog/prolog.hpp"
#include "prolog/text_predicates.hpp"

namespace minimax::prolog {

/// As guarded(), in the language of messages, with the errors on behalf of the caller.
template <class Body>
foreign_t guarded_for(Caller caller, Body body) {
  return guarded([&] {
    follow_message_language();
    try {
      body();
    } catch (const PendingException&) {
      tell_caller_of_pending(caller);
      throw;
    }
  });
}

/// The parts of Module:Term, as meta_predicate/1 makes it. Throws PendingException.
struct Qualified {
  Qualified(term_t term, Caller caller);

  term_t plain;
  module_t module;
};

/// Those of Module:List. Throws PendingException.
PredicateOptions qualified_options(term_t options, Caller caller, User user = User::predicate);

/// A question whose search is traced. Throws PendingException, also where it cannot be.
struct TracedQuestion {
  TracedQuestion(term_t question, term_t options, Caller caller, User user = User::trace_predicate);

  Qualified position;
  PredicateOptions wanted;
};

/// Throws PendingException where little is left of the stack: a program may search while it is
/// being searched.
void check_stack(Caller caller);

}  // namespace minimax::prolog
