// Games with chance that are written down as tables, for tests.
#pragma once

#include <gmpxx.h>

#include <concepts>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "tests/games/graph_game.hpp"

namespace minimax {

/// Positions count from 0. V is the type of merits and of probabilities.
template <class V, class P = int>
class ChanceGraphGame {
 public:
  using Position = P;
  using Payoff = V;
  using Probability = V;

  struct Entry {
    Entry(std::vector<P> followers = {}, Mover who = Mover::max, V worth = 0,
          std::vector<V> chances = {})
        : successors(std::move(followers)),
          mover(who),
          value(std::move(worth)),
          probabilities(std::move(chances)) {}

    std::vector<P> successors;
    Mover mover;
    V value;
    std::vector<V> probabilities;
  };

  explicit ChanceGraphGame(std::vector<Entry> entries) : entries_(std::move(entries)) {}

  const std::vector<P>& successors(const P& position) const { return at(position).successors; }
  Mover mover(const P& position) const { return at(position).mover; }
  const V& merit(const P& position) const { return at(position).value; }
  const V& probability(const P& position, std::size_t index) const {
    return at(position).probabilities[index];
  }
  const std::vector<Entry>& entries() const { return entries_; }
  std::vector<Entry>& entries() { return entries_; }

 private:
  const Entry& at(P position) const { return entries_[static_cast<std::size_t>(position)]; }

  std::vector<Entry> entries_;
};

/// The quotient, rounded where V rounds.
template <class V>
V fraction(int numerator, int denominator) {
  return V(V(numerator) / V(denominator));
}

/// So many that sum to 1: often equal ones, sometimes 0 or 1.
template <class V>
std::vector<V> random_probabilities(Random& random, std::size_t count) {
  std::vector<int> weights(count);
  const bool is_fair = random_between(random, 0, 2) == 0;
  int sum = 0;
  for (int& weight : weights) {
    weight = is_fair ? 1 : random_between(random, 0, 4);
    sum += weight;
  }
  if (sum == 0) {
    weights[static_cast<std::size_t>(random_between(random, 0, static_cast<int>(count) - 1))] = 1;
    sum = 1;
  }
  std::vector<V> probabilities;
  probabilities.reserve(count);
  for (const int weight : weights) probabilities.push_back(fraction<V>(weight, sum));
  return probabilities;
}

/// The shapes of graph_game.hpp with movers of all three kinds, and values that are small integers
/// or halves.
template <class V, class P>
ChanceGraphGame<V, P> with_chance(Random& random, const GraphGame<P>& shape) {
  std::vector<typename ChanceGraphGame<V, P>::Entry> entries(shape.size());
  const int halves = random_between(random, 1, 2);
  const int greatest = random_between(random, 0, 1) ? 2 : 20;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    auto& entry = entries[i];
    entry.successors = shape.successors(static_cast<P>(i));
    entry.mover = static_cast<Mover>(random_between(random, 0, 2));
    entry.value = fraction<V>(random_between(random, -greatest, greatest), halves);
    if (entry.mover == Mover::chance && !entry.successors.empty())
      entry.probabilities = random_probabilities<V>(random, entry.successors.size());
  }
  return ChanceGraphGame<V, P>(std::move(entries));
}

/// Trees of uneven depth, and graphs whose positions are shared.
template <class V, class P>
ChanceGraphGame<V, P> random_chance_game(Random& random) {
  if (random_between(random, 0, 1))
    return with_chance<V>(random, random_tree<P>(random, random_between(random, 1, 60), 4));
  return with_chance<V>(random, random_acyclic_graph<P>(random, random_between(random, 1, 16), 4));
}

}  // namespace minimax
