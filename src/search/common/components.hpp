// Which positions lie on common cycles.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/position_map.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// The strongly connected components of the positions that a root reaches (Tarjan 1972, without
/// recursion), within a depth limit where there is one: the game must be finite else. Two positions
/// are in one component when each can be reached from the other.
template <GameTree G>
class Components {
 public:
  using Position = typename G::Position;

  Components(G& game, Interrupt& interrupt) : game_(game), interrupt_(interrupt) {}

  /// Both must be within the limit of an explored root, the last one where it had a limit.
  bool same(const Position& a, const Position& b) const {
    return visited_.find(a)->component == visited_.find(b)->component;
  }

  /// Can be asked again after an exception.
  void explore(const Position& root, Plies plies = unlimited_plies) {
    if (!is_complete_ || plies != plies_ || (is_limited() && root_ != root)) forget();
    plies_ = plies;
    root_ = root;
    is_complete_ = false;
    explore_unknown(root);
    is_complete_ = true;
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

  void explore_unknown(const Position& root) {
    if (visited_.find(root)) return;
    if (is_limited()) measure();
    visit(root);
    while (!frames_.empty()) {
      Frame& frame = frames_.back();
      if (frame.next == std::size(frame.moves)) {
        leave();
        continue;
      }
      const Position successor = frame.moves[frame.next++];
      const Visit* known = visited_.find(successor);
      if (!known) {
        visit(successor);
      } else if (known->component == open) {
        frame.lowest = std::min(frame.lowest, known->order);
      }
    }
  }

  // Finds what is inside of the limit: less than so many plies below the root on some path.
  void measure() {
    std::vector<Position> level = {*root_};
    for (Plies plies = plies_; plies > 0 && !level.empty(); --plies) {
      std::vector<Position> next;
      for (const Position& position : level) {
        if (inside_.find(position)) continue;
        inside_.set(position, true);
        interrupt_.look();
        for (const Position& successor : game_.successors(position)) next.push_back(successor);
      }
      level = std::move(next);
    }
  }

  // A position at the limit leads nowhere.
  void visit(const Position& position) {
    interrupt_.look();
    const std::size_t order = visits_++;
    if (is_limited() && !inside_.find(position)) {
      visited_.set(position, {order, order});
      return;
    }
    frames_.push_back({position, order, game_.successors(position)});
    visited_.set(position, {order});
    waiting_.push_back(position);
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
    inside_ = {};
    frames_.clear();
    waiting_.clear();
  }

  bool is_limited() const { return plies_ != unlimited_plies; }

  G& game_;
  Interrupt& interrupt_;
  std::optional<Position> root_;  // the last one
  Plies plies_ = unlimited_plies;
  PositionMap<Position, Visit> visited_;
  bool is_complete_ = true;             // no exception has ended the last exploration
  PositionMap<Position, bool> inside_;  // of the limit
  std::vector<Frame> frames_;
  std::vector<Position> waiting_;
  std::size_t visits_ = 0;
};

}  // namespace minimax
