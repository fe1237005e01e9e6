// What is told of a trace when its steps have been told.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "term/term.hpp"

namespace minimax {

/// The positions that are valued statically, in the order of the tree: by the search, or cut off.
struct SplitFrontier {
  std::vector<TermId> evaluated = {};
  std::vector<TermId> pruned = {};
};

struct TraceEnd {
  /// So many steps were not told, or more where the search was not followed to its end.
  std::uint64_t left_out = 0;
  /// Nothing where it was not.
  std::optional<SplitFrontier> frontier = std::nullopt;
  /// What the search made of the root, where it came so far.
  std::optional<TermId> value = std::nullopt;
};

}  // namespace minimax
