// Terms that are no positions.
#pragma once

#include "prolog/errors.hpp"
#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"

namespace minimax::prolog {

/// Leaves the error pending that says what is wrong with a position that is asked for, and throws
/// PendingException. `variables` tells whether it might hold some.
[[noreturn]] void throw_term_error(const TermError& error, term_t position, bool variables,
                                   Caller caller);

}  // namespace minimax::prolog
