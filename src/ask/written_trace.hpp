// The steps of a search in terms.
#pragma once

#include <optional>

#include "game/game.hpp"
#include "search/common/trace_event.hpp"
#include "term/term.hpp"

namespace minimax {

/// The one who moves, and the name or the number of a player.
struct WrittenMover {
  Mover mover;
  std::optional<TermId> name;
};

/// Values are as they were written, and numbers that the search has worked out are terms too.
using WrittenEvent = BasicTraceEvent<TermId, TermId, WrittenMover>;

using WrittenBound = TracedBound<TermId, TermId>;
using WrittenWindow = TracedWindow<TermId, TermId>;
using WrittenInterval = TracedInterval<TermId>;
using WrittenShare = TracedShare<TermId>;

}  // namespace minimax
