// The payoffs of a position in which chance moves.
#pragma once

#include <cmath>
#include <concepts>
#include <cstddef>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/chance/expectation.hpp"
#include "search/players/payoffs.hpp"

namespace minimax {

/// The expected payoffs of all players, each summed as an expected value is.
template <class Payoff>
class ExpectedPayoffs {
 public:
  template <class Probability>
  void add(const Probability& probability, const std::vector<Payoff>& payoffs) {
    sums_.resize(payoffs.size());
    for (std::size_t i = 0; i < payoffs.size(); ++i) sums_[i].add(probability, payoffs[i]);
  }
  std::vector<Payoff> payoffs() const {
    std::vector<Payoff> payoffs;
    payoffs.reserve(sums_.size());
    for (const ExpectedValue<Payoff>& sum : sums_) payoffs.push_back(sum.value());
    return payoffs;
  }

 private:
  std::vector<ExpectedValue<Payoff>> sums_;
};

/// Throws PayoffsError where averages of floats were too large to be told.
template <class Position, class Payoff>
void check_finite(const Position& position, const std::vector<Payoff>& expected) {
  for (const Payoff& payoff : expected) {
    bool is_told = true;
    if constexpr (std::floating_point<Payoff>) {
      is_told = std::isfinite(payoff);
    } else if constexpr (requires { is_finite(payoff); }) {
      is_told = is_finite(payoff);
    }
    if (!is_told) throw PayoffsError(PayoffsProblem::too_large, position);
  }
}

/// The successors of a position in which chance moves, while their payoffs become known; none where
/// a player moves. In a game without chance it always does.
template <PlayersGame G>
class ChanceNode {
 public:
  static constexpr bool may_move = false;
};

template <PlayersGame G>
requires GameWithChance<G>
class ChanceNode<G> {
 public:
  static constexpr bool may_move = true;

  ChanceNode() = default;
  /// Of a position with so many successors. Throws ImproperProbabilities.
  ChanceNode(G& game, const typename G::Position& position, std::size_t count)
      : possible_(possible_successors(game, position, count)) {}

  bool moves() const noexcept { return !possible_.empty(); }
  /// How many can be reached, and which of all successors each of these is.
  std::size_t size() const noexcept { return possible_.size(); }
  std::size_t index(std::size_t i) const { return possible_[i].index; }

  void take(std::size_t i, const Payoffs<G>& payoffs) {
    expected_.add(possible_[i].probability, payoffs);
  }
  /// Needs that all were taken, in order.
  Payoffs<G> payoffs() const { return expected_.payoffs(); }

 private:
  std::vector<PossibleSuccessor<G>> possible_;
  ExpectedPayoffs<typename G::Payoff> expected_;
};

}  // namespace minimax
