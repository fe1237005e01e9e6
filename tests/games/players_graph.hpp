// Games of several players that are written down as tables, for tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "tests/games/graph_game.hpp"

namespace minimax {

/// Positions count from 0. The value of a payoff is its place among those of the game.
template <class P, class V = int>
class PlayersGraph {
 public:
  using Position = P;
  using Payoff = V;
  using Probability = V;
  using Value = int;

  struct Entry {
    Entry() = default;
    Entry(std::vector<P> successors, std::size_t player, std::vector<V> payoffs = {})
        : successors(std::move(successors)), player(player), payoffs(std::move(payoffs)) {}

    std::vector<P> successors;
    std::size_t player = 0;
    std::vector<V> payoffs;
    std::vector<V> probabilities = {};  // where chance moves
  };

  PlayersGraph(std::size_t players, std::vector<Entry> entries)
      : players_(players), entries_(std::move(entries)) {
    for (const Entry& entry : entries_)
      order_.insert(order_.end(), entry.payoffs.begin(), entry.payoffs.end());
    std::sort(order_.begin(), order_.end());
  }

  const std::vector<P>& successors(const P& position) const { return at(position).successors; }
  Mover mover(const P& position) const {
    return at(position).probabilities.empty() ? player(at(position).player) : Mover::chance;
  }
  const V& probability(const P& position, std::size_t index) const {
    return at(position).probabilities[index];
  }
  std::size_t players() const { return players_; }
  const std::vector<V>& payoffs(const P& position) const { return at(position).payoffs; }
  int value(const P& position, std::size_t player) const {
    const auto place = std::lower_bound(order_.begin(), order_.end(), at(position).payoffs[player]);
    return static_cast<int>(place - order_.begin());
  }
  std::size_t size() const { return entries_.size(); }
  const std::vector<Entry>& entries() const { return entries_; }

 private:
  const Entry& at(P position) const { return entries_[static_cast<std::size_t>(position)]; }

  std::size_t players_;
  std::vector<Entry> entries_;
  std::vector<V> order_;  // of all payoffs
};

using IntPlayersGame = PlayersGraph<int>;

/// How random payoffs are drawn: none is negative, and they sum to the bound or to at most that.
struct PayoffsShape {
  std::size_t players = 3;
  int bound = 4;  // a small one makes many ties
  bool is_constant = true;
};

template <class V = int>
std::vector<V> random_payoffs(Random& random, const PayoffsShape& shape) {
  std::vector<int> payoffs(shape.players + 1);  // the last for what nobody gets
  const int last = static_cast<int>(shape.players) - (shape.is_constant ? 1 : 0);
  for (int left = shape.bound; left > 0;) {
    const int share = random_between(random, 1, std::max(1, std::min(left, shape.bound / 3)));
    payoffs[static_cast<std::size_t>(random_between(random, 0, last))] += share;
    left -= share;
  }
  return std::vector<V>(payoffs.begin(), payoffs.end() - 1);
}

/// The shape of the graph of a game of two players, with players that are drawn for each position
/// or take turns as far as each position has one predecessor.
template <class P, class V = int>
PlayersGraph<P, V> with_players(Random& random, const GraphGame<P>& graph,
                                const PayoffsShape& shape) {
  using Entry = typename PlayersGraph<P, V>::Entry;
  const bool take_turns = random_between(random, 0, 1) == 1;
  std::vector<Entry> entries(graph.size());
  const auto last = static_cast<int>(shape.players) - 1;
  for (Entry& entry : entries) {
    entry.player = static_cast<std::size_t>(random_between(random, 0, last));
    entry.payoffs = random_payoffs<V>(random, shape);
  }
  for (std::size_t i = 0; i < entries.size(); ++i) {
    entries[i].successors = graph.successors(static_cast<P>(i));
    if (!take_turns) continue;
    for (const P successor : entries[i].successors) {
      Entry& next = entries[static_cast<std::size_t>(successor)];
      next.player = (entries[i].player + 1) % shape.players;
    }
  }
  return PlayersGraph<P, V>(shape.players, std::move(entries));
}

}  // namespace minimax
