// Questions over a game of facts.
#pragma once

#include <memory>

#include "ask/options.hpp"
#include "ask/question.hpp"
#include "ask/surroundings.hpp"
#include "facts/fact_game.hpp"
#include "game/game_kind.hpp"

namespace minimax {

/// See make_question(), of which this is the one for facts. Several questions may be asked of one
/// game at the same time.
std::unique_ptr<Question> fact_question(const FactGame& game, GameKind kind, const Options& options,
                                        Surroundings& surroundings);

}  // namespace minimax
