// Errors as ISO error terms: error(Formal, context(minimax:Caller, Message)).
#pragma once

#include <string>

#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"

namespace minimax::prolog {

/// The name/arity of the exported predicate on whose behalf the module works.
struct Caller {
  term_t indicator;
};

/// What an error term says: Kind(What, Culprit), such as type_error(list, foo).
struct Formal {
  const char* kind;
  const char* what;
  term_t culprit;
};

/// Leaves the error pending and throws PendingException. The message says more than the formal
/// term does; it may be empty.
[[noreturn]] void throw_error(Caller caller, const Formal& formal, const std::string& message = {});
/// permission_error(Action, Type, Culprit).
[[noreturn]] void throw_permission_error(Caller caller, const char* action, const char* type,
                                         term_t culprit, const std::string& message);
/// evaluation_error(What).
[[noreturn]] void throw_evaluation_error(Caller caller, const char* what,
                                         const std::string& message);
/// resource_error(Resource).
[[noreturn]] void throw_resource_error(Caller caller, const char* resource,
                                       const std::string& message);
/// system_error(Message).
[[noreturn]] void throw_system_error(Caller caller, const std::string& message);
[[noreturn]] void throw_instantiation_error(Caller caller, const std::string& message);

/// Leaves the error pending that says what is wrong with a position that is asked for, and throws
/// PendingException. `variables` tells whether it might hold some.
[[noreturn]] void throw_term_error(const TermError& error, term_t position, bool variables,
                                   Caller caller);

/// Where the error that is pending is that a predicate called by the module does not exist, the
/// context that SWI-Prolog gives it, an internal predicate, becomes the caller.
void tell_caller_of_pending(Caller caller);

/// As writeq/1 writes the term, in UTF-8; a long text is cut short. For messages.
std::string quoted_text(term_t term);

}  // namespace minimax::prolog
