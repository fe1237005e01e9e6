// Loading a fact file on behalf of a Prolog predicate.
#pragma once

#include <string>

#include "prolog/errors.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Makes `diagnostics` the list of what is wrong or suspicious in the file, in its order: each is
/// diagnostic(Severity, Line, LinePosition, CharacterCount, Message, Rendering), where Severity is
/// error or warning, the place is counted as SWI-Prolog's reader counts, and the texts are
/// strings. Makes `game` a handle, unless there is an error. Throws PendingException where the
/// file cannot be read.
void load(term_t file, term_t game, term_t diagnostics, Caller caller);

}  // namespace minimax::prolog
