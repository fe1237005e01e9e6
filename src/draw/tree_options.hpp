// The search that a drawing takes its tree from, and the way to a position of the tree.
#pragma once

#include <vector>

#include "ask/option_faults.hpp"
#include "ask/options.hpp"
#include "game/game_kind.hpp"
#include "search/common/trace_step.hpp"
#include "term/term.hpp"

namespace minimax {

/// The one without cut-offs that looks at the successors in the order of the game, to where a
/// search with these options ends.
inline Options options_of_tree(const Options& options, GameKind kind) {
  const Algorithm algorithm = kind == GameKind::two_players ? Algorithm::minimax
                              : kind == GameKind::chance    ? Algorithm::expectiminimax
                                                            : Algorithm::maxn;
  Options plain = suited_to(algorithm, kind, options);
  plain.alpha_beta = {};
  return plain;
}

/// The first way from the root to a position that is_it(position) holds of, in the order of the
/// tree, both included; empty where there is none. `trace(tell)` calls tell(event) with the steps
/// of that search.
template <class IsIt, class Trace>
std::vector<TermId> way_to(IsIt is_it, Trace trace) {
  struct Arrived {};
  std::vector<TermId> way;
  try {
    trace([&](const auto& event) {
      if (event.step != TraceStep::enter) return;
      way.resize(event.ply);
      way.push_back(event.position);
      if (is_it(event.position)) throw Arrived();
    });
  } catch (const Arrived&) {
    return way;
  }
  return {};
}

}  // namespace minimax
