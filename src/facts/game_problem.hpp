// Why a search over facts has no answer, as a message about the file.
#pragma once

#include "base/message.hpp"
#include "facts/diagnostic.hpp"
#include "facts/fact_game.hpp"
#include "facts/game_faults.hpp"
#include "facts/source.hpp"
#include "game/game_error.hpp"
#include "search/common/control.hpp"
#include "term/operators.hpp"

namespace minimax {

/// What is wrong with the moves of a position in which chance moves, and with payoffs.
inline constexpr const char* probabilities_advice =
    msgid("Write each successor with its probability, as [0.9-b, 0.1-c] or [1r3-b, 2r3-c].");
inline constexpr const char* payoffs_advice =
    msgid("Give a list of a number for each player, as static_eval(p, [3, 1, 2]).");

/// Reads the source once more to find the place.
Diagnostic describe(const GameError& error, FactGame& game, const OperatorTable& operators,
                    const Source& source);
Diagnostic describe(const CycleError<TermId>& error, FactGame& game, const OperatorTable& operators,
                    const Source& source);

}  // namespace minimax
