// What a solver is asked to do, and what it answers.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answer.hpp"
#include "search/common/control.hpp"
#include "search/common/ordering.hpp"
#include "search/common/plies.hpp"
#include "search/common/window.hpp"

namespace minimax {

template <class Value>
struct SolverOptions {
  Algorithm algorithm = Algorithm::automatic;
  /// As in MinimaxOptions.
  std::optional<Plies> depth = std::nullopt;
  std::optional<Value> repetition = std::nullopt;
  CutOff cut_off = CutOff::equal;
  Ordering ordering = {};
  /// What the transposition table may use at the most; 0 for none, where the algorithm can do
  /// without.
  std::size_t table_bytes = std::size_t{64} << 20;
  /// How many positions may be visited, and how long the search may take. With either, the search
  /// goes deeper ply by ply, and answers what it has found at the last depth that it completed.
  std::optional<std::uint64_t> node_limit = std::nullopt;
  std::optional<std::chrono::duration<double>> time_limit = std::nullopt;
  /// Likewise: how much real memory the process may use, in bytes.
  std::optional<std::size_t> memory_limit = std::nullopt;
};

/// Those that a user has asked for: `wishes` has the same members, but its time is a number of
/// seconds, and it knows no value of repeated positions.
template <class Value, class Wishes>
SolverOptions<Value> solver_options(const Wishes& wishes) {
  SolverOptions<Value> options;
  options.algorithm = wishes.algorithm;
  options.depth = wishes.depth;
  options.cut_off = wishes.cut_off;
  options.ordering = wishes.ordering;
  options.table_bytes = wishes.table_bytes;
  options.node_limit = wishes.node_limit;
  if (wishes.time_limit) options.time_limit = std::chrono::duration<double>(*wishes.time_limit);
  return options;
}

template <Game G>
struct Solution {
  /// More than one only with TieRule::all; in the order of the game.
  std::vector<Answer<G>> answers;
  /// Whether no limit of time or positions kept the search from its depth or the end of the game.
  bool complete = true;
  /// The depth limit in plies under which the answers were found, if any.
  std::optional<Plies> depth = std::nullopt;
  /// Whether a greater depth would give the same answers: the search reached the end of the game on
  /// all its paths.
  bool reaches_end = true;
  /// The one that was used.
  Algorithm algorithm = Algorithm::minimax;
  /// Of finding the value, and of finding the line to it after that.
  Statistics statistics = {};
  Statistics line_statistics = {};
  std::chrono::duration<double> time = {};
};

}  // namespace minimax
