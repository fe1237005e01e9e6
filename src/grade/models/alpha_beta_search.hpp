// Alpha-beta as a course's program does it, with what may be wrong about it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "grade/models/misconception.hpp"
#include "search/common/window.hpp"

namespace minimax::grade {

/// With which window a successor is searched.
enum class Passing : std::uint8_t {
  narrowed,    ///< that of the position, narrowed by what was found in it: right
  own,         ///< by what was found in the position alone, not by what is above
  below_root,  ///< the root's successors as is right, those of other positions with the full one
  everywhere,  ///< one for all positions: what narrows it is not undone on the way back
  full,        ///< the full one
};

struct AlphaBetaSteps {
  CutOff cut_off = CutOff::equal;
  /// By the order in which successors are searched. The last is right only where the cut-off is
  /// strict, or there is none: else one that comes to the same as an earlier one may be worse.
  Tie tie = Tie::first;
  Passing passing = Passing::narrowed;
  bool from_right = false;  ///< the order in which successors are searched
};

/// Fail-soft: a position that is cut off is worth the best that was found in it. `evaluated` has
/// each leaf where it is evaluated first. Recursive, as deep as the tree.
Play search_alpha_beta(const Tree& tree, std::size_t root, const AlphaBetaSteps& steps);

}  // namespace minimax::grade
