// A trace for people.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/styled_text.hpp"
#include "show/told_event.hpp"

namespace minimax {

/// The steps of a search, a line each: the position, indented by its ply, and what happens there.
class TraceText {
 public:
  /// The line of a step, with its end; cut-offs have their style. Empty for the entering of a
  /// position that is not expanded: the next step says more.
  StyledText line(const ToldEvent& event);

 private:
  std::string left(const ToldEvent& event);

  std::size_t column_ = 16;  // where it is told what happens
};

/// The positions that the search has valued statically, and those that it has cut off, in the order
/// of the tree.
struct ToldFrontier {
  std::vector<std::string> evaluated;
  std::vector<std::string> pruned;
};

/// On a line each; of more than `most` the first. Nothing where that is not known.
std::string frontier_text(const std::optional<ToldFrontier>& frontier, std::uint64_t most);

}  // namespace minimax
