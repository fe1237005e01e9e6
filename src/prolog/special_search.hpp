// A search of a game in which chance moves, or several players, on behalf of a Prolog predicate.
#pragma once

#include "prolog/asked_game.hpp"
#include "prolog/errors.hpp"
#include "prolog/options.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// As search(), of a game that is no game of two players alone.
void search_special(const AskedGame& asked, module_t module, term_t position,
                    const Options& options, term_t answers, term_t report, Caller caller);

}  // namespace minimax::prolog
