// Plain minimax (von Neumann 1928; Shannon 1950): the definition that every other search is held
// against.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/answer.hpp"
#include "search/components.hpp"
#include "search/control.hpp"
#include "search/path.hpp"
#include "search/values.hpp"

namespace minimax {

template <class Value>
struct MinimaxOptions {
  /// A position this many plies below the root is valued statically, as if it were a leaf.
  std::optional<Plies> depth;
  /// The value of a position that repeats on the path from the root. Without it a cycle is an
  /// error, unless a depth limit bounds the search.
  std::optional<Value> repetition;
};

/// Values each position once, however many paths lead to it, and keeps the values for the next
/// question. Uses no recursion: a game may be a million plies deep.
///
/// Where repetitions have a value, the value of a position on a cycle depends on the path that led
/// to it: such a position is valued anew on every path within its cycle.
template <Game G>
class Minimax {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game must outlive the search, and must not change.
  explicit Minimax(G& game, MinimaxOptions<Value> options = {}, Interrupt interrupt = {})
      : game_(game), options_(options), interrupt_(interrupt), components_(game_, interrupt_) {}
  Minimax(const Minimax&) = delete;
  Minimax& operator=(const Minimax&) = delete;

  /// The value of the position and its principal variation. Throws SearchStopped,
  /// CycleError<Position>, and what the game throws; the search can be asked again after that.
  Answer<G> answer(const Position& root, Ties ties = Ties::last) {
    start(root);
    return follow(root, std::nullopt, ties);
  }

  /// An answer for each of the best successors, in the order of the game and each but once; below
  /// them the last of equally good successors is taken. One answer where there is no successor.
  std::vector<Answer<G>> best_answers(const Position& root);

  const Statistics& statistics() const noexcept { return statistics_; }

 private:
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));

  /// A position whose successors are being valued.
  struct Frame {
    Position position;
    Plies remaining;
    Mover mover;
    Moves moves;
    std::size_t next = 0;
    std::optional<Value> best = std::nullopt;

    void take(const Value& value) {
      if (!best || prefers(mover, value, *best)) best = value;
    }
  };

  void start(const Position& root);
  Value value(const Position& position, Plies remaining);
  std::optional<Value> enter(const Position& position, Plies remaining);
  Value leave();

  struct Best {
    Value value;
    std::vector<Position> successors;  // in order, a repeated one as often as the game has it
  };
  std::optional<Best> best_of(const Position& position, Plies remaining);
  Answer<G> follow(const Position& root, std::optional<Position> first, Ties ties);

  Plies plies() const { return options_.depth.value_or(unlimited_plies); }
  bool minds_repetition() const { return !options_.depth || options_.repetition; }
  bool depends_on_path(const Position& position) const;

  G& game_;
  MinimaxOptions<Value> options_;
  Interrupt interrupt_;
  Components<G> components_;
  Values<Position, Value> values_;
  Path<Position> path_;
  std::vector<Frame> frames_;
  Statistics statistics_;
};

template <Game G>
void Minimax<G>::start(const Position& root) {
  frames_.clear();  // what an exception has left
  path_.clear();
  if (options_.repetition && !options_.depth) components_.explore(root);
}

// The value of a position that the path has led to.
template <Game G>
auto Minimax<G>::value(const Position& position, Plies remaining) -> Value {
  if (const std::optional<Value> known = enter(position, remaining)) return *known;
  while (true) {
    Frame& frame = frames_.back();
    if (frame.next < std::size(frame.moves)) {
      const Position successor = frame.moves[frame.next++];
      if (const auto known = enter(successor, below(frame.remaining))) frame.take(*known);
    } else {
      const Value found = leave();
      if (frames_.empty()) return found;
      frames_.back().take(found);
    }
  }
}

// The value where it is known at once; else nothing, and the position has a frame now.
template <Game G>
auto Minimax<G>::enter(const Position& position, Plies remaining) -> std::optional<Value> {
  if (minds_repetition() && path_.contains(position)) {
    if (options_.repetition) return options_.repetition;
    throw CycleError<Position>(path_.loop_from(position));
  }
  const bool storable = !depends_on_path(position);
  if (storable) {
    if (const Value* known = values_.find(position, remaining)) return *known;
  }
  interrupt_.poll();
  ++statistics_.positions;
  if (remaining != 0) {
    Moves moves = game_.successors(position);
    if (std::size(moves) != 0) {
      frames_.push_back({position, remaining, game_.mover(position), std::move(moves)});
      if (minds_repetition()) path_.push(position);
      return std::nullopt;
    }
  }
  ++statistics_.leaves;
  const Value found = game_.value(position);
  if (storable) values_.set(position, remaining, found);
  return found;
}

template <Game G>
auto Minimax<G>::leave() -> Value {
  const Frame frame = std::move(frames_.back());
  frames_.pop_back();
  if (minds_repetition()) path_.pop();
  if (!depends_on_path(frame.position)) values_.set(frame.position, frame.remaining, *frame.best);
  return *frame.best;
}

// A cycle lies within one component, and a path that has left a component does not come back. So
// the value of a position does not depend on what the path holds of other components.
template <Game G>
bool Minimax<G>::depends_on_path(const Position& position) const {
  if (!options_.repetition) return false;
  if (options_.depth) return true;
  return !path_.empty() && components_.same(position, path_.last());
}

// The successors that have the value of the position; nothing where it is valued statically.
// The path ends with the position.
template <Game G>
auto Minimax<G>::best_of(const Position& position, Plies remaining) -> std::optional<Best> {
  if (remaining == 0) return std::nullopt;
  const Moves moves = game_.successors(position);
  if (std::size(moves) == 0) return std::nullopt;
  const Mover mover = game_.mover(position);
  std::optional<Best> best;
  for (const Position& successor : moves) {
    const Value found = value(successor, below(remaining));
    if (!best || prefers(mover, found, best->value)) best = Best{found, {}};
    if (found == best->value) best->successors.push_back(successor);
  }
  return best;
}

// The answer whose line starts with `first`, where that is given.
template <Game G>
Answer<G> Minimax<G>::follow(const Position& root, std::optional<Position> first, Ties ties) {
  Answer<G> answer{value(root, plies()), {}};
  Position at = root;
  for (Plies remaining = plies();; remaining = below(remaining)) {
    if (minds_repetition()) path_.push(at);
    const std::optional<Best> best = best_of(at, remaining);
    if (!best) break;
    const auto& successors = best->successors;
    at = first ? *std::exchange(first, std::nullopt)
               : (ties == Ties::last ? successors.back() : successors.front());
    answer.line.push_back(at);
    answer.repetition = minds_repetition() && path_.contains(at);
    if (answer.repetition) break;
  }
  path_.clear();
  return answer;
}

template <Game G>
std::vector<Answer<G>> Minimax<G>::best_answers(const Position& root) {
  start(root);
  if (minds_repetition()) path_.push(root);
  const std::optional<Best> best = best_of(root, plies());
  path_.clear();
  if (!best) return {follow(root, std::nullopt, Ties::last)};
  std::vector<Answer<G>> answers;
  std::vector<Position> given;
  for (const Position& successor : best->successors) {
    if (std::ranges::find(given, successor) != given.end()) continue;
    given.push_back(successor);
    answers.push_back(follow(root, successor, Ties::last));
  }
  return answers;
}

}  // namespace minimax
