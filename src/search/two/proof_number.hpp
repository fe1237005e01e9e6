// Proof-number search (Allis, van der Meulen and van den Herik 1994): whether a position is worth
// at least some value.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/symmetry.hpp"
#include "game/value_scale.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/repetitions.hpp"
#include "search/common/table.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// Grows a tree where the fewest positions are likely to decide: the proof number of a node is the
/// least number of leaves that have to turn out well for MAX to prove it, the disproof number that
/// for MIN to disprove it. A position that several paths lead to has a node for each of them; what
/// is decided is remembered in the table, where it does not depend on the path.
///
/// Uses no recursion. Throws std::bad_alloc where the tree outgrows the memory that it may have.
template <ScaledGame G>
class ProofNumberSearch {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game and the table must outlive the search, and the game must not change. `repetition` is
  /// as in MinimaxOptions.
  ProofNumberSearch(G& game, Table<G>& table, std::optional<Value> repetition, Interrupt& interrupt)
      : game_(game),
        table_(table),
        interrupt_(interrupt),
        repetitions_(game_, interrupt_, repetition) {}
  ProofNumberSearch(const ProofNumberSearch&) = delete;
  ProofNumberSearch& operator=(const ProofNumberSearch&) = delete;

  void start(const Position& root, Plies remaining) { repetitions_.start(root, remaining); }
  void advance(const Position& position) { repetitions_.enter(position); }
  bool repeats(const Position& position) const { return repetitions_.at(position); }

  /// The window must be null: no value lies inside of it. Gives a lower bound of the value that is
  /// at least beta, or an upper bound that is at most alpha.
  Value search(const Position& position, Plies remaining, const Window<Value>& window);

  /// A value that the game has and that parts those between the two about evenly: what to ask next.
  /// Nothing where no leaf between them was seen yet.
  std::optional<Value> middle(const Value& above, const Value& below);

  const Statistics& statistics() const noexcept { return statistics_; }
  /// How many positions at the depth limit were valued so far.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  using Number = std::uint32_t;  // of leaves; decided stands for infinitely many
  using NodeId = std::uint32_t;
  static constexpr Number decided = std::numeric_limits<Number>::max();
  static constexpr std::size_t most_nodes = std::size_t{1} << 25;
  static constexpr std::size_t most_samples = 4096;

  struct Node {
    Position position;
    Plies remaining;
    Mover mover;       // where it has successors
    bool is_storable;  // its value does not depend on the path
    Number proof;
    Number disproof;
    NodeId first_child;
    std::uint32_t children;  // 0 before it is expanded
    Value bound;             // once it is proved or disproved

    bool is_decided() const { return proof == decided || disproof == decided; }
  };

  NodeId most_proving();
  void expand(NodeId id);
  Node evaluated(const Position& position, Plies remaining);
  void decide(Node& node, const Value& value) const;
  bool update(NodeId id);
  void close(Node& node);
  void release(Node& node);
  NodeId allocate(std::uint32_t count);
  void sample(const Value& value) {
    if (samples_.size() < most_samples) samples_.push_back(value);
  }
  // The number that the mover wants to be small, and the one that the opponent wants to.
  static Number& own(Node& node, Mover mover) {
    return mover == Mover::max ? node.proof : node.disproof;
  }
  static Number sum(Number a, Number b) { return a >= decided - 1 - b ? decided - 1 : a + b; }

  G& game_;
  Table<G>& table_;
  Interrupt& interrupt_;
  Repetitions<G> repetitions_;
  Window<Value> window_ = full_window<Value>();
  std::vector<Node> nodes_;
  std::vector<std::vector<NodeId>> free_;  // blocks of siblings, by their number
  std::vector<NodeId> path_;               // from the root of the tree to where it changes
  std::vector<Value> samples_;             // of the values of leaves
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

template <ScaledGame G>
auto ProofNumberSearch<G>::search(const Position& position, Plies remaining,
                                  const Window<Value>& window) -> Value {
  window_ = window;
  nodes_.clear();
  free_.clear();
  path_.clear();
  nodes_.push_back(evaluated(position, remaining));
  path_.push_back(0);
  while (!nodes_[0].is_decided()) {
    expand(most_proving());
    // Up to where nothing changes: what is above has the same most-proving leaf below it.
    while (update(path_.back()) && path_.size() > 1) {
      path_.pop_back();
      repetitions_.leave();
    }
  }
  return nodes_[0].bound;
}

template <ScaledGame G>
auto ProofNumberSearch<G>::middle(const Value& above, const Value& below) -> std::optional<Value> {
  std::vector<Value> between;
  std::ranges::copy_if(samples_, std::back_inserter(between),
                       [&](const Value& value) { return above < value && value < below; });
  if (between.empty()) return std::nullopt;
  const auto middle = between.begin() + static_cast<std::ptrdiff_t>(between.size() / 2);
  std::ranges::nth_element(between, middle);
  return *middle;
}

// Down from the end of the path to the leaf of the tree that the most depends on.
template <ScaledGame G>
auto ProofNumberSearch<G>::most_proving() -> NodeId {
  NodeId id = path_.back();
  while (nodes_[id].children != 0) {
    const Node& node = nodes_[id];
    repetitions_.enter(node.position);
    NodeId best = node.first_child;
    for (NodeId child = best; child < node.first_child + node.children; ++child) {
      if (own(nodes_[child], node.mover) < own(nodes_[best], node.mover)) best = child;
    }
    path_.push_back(id = best);
  }
  return id;
}

template <ScaledGame G>
void ProofNumberSearch<G>::expand(NodeId id) {
  const Position position = nodes_[id].position;
  const Plies remaining = nodes_[id].remaining;
  const auto moves = game_.successors(position);
  const auto count = static_cast<std::uint32_t>(std::size(moves));
  const NodeId first = allocate(count);
  repetitions_.enter(position);
  for (std::uint32_t i = 0; i < count; ++i) {
    nodes_[first + i] = evaluated(moves[i], below(remaining));
  }
  repetitions_.leave();
  nodes_[id].first_child = first;
  nodes_[id].children = count;
}

// A node for a position that the path leads to next.
template <ScaledGame G>
auto ProofNumberSearch<G>::evaluated(const Position& position, Plies remaining) -> Node {
  interrupt_.poll(position);
  Node node{position, remaining, Mover::max, false, 1, 1, 0, 0, window_.alpha};
  if (const auto repetition = repetitions_.value_at(position)) {
    decide(node, *repetition);
    return node;
  }
  node.is_storable = !repetitions_.depends_on_path(position);
  const auto& shared = remembered(game_, position);
  const typename Table<G>::Key key(shared);
  if (const auto entry = node.is_storable ? table_.find(key, remaining).known : std::nullopt) {
    const bool is_proved = !(entry->lower < window_.beta);
    if (is_proved || !(window_.alpha < entry->upper)) {
      ++statistics_.table_hits;
      decide(node, is_proved ? entry->lower : entry->upper);
      return node;
    }
  }
  ++statistics_.positions;
  const std::size_t moves = remaining == 0 ? 0 : std::size(game_.successors(position));
  if (moves == 0) {
    ++statistics_.leaves;
    if (remaining == 0) ++horizon_uses_;
    const Value value = game_.value(position);
    sample(value);
    decide(node, value);
    if (node.is_storable)
      table_.store(key, remaining, {remaining, remaining}, full_window<Value>(), value,
                   Table<G>::no_best);
    return node;
  }
  // The more successors, the harder for the opponent.
  node.mover = game_.mover(position);
  own(node, opponent(node.mover)) = static_cast<Number>(moves);
  return node;
}

template <ScaledGame G>
void ProofNumberSearch<G>::decide(Node& node, const Value& value) const {
  const bool is_proved = !(value < window_.beta);
  node.proof = is_proved ? 0 : decided;
  node.disproof = is_proved ? decided : 0;
  node.bound = value;
}

// The numbers of a node from those of its children. Whether they change.
template <ScaledGame G>
bool ProofNumberSearch<G>::update(NodeId id) {
  Node& node = nodes_[id];
  const Mover other = opponent(node.mover);
  Number least = decided;
  Number all = 0;
  for (NodeId child = node.first_child; child < node.first_child + node.children; ++child) {
    least = std::min(least, own(nodes_[child], node.mover));
    const Number hard = own(nodes_[child], other);
    all = all == decided || hard == decided ? decided : sum(all, hard);
  }
  // One success is enough for the mover, and then the opponent has failed, whatever else there is.
  if (least == 0) all = decided;
  if (least == decided) all = 0;
  const bool changes = own(node, node.mover) != least || own(node, other) != all;
  own(node, node.mover) = least;
  own(node, other) = all;
  if (node.is_decided()) close(node);
  return changes;
}

// The bound of a decided node: the best for its mover of what its children have shown.
template <ScaledGame G>
void ProofNumberSearch<G>::close(Node& node) {
  Value bound = worst_for<Value>(node.mover);
  std::uint32_t best = Table<G>::no_best;
  for (std::uint32_t i = 0; i < node.children; ++i) {
    const Node& child = nodes_[node.first_child + i];
    const bool counts = child.is_decided() && (child.proof == 0) == (node.proof == 0);
    if (!counts || (best != Table<G>::no_best && !prefers(node.mover, child.bound, bound)))
      continue;
    bound = child.bound;
    best = i;
  }
  node.bound = bound;
  release(node);
  if (node.is_storable) {
    const auto& shared = remembered(game_, node.position);
    table_.store(shared, node.remaining, {node.remaining, node.remaining}, window_, bound, best);
  }
}

// All that is below the node.
template <ScaledGame G>
void ProofNumberSearch<G>::release(Node& node) {
  std::vector<std::pair<NodeId, std::uint32_t>> blocks = {{node.first_child, node.children}};
  node.children = 0;
  while (!blocks.empty()) {
    const auto [first, count] = blocks.back();
    blocks.pop_back();
    for (NodeId child = first; child < first + count; ++child) {
      if (nodes_[child].children != 0)
        blocks.emplace_back(nodes_[child].first_child, nodes_[child].children);
    }
    if (free_.size() <= count) free_.resize(count + std::size_t{1});
    free_[count].push_back(first);
  }
}

template <ScaledGame G>
auto ProofNumberSearch<G>::allocate(std::uint32_t count) -> NodeId {
  if (count < free_.size() && !free_[count].empty()) {
    const NodeId first = free_[count].back();
    free_[count].pop_back();
    return first;
  }
  if (nodes_.size() + count > most_nodes) throw std::bad_alloc();
  const auto first = static_cast<NodeId>(nodes_.size());
  nodes_.resize(nodes_.size() + count, nodes_[0]);
  return first;
}

}  // namespace minimax
