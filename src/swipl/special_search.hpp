// A search of a game in which chance moves, or several players, on behalf of a Prolog predicate.
#pragma once

#include "swipl/asked_game.hpp"
#include "swipl/errors.hpp"
#include "swipl/options.hpp"
#include "swipl/prolog.hpp"

namespace minimax::swipl {

/// As search(), of a game that is no game of two players alone.
void search_special(const AskedGame& asked, module_t module, term_t position,
                    const Options& options, term_t answers, term_t report, Caller caller);

}  // namespace minimax::swipl
