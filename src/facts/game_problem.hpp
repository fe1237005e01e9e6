// Why a search over facts has no answer, as a message about the file.
#pragma once

#include <span>
#include <string>

#include "facts/diagnostic.hpp"
#include "facts/fact_game.hpp"
#include "facts/source.hpp"
#include "game/game_error.hpp"
#include "search/control.hpp"
#include "term/operators.hpp"

namespace minimax {

/// `a -> b -> a`, with the middle of a long loop left out.
std::string loop_text(std::span<const TermId> loop, const TermTable& terms,
                      const OperatorTable& operators);

/// Reads the source once more to find the place.
Diagnostic describe(const GameError& error, FactGame& game, const OperatorTable& operators,
                    const Source& source);
Diagnostic describe(const CycleError<TermId>& error, FactGame& game, const OperatorTable& operators,
                    const Source& source);

}  // namespace minimax
