// What is asked of a solver of a game of MAX and MIN, whatever it is made of.
#pragma once

#include <functional>

#include "search/common/answer.hpp"
#include "search/common/answers.hpp"
#include "search/two/solution.hpp"

namespace minimax {

template <class G>
class SolverInterface {
 public:
  SolverInterface() = default;
  SolverInterface(const SolverInterface&) = delete;
  SolverInterface& operator=(const SolverInterface&) = delete;
  virtual ~SolverInterface() = default;

  /// Calls tell(solution) with what is known after each depth that a search within limits
  /// completes.
  virtual void tell_depths(std::function<void(const Solution<G>&)> tell) = 0;

  /// Throws what Minimax throws; TooDeep where a recursive algorithm was asked for; SearchStopped
  /// where a limit was reached before there was any answer.
  virtual Solution<G> solve(const typename G::Position& root, TieRule ties) = 0;

  /// An answer without its line. With the algorithms `automatic` and `minimax` all positions of a
  /// game take no longer than one; limits of time and positions do not count.
  virtual Outcome<G> outcome(const typename G::Position& root, Ties ties) = 0;
};

}  // namespace minimax
