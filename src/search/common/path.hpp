// The positions from the root to the one that is looked at.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <vector>

#include "game/position_map.hpp"

namespace minimax {

/// What has to come back for a position to repeat: the position itself. A position type that holds
/// more than that, such as the plies that are left, overloads this.
template <class Position>
const Position& place_of(const Position& position) {
  return position;
}

/// A path without repetitions.
template <class Position>
class Path {
 public:
  using Place = std::remove_cvref_t<decltype(place_of(std::declval<const Position&>()))>;

  bool empty() const { return positions_.empty(); }
  std::size_t size() const { return positions_.size(); }
  const Position& last() const { return positions_.back(); }
  bool contains(const Position& position) const {
    return on_path_.find(place_of(position)) != nullptr;
  }

  void push(const Position& position) {
    positions_.push_back(position);
    on_path_.set(place_of(position), true);
  }
  void pop() {
    on_path_.erase(place_of(positions_.back()));
    positions_.pop_back();
  }
  void clear() {
    while (!empty()) pop();
  }

  /// The path from a position on it to its end, and that position once more.
  std::vector<Position> loop_from(const Position& position) const {
    const auto first = std::ranges::find_if(positions_, [&](const Position& on_path) {
      return place_of(on_path) == place_of(position);
    });
    std::vector<Position> loop(first, positions_.end());
    loop.push_back(position);
    return loop;
  }

 private:
  std::vector<Position> positions_;
  PositionMap<Place, bool> on_path_;
};

}  // namespace minimax
