// Facts of a Prolog program as a game of their own.
#pragma once

#include <optional>

#include "facts/fact_game.hpp"
#include "prolog/fact_program.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// The game of the facts that fact_program() has found in the module. Nothing where a search that
/// calls the predicates could find anything else: where an argument has a variable or a blob, the
/// successors are no list, a value is no number or the facts are other ones by now; and where they
/// do not fit in memory. Throws PendingException where a signal's handler throws.
std::optional<FactGame> take_over(module_t module, const FactProgram& program);

}  // namespace minimax::prolog
