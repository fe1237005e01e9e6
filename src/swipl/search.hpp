// A search on behalf of a Prolog predicate.
#pragma once

#include "swipl/errors.hpp"
#include "swipl/options.hpp"
#include "swipl/prolog.hpp"

namespace minimax::swipl {

/// Makes `answers` the list of the answers: each is answer(BestPos, Val, NodesList), where BestPos
/// is unbound and NodesList is empty for a leaf. There is one, or with ties(all) one for each of
/// the best successors. Searches the game of the options, or else the one that the user's
/// predicates define in `module`. Throws PendingException.
void search(module_t module, term_t position, const Options& options, term_t answers,
            Caller caller);

}  // namespace minimax::swipl
