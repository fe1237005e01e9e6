// What a tree looks like, so that others can be drawn that look like it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "trees/tree.hpp"

namespace minimax {

/// What the games of a course have in common, as one tree of it shows.
struct TreeLook {
  bool alternating = true;           ///< MAX and MIN take turns, wherever both movers are known
  bool undeclared_root = false;      ///< nothing is declared of a root with successors
  bool undeclared_inner = false;     ///< nor of another position with successors
  bool undeclared_leaves = false;    ///< nor of a leaf
  std::size_t least_successors = 2;  ///< of a position that has any
  std::size_t most_successors = 3;
  std::size_t depth = 3;      ///< plies of the longest line
  bool ties = true;           ///< two leaves may have the same value
  bool floats = false;        ///< some values are no integers
  bool negative = true;       ///< some values are below 0
  std::int64_t largest = 10;  ///< no value has a larger magnitude, up to a million
  bool inner_values = false;  ///< positions with successors have static values
  bool shared = false;        ///< several lines lead to one position
};

/// That of the tree. A lone leaf shows its value alone: the rest is as above.
TreeLook look_of(const Tree& tree);

/// Whether a part of a tree that looks so, or what is left of one, does: MAX and MIN take turns
/// where they have to, and no position has more or fewer successors.
bool has_look(const Tree& tree, const TreeLook& look);

}  // namespace minimax
