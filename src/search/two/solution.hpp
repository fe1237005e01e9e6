// What a solver is asked to do, and what it answers.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
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
  /// By so many threads, with the answer of one: the values and the lines. Statistics are the sum
  /// over all of them, and a limit of positions holds for the sum, give or take some hundred a
  /// thread. How deep a search within limits came, and what else depends on what was visited, may
  /// be another each time. Alpha-beta, PVS, MTD(f) and SSS* of a ThreadedGame have use of more than
  /// one, with a table; else one searches alone. What a game throws is what it throws to a thread
  /// that searches alone. Threads that ask ahead (AskingThreads) are the game's, however many.
  unsigned threads = 1;
};

/// The same for a game of other values.
template <class To, class From>
SolverOptions<To> with_values(const SolverOptions<From>& options, std::optional<To> repetition) {
  return {.algorithm = options.algorithm,
          .limits = options.limits,
          .repetition = std::move(repetition),
          .alpha_beta = options.alpha_beta,
          .table_bytes = options.table_bytes,
          .threads = options.threads};
}

template <Game G>
struct Solution : SearchReport {
  /// More than one only with TieRule::all; in the order of the game.
  std::vector<Answer<G>> answers = {};
  /// Whether a greater depth would give the same answers: the search reached the end of the game on
  /// all its paths.
  bool reaches_end = true;
};

}  // namespace minimax
