// The positions from the root to the one that is looked at.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "game/position_map.hpp"

namespace minimax {

/// A path without repetitions.
template <class Position>
class Path {
 public:
  bool empty() const { return positions_.empty(); }
  std::size_t size() const { return positions_.size(); }
  const Position& last() const { return positions_.back(); }
  bool contains(const Position& position) const { return on_path_.find(position) != nullptr; }

  void push(const Position& position) {
    positions_.push_back(position);
    on_path_.set(position, true);
  }
  void pop() {
    on_path_.erase(positions_.back());
    positions_.pop_back();
  }
  void clear() {
    while (!empty()) pop();
  }

  /// The path from a position on it to its end, and that position once more.
  std::vector<Position> loop_from(const Position& position) const {
    const auto first = std::ranges::find(positions_, position);
    std::vector<Position> loop(first, positions_.end());
    loop.push_back(position);
    return loop;
  }

 private:
  std::vector<Position> positions_;
  PositionMap<Position, bool> on_path_;
};

}  // namespace minimax
