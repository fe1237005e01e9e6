// Positions whose name is probably a slip for another one's.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "term/term.hpp"

namespace minimax {

struct Review;

struct PositionSlips {
  /// By a position about which something is wrong: the one that its name is a slip away from.
  std::unordered_map<TermId, TermId> meant;
  /// Positions that are named in the message about another one, and need none of their own.
  std::unordered_set<TermId> explained;
};

/// Looks at the positions about which something is missing: leaves without a value, and positions
/// that nobody leads to. A position with a name like theirs is meant where the two together are a
/// whole one; else where it is complete by itself and the names do not look like two of a series.
PositionSlips find_position_slips(Review& review);

}  // namespace minimax
