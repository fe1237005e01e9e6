// Retrograde analysis: a game with cycles, worked out backwards from its leaves.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/value_scale.hpp"
#include "search/common/control.hpp"
#include "search/common/exploration.hpp"
#include "search/common/plies.hpp"
#include "search/common/position_graph.hpp"
#include "search/common/repetitions.hpp"
#include "search/common/storage.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// Asks about each position that the root reaches, once, which must be finitely many, and without a
/// depth limit. Whether a repeated position has that value, or play that never ends, is the same to
/// who has the choice of all (first-cycle games: Aminof and Rubin 2017); on a path that holds some
/// positions already, they are leaves. So the answer is the very one of plain minimax. Its value
/// takes linear time, and so does each step of the line where a successor of that value may have it
/// by way of the path alone. Models the search that LineFinder asks. Can be asked about other
/// roots, and remembers what it knows.
template <ScaledGame G>
class Retrograde {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game and the interrupt must outlive the search, and the game must not change. Where
  /// repetitions have no value, a cycle that the root reaches is a CycleError.
  Retrograde(G& game, std::optional<Value> repetition, Interrupt& interrupt)
      : game_(game),
        interrupt_(interrupt),
        repetition_(std::move(repetition)),
        draw_(repetition_),
        repetitions_(game, interrupt, repetition_) {}
  Retrograde(const Retrograde&) = delete;
  Retrograde& operator=(const Retrograde&) = delete;

  /// `remaining` must be unlimited_plies.
  void start(const Position& root, Plies remaining) {
    repetitions_.start(root, remaining);
    path_.clear();
    best_on_path_.fill(std::nullopt);
    on_path_.clear();
    explore(root);
  }
  void advance(const Position& position) {
    repetitions_.enter(position);
    const NodeNumber node = numbers_.known(position);
    path_.push_back(node);
    on_path_.clear();
    for (const Mover side : {Mover::max, Mover::min}) {
      std::optional<Worth<Value>>& best = best_on_path(side);
      if (!best || is_ahead(side, worths_[node], *best)) best = worths_[node];
    }
  }
  bool repeats(const Position& position) const { return repetitions_.at(position); }

  /// The value of the position on that path, or a bound of it where the window needs no more. It
  /// must be one that the root reaches.
  Value search(const Position& position, Plies,
               const Window<Value>& window = full_window<Value>()) {
    if (const auto repetition = repetitions_.value_at(position)) return *repetition;
    const NodeNumber node = numbers_.known(position);
    const Value& value = worths_[node].value;
    if (!has_loop_ || avoids_path(worths_[node])) return value;
    // That the path is closed brings the value nearer to that of a draw, at the most.
    const auto& [lower, upper] = std::minmax(value, *draw_);
    if (upper <= window.alpha) return upper;
    if (window.beta <= lower) return lower;
    if (on_path_.empty()) on_path_ = induction().with_frozen(path_);
    return on_path_[node].value;
  }

  /// Whether any root that was asked about reaches a cycle.
  bool has_loop() const noexcept { return has_loop_; }

  const Statistics& statistics() const noexcept { return statistics_; }
  /// None is at a depth limit.
  std::uint64_t horizon_uses() const noexcept { return 0; }

 private:
  BackwardInduction<Value> induction() { return {graph_, *draw_, interrupt_, memory_}; }

  // Whether who forces this value comes past no position of the path: they are further from it, or
  // worth less. A draw is had by keeping away from what is worse, which the path is not.
  bool avoids_path(const Worth<Value>& worth) {
    if (path_.empty() || worth.value == *draw_) return true;
    const Mover side = prefers(Mover::max, worth.value, *draw_) ? Mover::max : Mover::min;
    return is_ahead(side, worth, *best_on_path(side));
  }

  std::optional<Worth<Value>>& best_on_path(Mover side) {
    return best_on_path_[side == Mover::max ? 0 : 1];
  }
  void explore(const Position& root);
  void explore_all();
  void ask_about(const Position& position);
  void look_for_loop(NodeNumber first);
  void forget();

  G& game_;
  Interrupt& interrupt_;
  std::optional<Value> repetition_;
  std::optional<Value> draw_;  // what play without end is worth; where there is none, any value
  Repetitions<G> repetitions_;
  PositionNumbers<Position> numbers_;
  PositionGraph<Value> graph_;  // of the first of these
  InMemory memory_;
  std::vector<Worth<Value>> worths_;
  std::vector<NodeNumber> successors_;  // of one position
  std::vector<NodeNumber> path_;
  std::array<std::optional<Worth<Value>>, 2> best_on_path_;  // what MAX, and MIN, likes most
  bool has_loop_ = false;
  std::vector<Worth<Value>> on_path_;  // empty where nobody has asked yet
  Statistics statistics_;
};

template <ScaledGame G>
void Retrograde<G>::explore(const Position& root) try {
  numbers_.number(root);
  explore_all();
} catch (...) {
  // What is not known to its end would be explored for another root.
  forget();
  throw;
}

template <ScaledGame G>
void Retrograde<G>::explore_all() {
  const NodeNumber first = graph_.size();
  while (graph_.size() < numbers_.size()) {
    const Position position = numbers_[graph_.size()];
    interrupt_.poll(position);
    ask_about(position);
  }
  if (first == graph_.size()) return;
  look_for_loop(first);
  induction().extend(worths_, first);
}

template <ScaledGame G>
void Retrograde<G>::ask_about(const Position& position) {
  ++statistics_.positions;
  const auto moves = game_.successors(position);
  if (std::size(moves) == 0) {
    ++statistics_.leaves;
    Value value = game_.value(position);
    if (!draw_) draw_ = value;
    graph_.add_leaf(std::move(value));
    return;
  }
  successors_.clear();
  for (const Position& successor : moves) successors_.push_back(numbers_.number(successor));
  graph_.add(game_.mover(position), successors_);
}

template <ScaledGame G>
void Retrograde<G>::look_for_loop(NodeNumber first) {
  const std::vector<NodeNumber> found = loop_in(graph_, first);
  if (found.empty()) return;
  has_loop_ = true;
  if (repetition_) return;
  std::vector<typename Repetitions<G>::Place> loop;
  for (const NodeNumber node : found) loop.push_back(place(game_, numbers_[node]));
  throw CycleError<typename Repetitions<G>::Place>(std::move(loop));
}

template <ScaledGame G>
void Retrograde<G>::forget() {
  draw_ = repetition_;
  numbers_ = {};
  graph_ = {};
  worths_.clear();
  has_loop_ = false;
}

}  // namespace minimax
