// Trees as facts.
#pragma once

#include <utility>

#include "game/game.hpp"

namespace minimax {

/// Tells `facts` of max_to_move/1, min_to_move/1, moves/2 and static_eval/2, in this order: by `<<`
/// pieces of text, names and values, and by end() that a fact ends. `tree` tells the names of
/// positions: with_mover(mover, take) those where that one is declared to move,
/// with_successors(take) those with successors and what tells the names of these, and
/// with_value(take) those with a static value and that.
template <class Tree, class Facts>
void tell_facts(const Tree& tree, Facts& facts) {
  for (const Mover mover : {Mover::max, Mover::min}) {
    tree.with_mover(mover, [&](const auto& name) {
      facts << (mover == Mover::max ? "max_to_move(" : "min_to_move(") << name << ")";
      facts.end();
    });
  }
  tree.with_successors([&](const auto& name, const auto& each_successor) {
    facts << "moves(" << name << ", [";
    const char* between = "";
    each_successor(
        [&](const auto& successor) { facts << std::exchange(between, ",") << successor; });
    facts << "])";
    facts.end();
  });
  tree.with_value([&](const auto& name, const auto& value) {
    facts << "static_eval(" << name << ", " << value << ")";
    facts.end();
  });
}

}  // namespace minimax
