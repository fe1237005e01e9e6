// Plain expectiminimax (Michie 1966): the definition that every other search of games with chance
// is held against.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/chance_game.hpp"
#include "search/answers.hpp"
#include "search/chance_answer.hpp"
#include "search/control.hpp"
#include "search/expectation.hpp"
#include "search/plies.hpp"
#include "search/repetitions.hpp"
#include "search/values.hpp"

namespace minimax {

struct ExpectiminimaxOptions {
  /// A position this many plies below the root is valued statically, as if it were a leaf. A move
  /// of chance is a ply.
  std::optional<Plies> depth = std::nullopt;
  ChanceLine line = ChanceLine::to_chance;
};

/// Values each position once for each distance from the depth limit, however many paths lead to it,
/// and keeps the values for the next question. The value of a chance position is the expected value
/// of its successors. Uses no recursion: a game may be a million plies deep.
template <ChanceGame G>
class Expectiminimax {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game must outlive the search, and must not change.
  explicit Expectiminimax(G& game, ExpectiminimaxOptions options = {}, Interrupt interrupt = {})
      : game_(game),
        plies_(options.depth.value_or(unlimited_plies)),
        line_(options.line),
        interrupt_(interrupt),
        repetitions_(game_, interrupt_, std::nullopt) {}
  Expectiminimax(const Expectiminimax&) = delete;
  Expectiminimax& operator=(const Expectiminimax&) = delete;

  /// One answer, or with TieRule::all one for each of the best successors. Throws SearchStopped,
  /// CycleError<Position> where there is a cycle and no depth limit, and what the game throws; the
  /// search can be asked again after that.
  std::vector<ChanceAnswer<G>> answers(const Position& root, TieRule ties = TieRule::last) {
    return ChanceLineFinder(game_, *this, plies_, line_).answers(root, ties);
  }

  /// To be called before a choice from another root.
  void start(const Position& root) {
    frames_.clear();  // what an exception has left
    repetitions_.start(root, plies_);
  }
  /// The path from the root leads through this position.
  void advance(const Position& position) { repetitions_.enter(position); }
  /// Of a position with so many plies left.
  Choice<G> choice(const Position& position, Plies remaining,
                   const std::optional<Value>& = std::nullopt);

  /// To the depth limit, from the root.
  Plies plies() const noexcept { return plies_; }
  const Statistics& statistics() const noexcept { return statistics_; }
  /// How many positions at the depth limit were valued so far.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  using Probability = typename G::Probability;
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));

  /// A position whose successors are being valued.
  struct Frame {
    Position position;
    Plies remaining;
    Mover mover;
    Moves moves;
    std::vector<PossibleSuccessor<G>> possible;  // where chance moves
    std::size_t next = 0;
    std::optional<Value> best = std::nullopt;
    ExpectedValue<Value> expected = {};

    bool is_chance() const { return mover == Mover::chance; }
    bool is_done() const { return next == (is_chance() ? possible.size() : std::size(moves)); }
    Position successor() const { return moves[is_chance() ? possible[next].index : next]; }
    /// The value of the successor.
    void take(const Value& value) {
      if (is_chance()) {
        expected.add(possible[next].probability, value);
      } else if (!best || prefers(mover, value, *best)) {
        best = value;
      }
      ++next;
    }
    const Value& value() const { return is_chance() ? expected.value() : *best; }
  };

  Value value(const Position& position, Plies remaining);
  std::optional<Value> enter(const Position& position, Plies remaining);
  Value leave();

  G& game_;
  Plies plies_;
  ChanceLine line_;
  Interrupt interrupt_;
  Repetitions<G> repetitions_;
  Values<Position, Value> values_;
  std::vector<Frame> frames_;
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

// The value of a position that the path has led to.
template <ChanceGame G>
auto Expectiminimax<G>::value(const Position& position, Plies remaining) -> Value {
  if (const std::optional<Value> known = enter(position, remaining)) return *known;
  while (true) {
    Frame& frame = frames_.back();
    if (frame.is_done()) {
      const Value found = leave();
      if (frames_.empty()) return found;
      frames_.back().take(found);
    } else if (const auto known = enter(frame.successor(), below(frame.remaining))) {
      frame.take(*known);  // enter() has added no frame
    }
  }
}

// The value where it is known at once; else nothing, and the position has a frame now.
template <ChanceGame G>
auto Expectiminimax<G>::enter(const Position& position, Plies remaining) -> std::optional<Value> {
  interrupt_.poll();
  repetitions_.value_at(position);  // throws where it repeats
  if (const Value* known = values_.find(position, remaining)) return *known;
  ++statistics_.positions;
  if (remaining != 0) {
    Moves moves = game_.successors(position);
    const std::size_t count = std::size(moves);
    if (count != 0) {
      const Mover mover = game_.mover(position);
      std::vector<PossibleSuccessor<G>> possible;
      if (mover == Mover::chance) possible = possible_successors(game_, position, count);
      frames_.push_back({position, remaining, mover, std::move(moves), std::move(possible)});
      repetitions_.enter(position);
      return std::nullopt;
    }
  }
  ++statistics_.leaves;
  if (remaining == 0) ++horizon_uses_;
  const Value found = game_.value(position);
  values_.set(position, remaining, found);
  return found;
}

template <ChanceGame G>
auto Expectiminimax<G>::leave() -> Value {
  const Frame frame = std::move(frames_.back());
  frames_.pop_back();
  repetitions_.leave();
  values_.set(frame.position, frame.remaining, frame.value());
  return frame.value();
}

template <ChanceGame G>
Choice<G> Expectiminimax<G>::choice(const Position& position, Plies remaining,
                                    const std::optional<Value>&) {
  Choice<G> choice{value(position, remaining), {}};
  if (is_static(game_, position, remaining) || game_.mover(position) == Mover::chance)
    return choice;
  for (const Position& successor : game_.successors(position)) {
    if (value(successor, below(remaining)) == choice.value) choice.best.push_back(successor);
  }
  return choice;
}

}  // namespace minimax
