// A finite game as numbers, and its values from the leaves backwards.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <new>
#include <span>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/control.hpp"
#include "search/common/storage.hpp"

namespace minimax {

/// The number of a position in a graph, counted from 0.
using NodeNumber = std::uint32_t;

/// How many plies: until a leaf is reached, where who gains by the value hurries and the other one
/// delays.
using Distance = std::uint32_t;
/// No leaf need be reached.
inline constexpr Distance endless = std::numeric_limits<Distance>::max();

/// What a position is worth.
template <class Value>
struct Worth {
  Value value;
  Distance distance = endless;

  bool operator==(const Worth&) const = default;
};

/// Whether that is more than `b` for this mover: a better value, or as good a one sooner.
template <class Value>
bool is_ahead(Mover mover, const Worth<Value>& a, const Worth<Value>& b) {
  if (prefers(mover, a.value, b.value)) return true;
  return a.value == b.value && a.distance < b.distance;
}

/// Positions of MAX and MIN that were asked about, and the successors of each. They are added in
/// the order of their numbers.
template <class Value>
class PositionGraph {
 public:
  /// How many positions are in it.
  NodeNumber size() const noexcept { return static_cast<NodeNumber>(movers_.size()); }

  void add_leaf(Value value) {
    leaves_.emplace_back(size(), std::move(value));
    movers_.push_back(Mover::max);
    begins_.push_back(edges_.size());
  }
  /// There is a successor; any may be added later.
  void add(Mover mover, std::span<const NodeNumber> successors) {
    const NodeNumber from = size();
    for (const NodeNumber to : successors) {
      if (edges_.size() == none) throw std::bad_alloc();
      if (to >= last_.size()) last_.resize(std::size_t{to} + to / 2 + 1, none);
      edges_.push_back({from, to, std::exchange(last_[to], static_cast<Edge>(edges_.size()))});
    }
    movers_.push_back(mover);
    begins_.push_back(edges_.size());
  }

  Mover mover(NodeNumber node) const { return movers_[node]; }
  using Leaf = std::pair<NodeNumber, Value>;
  /// With a number from `first` on, in their order.
  std::span<const Leaf> leaves(NodeNumber first) const {
    const auto begin = std::partition_point(leaves_.begin(), leaves_.end(),
                                            [&](const Leaf& leaf) { return leaf.first < first; });
    return std::span(leaves_).subspan(static_cast<std::size_t>(begin - leaves_.begin()));
  }
  std::size_t successor_count(NodeNumber node) const { return begins_[node + 1] - begins_[node]; }
  NodeNumber successor(NodeNumber node, std::size_t index) const {
    return edges_[begins_[node] + index].to;
  }

  /// Calls tell(predecessor) for each edge to the node from one with at least this number.
  template <class Tell>
  void each_predecessor(NodeNumber node, NodeNumber first, Tell tell) const {
    if (node >= last_.size()) return;
    for (Edge edge = last_[node]; edge != none && edges_[edge].from >= first;
         edge = edges_[edge].before)
      tell(edges_[edge].from);
  }

 private:
  using Edge = std::uint32_t;
  static constexpr Edge none = std::numeric_limits<Edge>::max();
  struct Step {
    NodeNumber from;
    NodeNumber to;
    Edge before;  // the last one to the same position before this
  };

  std::vector<Mover> movers_;
  std::vector<Leaf> leaves_;
  std::vector<std::size_t> begins_ = {0};  // of the edges of each position
  std::vector<Step> edges_;
  std::vector<Edge> last_;  // to each position
};

/// A loop of positions with a number from `first` on, which begins and ends with the same one;
/// empty where there is none.
template <class Value>
std::vector<NodeNumber> loop_in(const PositionGraph<Value>& graph, NodeNumber first) {
  const std::size_t count = graph.size() - first;
  std::vector<std::uint32_t> open(count);  // how many successors lead on to a loop, for all we know
  std::vector<NodeNumber> ended;
  for (NodeNumber node = first; node < graph.size(); ++node) {
    for (std::size_t i = 0; i < graph.successor_count(node); ++i) {
      if (graph.successor(node, i) >= first) ++open[node - first];
    }
    if (open[node - first] == 0) ended.push_back(node);
  }
  for (std::size_t i = 0; i < ended.size(); ++i)
    graph.each_predecessor(ended[i], first, [&](NodeNumber from) {
      if (--open[from - first] == 0) ended.push_back(from);
    });
  if (ended.size() == count) return {};
  const auto leads_on = [&](NodeNumber node) { return node >= first && open[node - first] > 0; };
  NodeNumber at = first;
  while (!leads_on(at)) ++at;
  std::vector<NodeNumber> path;
  std::vector<bool> is_on_path(count);
  while (!is_on_path[at - first]) {
    is_on_path[at - first] = true;
    path.push_back(at);
    std::size_t i = 0;
    while (!leads_on(graph.successor(at, i))) ++i;
    at = graph.successor(at, i);
  }
  path.push_back(at);
  path.erase(path.begin(), std::find(path.begin(), path.end(), at));
  return path;
}

/// Backward induction where a game may go round in circles (Zermelo 1913; with a queue, Ströhlein
/// 1970): for each value that is better than that of play without end, from the best on, the
/// positions from which its side can force it, each once. Who can force nothing better than a draw
/// has it. In linear time but for sorting: positions of the same worth are looked at in their
/// order, and so are what leads to them, which finds in a file what is near each other.
template <class Value, class Graph = PositionGraph<Value>, class Storage = InMemory>
class BackwardInduction {
 public:
  using Worths = typename Storage::template Array<Worth<Value>>;

  /// What play without end is worth. All must outlive this.
  BackwardInduction(const Graph& graph, Value draw, Interrupt& interrupt, Storage& storage)
      : graph_(graph), draw_(std::move(draw)), interrupt_(interrupt), storage_(storage) {}

  /// The worths of the positions with a number from `first` on; those before it have these, and
  /// gets to those that are added.
  void extend(Worths& worths, NodeNumber first) {
    first_ = first;
    worths.resize(graph_.size(), {draw_, endless});
    run(worths, {});
  }

  /// Of all positions, if the frozen ones were leaves with the value of a draw.
  Worths with_frozen(std::span<const NodeNumber> frozen) {
    first_ = 0;
    Worths worths = array<Worth<Value>>();
    worths.resize(graph_.size(), {draw_, endless});
    run(worths, frozen);
    return worths;
  }

 private:
  template <class Element>
  using Array = typename Storage::template Array<Element>;
  template <class Element>
  Array<Element> array() {
    return storage_.template array<Element>();
  }
  /// What is known at first.
  struct Seed {
    Worth<Value> worth;
    NodeNumber node;
  };
  /// What is found, up to the one with this index, is worth that.
  struct Level {
    Worth<Value> worth;
    std::size_t end;
  };

  void run(Worths& worths, std::span<const NodeNumber> frozen) {
    const std::size_t count = graph_.size() - first_;
    is_known_.assign(count, false);
    open_.assign(count, 0);
    for (NodeNumber node = first_; node < graph_.size(); ++node) {
      storage_.look();
      open_[node - first_] = static_cast<std::uint32_t>(graph_.successor_count(node));
    }
    for (const NodeNumber node : frozen) is_known_[node - first_] = true;
    const Array<Seed> seeds = seeds_of(worths);
    for (const Mover side : {Mover::max, Mover::min}) spread(side, worths, seeds);
  }

  // New leaves, and what new positions lead to that was there before.
  Array<Seed> seeds_of(Worths& worths) {
    Array<Seed> seeds = array<Seed>();
    for (const auto& [node, value] : graph_.leaves(first_)) {
      storage_.look();
      worths[node] = {value, 0};
      is_known_[node - first_] = true;
      seeds.push_back({worths[node], node});
    }
    if constexpr (requires { graph_.successor(first_, 0); }) {
      std::vector<NodeNumber> before;
      for (NodeNumber node = first_; first_ > 0 && node < graph_.size(); ++node) {
        for (std::size_t i = 0; i < graph_.successor_count(node); ++i) {
          if (graph_.successor(node, i) < first_) before.push_back(graph_.successor(node, i));
        }
      }
      std::sort(before.begin(), before.end());
      before.erase(std::unique(before.begin(), before.end()), before.end());
      for (const NodeNumber node : before) seeds.push_back({worths[node], node});
    }
    return seeds;
  }

  // Those that are better than a draw, in the order of what this side likes.
  Array<Seed> seeds_for(Mover side, const Array<Seed>& all) {
    Array<Seed> seeds = array<Seed>();
    for (const Seed& seed : all) {
      storage_.look();
      if (prefers(side, seed.worth.value, draw_)) seeds.push_back(seed);
    }
    sort(seeds.begin(), seeds.end(), [&](const Seed& a, const Seed& b) {
      return is_ahead(side, a.worth, b.worth) || (a.worth == b.worth && a.node < b.node);
    });
    return seeds;
  }
  template <class Place, class Compare>
  void sort(Place begin, Place end, Compare compare) {
    std::sort(begin, end, [&](const auto& a, const auto& b) {
      storage_.look();
      return compare(a, b);
    });
  }

  // All that this side can force, level by level: what is found from one comes after all that was
  // found before.
  void spread(Mover side, Worths& worths, const Array<Seed>& all_seeds) {
    const Array<Seed> seeds = seeds_for(side, all_seeds);
    Array<NodeNumber> found = array<NodeNumber>();
    std::deque<Level> levels;  // that were not looked at yet
    std::size_t next_seed = 0;
    std::size_t next = 0;
    while (next_seed < seeds.size() || !levels.empty()) {
      const bool is_found =
          !levels.empty() && (next_seed == seeds.size() ||
                              !is_ahead(side, seeds[next_seed].worth, levels.front().worth));
      const Worth<Value> worth = is_found ? levels.front().worth : seeds[next_seed].worth;
      const Worth<Value> after = {worth.value, worth.distance + 1};
      const auto look_before = [&](NodeNumber node) {
        interrupt_.look();
        storage_.look();
        graph_.each_predecessor(node, first_, [&](NodeNumber from) {
          before_.push_back(from);
          if (before_.size() == most_before) note_before(side, after, worths, found);
        });
      };
      for (; next_seed < seeds.size() && seeds[next_seed].worth == worth; ++next_seed)
        look_before(seeds[next_seed].node);
      if (is_found) {
        const std::size_t end = levels.front().end;
        levels.pop_front();
        sort(found.begin() + static_cast<std::ptrdiff_t>(next),
             found.begin() + static_cast<std::ptrdiff_t>(end), std::less<NodeNumber>());
        while (next < end) look_before(found[next++]);
      }
      note_before(side, after, worths, found);
      if (found.size() > (levels.empty() ? next : levels.back().end))
        levels.push_back({after, found.size()});
    }
  }

  // What leads to positions of one worth, once for each way there.
  void note_before(Mover side, const Worth<Value>& worth, Worths& worths,
                   Array<NodeNumber>& found) {
    std::sort(before_.begin(), before_.end());
    for (const NodeNumber from : before_) {
      storage_.look();
      if (is_known_[from - first_]) continue;
      if (graph_.mover(from) != side && --open_[from - first_] > 0) continue;
      is_known_[from - first_] = true;
      worths[from] = worth;
      found.push_back(from);
    }
    before_.clear();
  }

  static constexpr std::size_t most_before = std::size_t{1} << 18;

  const Graph& graph_;
  Value draw_;
  Interrupt& interrupt_;
  Storage& storage_;
  NodeNumber first_ = 0;
  Array<bool> is_known_ = array<bool>();                // of those from first_ on
  Array<std::uint32_t> open_ = array<std::uint32_t>();  // likewise: successors not found yet
  std::vector<NodeNumber> before_;
};

}  // namespace minimax
