// Trees of any size, written while they are drawn.
#pragma once

#include <cstdint>

#include "base/long_file.hpp"
#include "grade/exercises/wishes.hpp"

namespace minimax::grade {

/// Writes the tree that generate() draws, as facts_of() does, and larger ones than that may draw.
/// What takes memory is what is drawn of its branches and movers, four bytes a position and some
/// more for the widest ply, and of leaves in several plies their values: of a tree with neither,
/// nothing. The wishes do not contradict each other within plain_limits(), and are of nothing but
/// the branches, movers, values and leaves. Throws TooRare.
void write_plain_tree(const Wishes& wishes, std::uint64_t seed, std::uint64_t number,
                      const WritePart& write);

}  // namespace minimax::grade
