// The search that a drawing takes its tree from.
#pragma once

#include "ask/option_faults.hpp"
#include "ask/options.hpp"
#include "game/game_kind.hpp"

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

}  // namespace minimax
