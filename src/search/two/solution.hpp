// What a solver is asked to do, and what it answers.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answer.hpp"
#include "search/common/deepening.hpp"
#include "search/common/report.hpp"
#include "search/two/alpha_beta_rules.hpp"

namespace minimax {

template <class Value>
struct SolverOptions {
  Algorithm algorithm = Algorithm::automatic;
  SearchLimits limits = {};
  /// As in MinimaxOptions.
  std::optional<Value> repetition = std::nullopt;
  AlphaBetaRules alpha_beta = {};
  /// What the transposition table may use at the most; 0 for none, where the algorithm can do
  /// without.
  std::size_t table_bytes = std::size_t{64} << 20;
};

template <Game G>
struct Solution : SearchReport {
  /// More than one only with TieRule::all; in the order of the game.
  std::vector<Answer<G>> answers = {};
  /// Whether a greater depth would give the same answers: the search reached the end of the game on
  /// all its paths.
  bool reaches_end = true;
};

}  // namespace minimax
