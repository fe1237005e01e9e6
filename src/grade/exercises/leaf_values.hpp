// Values for the leaves of a tree.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "grade/exercises/wishes.hpp"
#include "trees/random.hpp"
#include "trees/shape.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// Of a leaf.
inline std::int64_t drawn_value(const Wishes& wishes, RandomNumbers& random) {
  return random.between(wishes.values.least, wishes.values.most);
}

/// Of a position with successors, after all below it: whether its best one comes first or last.
inline std::uint64_t drawn_quarter(RandomNumbers& random) {
  return random.below(4);
}

/// Gives each leaf a value. Where there are to be no ties, what is below a tie is drawn again: each
/// tree without ties is as likely as any other. False where that took too long. Where the wishes
/// mind how much alpha-beta cuts off, good successors come first, or last, more often than by
/// chance: such trees are rare else.
bool give_values(Tree& tree, const Wishes& wishes, RandomNumbers& random);

/// The values that give_values() gives where the wishes mind neither ties nor what alpha-beta cuts
/// off: calls take(ply, value) for each leaf, depth first from left to right.
template <class Take>
void draw_values(const TreeShape& shape, const Wishes& wishes, RandomNumbers& random, Take take) {
  struct Ply {
    TreeShape::Position next;  // the leftmost one that was not met yet
    std::uint64_t left;        // siblings that were not met yet
  };
  std::vector<Ply> plies;
  for (std::size_t ply = 0; ply < shape.plies(); ++ply) plies.push_back({shape.begin(ply), 0});
  std::size_t ply = 0;
  plies[ply].left = 1;
  for (;;) {
    if (plies[ply].left == 0) {
      if (ply-- == 0) return;
      drawn_quarter(random);
      continue;
    }
    --plies[ply].left;
    const std::uint64_t successors = shape.successors(ply, plies[ply].next++);
    if (successors == 0)
      take(ply, drawn_value(wishes, random));
    else
      plies[++ply].left = successors;
  }
}

}  // namespace minimax::grade
