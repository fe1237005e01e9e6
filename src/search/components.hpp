// Which positions lie on common cycles.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/position_map.hpp"
#include "search/control.hpp"

namespace minimax {

/// The strongly connected components of the positions that a root reaches (Tarjan 1972, without
/// recursion). Two positions are in one component when each can be reached from the other. The
/// game must be finite.
template <Game G>
class Components {
 public:
  using Position = typename G::Position;

  Components(G& game, Interrupt& interrupt) : game_(game), interrupt_(interrupt) {}

  /// Both must have been reached from an explored root.
  bool same(const Position& a, const Position& b) const {
    return visited_.find(a)->component == visited_.find(b)->component;
  }

  /// Can be asked again after an exception.
  void explore(const Position& root) {
    if (!frames_.empty()) forget();  // what an exception has left
    if (visited_.find(root)) return;
    enter(root);
    while (!frames_.empty()) {
      Frame& frame = frames_.back();
      if (frame.next == std::size(frame.moves)) {
        leave();
        continue;
      }
      const Position successor = frame.moves[frame.next++];
      const Visit* visit = visited_.find(successor);
      if (!visit) {
        enter(successor);
      } else if (visit->component == open) {
        frame.lowest = std::min(frame.lowest, visit->order);
      }
    }
  }

 private:
  static constexpr std::size_t open = std::numeric_limits<std::size_t>::max();
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));
  struct Visit {
    std::size_t order;
    std::size_t component = open;
  };
  struct Frame {
    Position position;
    std::size_t lowest;  // the earliest open position that is reached from here
    Moves moves;
    std::size_t next = 0;
  };

  void enter(const Position& position) {
    interrupt_.poll();
    frames_.push_back({position, visits_, game_.successors(position)});
    visited_.set(position, {visits_});
    waiting_.push_back(position);
    ++visits_;
  }

  void leave() {
    const Frame frame = std::move(frames_.back());
    frames_.pop_back();
    const std::size_t order = visited_.find(frame.position)->order;
    if (frame.lowest == order) close(frame.position, order);
    if (!frames_.empty()) frames_.back().lowest = std::min(frames_.back().lowest, frame.lowest);
  }

  // All that was entered since `first` and waits yet is its component.
  void close(const Position& first, std::size_t component) {
    for (bool done = false; !done;) {
      const Position position = waiting_.back();
      waiting_.pop_back();
      visited_.set(position, {visited_.find(position)->order, component});
      done = position == first;
    }
  }

  void forget() {
    visited_ = {};
    frames_.clear();
    waiting_.clear();
  }

  G& game_;
  Interrupt& interrupt_;
  PositionMap<Position, Visit> visited_;
  std::vector<Frame> frames_;
  std::vector<Position> waiting_;
  std::size_t visits_ = 0;
};

}  // namespace minimax
