// The proof behind a value: what each of the two has to play to be sure of it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/repetitions.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/values.hpp"

namespace minimax {

/// A position, so many plies above the depth limit.
template <class Position>
struct PositionAt {
  Position position;
  Plies remaining;

  bool operator==(const PositionAt&) const = default;
  struct Hash {
    std::size_t operator()(const PositionAt& at) const {
      return std::hash<Position>{}(at.position) * 31 + at.remaining;
    }
  };
};

/// What one of the two plays wherever it is to move, whatever the other one does, and where that
/// ends. Together with the strategy of the other one this proves a value. Of a tree the smallest
/// such proof is what any search has to look at (Knuth and Moore 1975; Pearl 1984); where positions
/// are shared, one with fewer leaves than that of StrategyFinder may exist.
template <class Position>
struct Strategy {
  struct Play {
    PositionAt<Position> at;
    Position successor;
  };
  std::vector<Play> plays;                    ///< each position once, from the root on
  std::vector<PositionAt<Position>> replies;  ///< where the other one moves; likewise
  std::vector<PositionAt<Position>> leaves;   ///< likewise
};

/// Finds the strategies with the fewest leaves, those that several paths lead to counted on each.
/// Looks at the whole game. Recursive: throws TooDeep before the stack is used up, CycleError where
/// the game has a cycle and the search no limit, SearchStopped, and what the game throws.
template <Game G>
class StrategyFinder {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game must outlive this, and must not change.
  StrategyFinder(G& game, Interrupt& interrupt)
      : game_(game), interrupt_(interrupt), repetitions_(game, interrupt, std::nullopt) {}

  /// The strategy by which `owner` gets at least this value of the root; nothing where it cannot.
  std::optional<Strategy<Position>> find(const Position& root, Plies remaining, Mover owner,
                                         const Value& value) {
    owner_ = owner;
    value_ = value;
    costs_ = {};
    repetitions_.start(root, remaining);
    if (cost({root, remaining}) == impossible) return std::nullopt;
    return collect({root, remaining});
  }

 private:
  using At = PositionAt<Position>;
  using Cost = std::uint64_t;  // in leaves
  static constexpr Cost impossible = std::numeric_limits<Cost>::max();

  // Many paths to shared positions are more than can be counted.
  static Cost sum(Cost a, Cost b) {
    if (a == impossible || b == impossible) return impossible;
    return a >= impossible - 1 - b ? impossible - 1 : a + b;
  }
  bool is_leaf(const At& at) {
    return at.remaining == 0 || std::size(game_.successors(at.position)) == 0;
  }
  Cost cost(const At& at);
  Cost found_cost(const At& at);
  Strategy<Position> collect(const At& root);
  Position cheapest(const At& at);

  G& game_;
  Interrupt& interrupt_;
  Repetitions<G> repetitions_;
  StackGuard stack_;
  Mover owner_ = Mover::max;
  std::optional<Value> value_;
  Values<Position, Cost> costs_;
};

template <Game G>
auto StrategyFinder<G>::cost(const At& at) -> Cost {
  interrupt_.poll(at.position);
  stack_.check();
  (void)repetitions_.value_at(at.position);  // which throws
  if (const Cost* known = costs_.find(at.position, at.remaining)) return *known;
  const Cost found = found_cost(at);
  costs_.set(at.position, at.remaining, found);
  return found;
}

// The owner needs one successor, the other one may choose any.
template <Game G>
auto StrategyFinder<G>::found_cost(const At& at) -> Cost {
  if (is_leaf(at)) return prefers(owner_, *value_, game_.value(at.position)) ? impossible : 1;
  const bool chooses = game_.mover(at.position) == owner_;
  Cost all = chooses ? impossible : 0;
  repetitions_.enter(at.position);
  for (const Position& successor : game_.successors(at.position)) {
    const Cost one = cost({successor, below(at.remaining)});
    if (chooses)
      all = std::min(all, one);
    else
      all = sum(all, one);
  }
  repetitions_.leave();
  return all;
}

template <Game G>
auto StrategyFinder<G>::collect(const At& root) -> Strategy<Position> {
  Strategy<Position> strategy;
  std::vector<At> waiting = {root};
  std::unordered_set<At, typename At::Hash> seen = {root};
  const auto follow = [&](const Position& successor, Plies remaining) {
    if (seen.insert({successor, remaining}).second) waiting.push_back({successor, remaining});
  };
  while (!waiting.empty()) {
    const At at = waiting.back();
    waiting.pop_back();
    if (is_leaf(at)) {
      strategy.leaves.push_back(at);
    } else if (game_.mover(at.position) == owner_) {
      const Position successor = cheapest(at);
      strategy.plays.push_back({at, successor});
      follow(successor, below(at.remaining));
    } else {
      strategy.replies.push_back(at);
      const auto moves = game_.successors(at.position);
      for (std::size_t i = std::size(moves); i-- > 0;) follow(moves[i], below(at.remaining));
    }
  }
  return strategy;
}

template <Game G>
auto StrategyFinder<G>::cheapest(const At& at) -> Position {
  const auto moves = game_.successors(at.position);
  std::size_t best = 0;
  const auto cost_of = [&](std::size_t i) { return *costs_.find(moves[i], below(at.remaining)); };
  for (std::size_t i = 1; i < std::size(moves); ++i) {
    if (cost_of(i) < cost_of(best)) best = i;
  }
  return moves[best];
}

/// How much a search has to look at to prove a value: what both strategies have. The smallest
/// numbers on a tree; where positions are shared there may be smaller ones.
struct ProofSize {
  /// Different ones, under a depth limit each as often as it has different distances from the
  /// limit.
  std::size_t leaves = 0;
  /// Different ones, leaves or not, each once.
  std::size_t positions = 0;
};

template <class Position>
ProofSize size_of_proof(const Strategy<Position>& max, const Strategy<Position>& min) {
  std::unordered_set<PositionAt<Position>, typename PositionAt<Position>::Hash> leaves;
  std::unordered_set<Position> positions;
  for (const Strategy<Position>* const each : {&max, &min}) {
    leaves.insert(each->leaves.begin(), each->leaves.end());
    for (const auto& leaf : each->leaves) positions.insert(leaf.position);
    for (const auto& reply : each->replies) positions.insert(reply.position);
    for (const auto& play : each->plays) positions.insert(play.at.position);
  }
  return {leaves.size(), positions.size()};
}

}  // namespace minimax
