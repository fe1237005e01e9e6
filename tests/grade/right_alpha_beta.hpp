// What a program of alpha-beta without a misconception answers.
#pragma once

#include <cstddef>

#include "grade/models/alpha_beta_search.hpp"

namespace minimax::grade {

/// It goes from left to right, cuts off by the rule and is fail-soft (where alpha > beta cuts off,
/// a fail-hard one may evaluate more leaves): the answer of plain minimax, but that CutOff::equal
/// always takes the first of equally good successors. Where alpha >= beta cuts off, a later one
/// that comes to as much as the best so far was perhaps not searched to its end and is worse: no
/// program can take it.
inline Play right_alpha_beta(const Tree& tree, std::size_t position, Tie tie, CutOff rule) {
  const Tie possible = rule == CutOff::strict ? tie : Tie::first;
  return search_alpha_beta(tree, position, {.cut_off = rule, .tie = possible});
}

}  // namespace minimax::grade
