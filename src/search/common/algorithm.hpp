// The algorithms.
#pragma once

#include <cstdint>

#include "game/game_kind.hpp"

namespace minimax {

enum class Algorithm : std::uint8_t {
  automatic,     ///< the search chooses
  minimax,       ///< every position once; finds every fault of a game
  negamax,       ///< the same, from the view of the one who moves
  alpha_beta,    ///< Knuth and Moore 1975
  pvs,           ///< principal variation search
  mtdf,          ///< MTD(f)
  sss,           ///< SSS*, as null windows from above
  proof_number,  ///< a value from proofs that it is at least so much
  retrograde,    ///< backwards from the leaves; without a depth limit
  frugal,        ///< MTD(f) that asks the game about few positions
  // Of games in which chance moves.
  expectiminimax,  ///< every position once
  star1,           ///< Ballard 1983
  star2,           ///< the same, with probes
  // Of games of several players.
  maxn,        ///< Luckhardt and Irani 1986
  shallow,     ///< max^n with shallow pruning, Korf 1991
  paranoid,    ///< all against the one at the root, Sturtevant and Korf 2000
  best_reply,  ///< one of them at a time, Schadd and Winands 2011
};

/// Whether the algorithm is for such games.
constexpr bool is_for(Algorithm algorithm, GameKind kind) noexcept {
  if (algorithm == Algorithm::automatic) return true;
  if (algorithm >= Algorithm::maxn) return kind == GameKind::players;
  if (algorithm >= Algorithm::expectiminimax) return kind == GameKind::chance;
  return kind == GameKind::two_players ||
         (algorithm == Algorithm::minimax && kind == GameKind::chance);
}

/// Whether it looks at the whole tree, whatever its values are.
constexpr bool visits_all(Algorithm algorithm) noexcept {
  return algorithm == Algorithm::minimax || algorithm == Algorithm::negamax ||
         algorithm == Algorithm::retrograde || algorithm == Algorithm::expectiminimax ||
         algorithm == Algorithm::maxn;
}

/// Whether the algorithm, of games that are not of two players, has a transposition table whose
/// size can be bounded. The others remember each position.
constexpr bool has_bounded_table(Algorithm algorithm) noexcept {
  return algorithm == Algorithm::paranoid || algorithm == Algorithm::best_reply;
}

}  // namespace minimax
