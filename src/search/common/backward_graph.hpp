// A whole game as numbers, for going backwards through it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

#include "game/game.hpp"
#include "search/common/position_graph.hpp"
#include "search/common/storage.hpp"

namespace minimax {

/// As a PositionGraph, but all positions are added before anybody asks what leads to one. Has eight
/// bytes for each successor, in the arrays of the storage.
template <class Value, class Storage>
class BackwardGraph {
 public:
  /// It must outlive this.
  explicit BackwardGraph(Storage& storage) : storage_(storage) {}

  NodeNumber size() const noexcept { return static_cast<NodeNumber>(movers_.size()); }

  void add_leaf(Value value) {
    storage_.look();
    leaves_.push_back({size(), std::move(value)});
    movers_.push_back(Mover::max);
    counts_.push_back(0);
  }
  /// There is a successor; any may be added later.
  void add(Mover mover, std::span<const NodeNumber> successors) {
    for (const NodeNumber to : successors) {
      storage_.look();
      successors_.push_back(to);
    }
    movers_.push_back(mover);
    counts_.push_back(static_cast<std::uint32_t>(successors.size()));
  }

  /// To be called when all positions are there. Lays out what leads to so many of them at a time as
  /// so many ways lead to, at the most: each time it goes over all successors.
  void turn_round(std::size_t most_ways = std::numeric_limits<std::size_t>::max());

  Mover mover(NodeNumber node) const { return movers_[node]; }
  struct Leaf {
    NodeNumber node;
    Value value;
  };
  /// All of them, in their order: `first` is 0.
  std::span<const Leaf> leaves(NodeNumber) const { return {leaves_.data(), leaves_.size()}; }
  std::size_t successor_count(NodeNumber node) const { return counts_[node]; }
  /// See PositionGraph.
  template <class Tell>
  void each_predecessor(NodeNumber node, NodeNumber, Tell tell) const {
    for (std::size_t way = begins_[node]; way < begins_[node + 1]; ++way) {
      storage_.look();
      tell(predecessors_[way]);
    }
  }

 private:
  template <class Element>
  using Array = typename Storage::template Array<Element>;
  template <class Element>
  Array<Element> array() {
    return storage_.template array<Element>();
  }
  void lay_out(NodeNumber first, NodeNumber end);

  Storage& storage_;
  Array<Mover> movers_ = array<Mover>();
  Array<std::uint32_t> counts_ = array<std::uint32_t>();  // of successors
  Array<NodeNumber> successors_ = array<NodeNumber>();    // until it is turned round
  Array<Leaf> leaves_ = array<Leaf>();
  Array<std::size_t> begins_ = array<std::size_t>();  // of the predecessors of each
  Array<NodeNumber> predecessors_ = array<NodeNumber>();
};

template <class Value, class Storage>
void BackwardGraph<Value, Storage>::turn_round(std::size_t most_ways) {
  begins_.resize(std::size_t{size()} + 1, 0);
  for (const NodeNumber to : successors_) {
    storage_.look();
    ++begins_[to];
  }
  // For now where they end, since they are laid out from there on.
  for (NodeNumber node = 0; node < size(); ++node) {
    storage_.look();
    begins_[node + 1] += begins_[node];
  }
  predecessors_.resize(successors_.size());
  std::size_t laid_out = 0;
  for (NodeNumber first = 0; first < size();) {
    NodeNumber end = first + 1;
    for (; end < size() && begins_[end] - laid_out <= most_ways; ++end) storage_.look();
    laid_out = begins_[end - 1];
    lay_out(first, end);
    first = end;
  }
  successors_ = array<NodeNumber>();
}

// What leads to those from `first` on, and before `end`.
template <class Value, class Storage>
void BackwardGraph<Value, Storage>::lay_out(NodeNumber first, NodeNumber end) {
  std::size_t way = 0;
  for (NodeNumber from = 0; from < size(); ++from) {
    for (std::uint32_t left = counts_[from]; left > 0; --left, ++way) {
      storage_.look();
      const NodeNumber to = successors_[way];
      if (first <= to && to < end) predecessors_[--begins_[to]] = from;
    }
  }
}

}  // namespace minimax
