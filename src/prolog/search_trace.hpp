// The steps of a search on behalf of a Prolog predicate, for people.
#pragma once

#include <cstdint>
#include <string>

#include "ask/options.hpp"
#include "ask/question.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/prolog.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

/// What `minimax trace` prints of the search, with the operators of the module: the first `most`
/// steps, and which positions were valued statically. Throws PendingException, and what the search
/// throws.
std::string trace_text(GameTerms& game, TermId root, const Options& options, module_t module,
                       Question& question, std::uint64_t most);

}  // namespace minimax::prolog
