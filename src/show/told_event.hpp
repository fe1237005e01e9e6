// The steps of a search in words.
#pragma once

#include <string>

#include "game/game.hpp"
#include "search/common/trace_event.hpp"

namespace minimax {

/// Who moves, and what people call that: `MAX`, `chance`, `ann`, `player 1`.
struct ToldMover {
  Mover mover;
  std::string name;
};

/// Positions and values are texts as they stand in a sentence.
using ToldEvent = BasicTraceEvent<std::string, std::string, ToldMover>;

}  // namespace minimax
