// Plain expectiminimax (Michie 1966): the definition that every other search of games with chance
// is held against.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/chance/answer.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/answers.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/common/plies.hpp"
#include "search/common/repetitions.hpp"
#include "search/common/values.hpp"

namespace minimax {

struct ExpectiminimaxOptions {
  /// A position this many plies below the root is valued statically, as if it were a leaf. A move
  /// of chance is a ply.
  std::optional<Plies> depth = std::nullopt;
  ChanceLine line = ChanceLine::to_chance;
  /// Without it nothing is kept: a position is valued on each path that leads to it.
  bool table = true;
};

/// Values each position once for each distance from the depth limit, however many paths lead to it,
/// and keeps the values for the next question. The value of a chance position is the expected value
/// of its successors. Uses no recursion: a game may be a million plies deep.
template <ChanceGame G, class Observer = NoObserver>
class Expectiminimax {
 public:
  using Position = typename G::Position;
  using Value = typename G::Payoff;
  static_assert(SearchObserver<Observer, Position, Value>);

  /// The game must outlive the search, and must not change.
  explicit Expectiminimax(G& game, ExpectiminimaxOptions options = {}, Interrupt interrupt = {},
                          Observer observer = {})
      : game_(game),
        plies_(options.depth.value_or(unlimited_plies)),
        line_(options.line),
        uses_table_(options.table),
        interrupt_(interrupt),
        observer_(std::move(observer)),
        repetitions_(game_, interrupt_, std::nullopt) {}
  Expectiminimax(const Expectiminimax&) = delete;
  Expectiminimax& operator=(const Expectiminimax&) = delete;

  /// One answer, or with TieRule::all one for each of the best successors. Throws SearchStopped,
  /// CycleError<Position> where there is a cycle and no depth limit, and what the game throws; the
  /// search can be asked again after that.
  std::vector<ChanceAnswer<G>> answers(const Position& root, TieRule ties = TieRule::last) {
    return ChanceLineFinder(game_, *this, plies_, line_).answers(root, ties);
  }

  /// To be called before a choice or a value from another root.
  void start(const Position& root) {
    frames_.clear();  // what an exception has left
    repetitions_.start(root, plies_);
  }
  /// The path from the root leads through this position.
  void advance(const Position& position) { repetitions_.enter(position); }
  /// Of a position with so many plies left.
  Choice<G> choice(const Position& position, Plies remaining,
                   const std::optional<Value>& = std::nullopt);
  /// Likewise, without what its mover may choose.
  Value value(const Position& position, Plies remaining);

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
    Position successor() const { return moves[index()]; }
    std::size_t index() const { return is_chance() ? possible[next].index : next; }
    /// The value of the successor. Whether the value of the position is another one now.
    bool take(const Value& value) {
      const std::size_t at = next++;
      if (is_chance()) {
        expected.add(possible[at].probability, value);
        return true;
      }
      if (best && !prefers(mover, value, *best)) return false;
      best = value;
      return true;
    }
    const Value& value() const { return is_chance() ? expected.value() : *best; }
  };

  std::optional<Value> enter(const Position& position, Plies remaining);
  void take(const Value& value);
  Value leave();
  void store(const Position& position, Plies remaining, const Value& value) {
    if (uses_table_) values_.set(position, remaining, value);
    observer_.returned(position, value);
  }

  G& game_;
  Plies plies_;
  ChanceLine line_;
  bool uses_table_;
  Interrupt interrupt_;
  [[no_unique_address]] Observer observer_;
  Repetitions<G, Value> repetitions_;
  Values<Position, Value> values_;
  std::vector<Frame> frames_;
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

// The value of a position that the path has led to.
template <ChanceGame G, class Observer>
auto Expectiminimax<G, Observer>::value(const Position& position, Plies remaining) -> Value {
  if (const std::optional<Value> known = enter(position, remaining)) return *known;
  while (true) {
    Frame& frame = frames_.back();
    if (frame.is_done()) {
      const Value found = leave();
      if (frames_.empty()) return found;
      take(found);
    } else if (const auto known = enter(frame.successor(), below(frame.remaining))) {
      take(*known);  // enter() has added no frame
    }
  }
}

// The value where it is known at once; else nothing, and the position has a frame now.
template <ChanceGame G, class Observer>
auto Expectiminimax<G, Observer>::enter(const Position& position, Plies remaining)
    -> std::optional<Value> {
  interrupt_.poll(position);
  repetitions_.value_at(position);  // throws where it repeats
  observer_.entered(position, remaining, NoWindow());
  if (const Value* known = uses_table_ ? values_.find(position, remaining) : nullptr) {
    observer_.known(position, *known);
    observer_.returned(position, *known);
    return *known;
  }
  ++statistics_.positions;
  if (remaining != 0) {
    Moves moves = game_.successors(position);
    const std::size_t count = std::size(moves);
    if (count != 0) {
      const Mover mover = game_.mover(position);
      observer_.expanded(position, mover);
      std::vector<PossibleSuccessor<G>> possible;
      if (mover == Mover::chance) possible = possible_successors(game_, position, count);
      frames_.push_back({position, remaining, mover, std::move(moves), std::move(possible)});
      repetitions_.enter(position);
      return std::nullopt;
    }
  }
  ++statistics_.leaves;
  if (remaining == 0) ++horizon_uses_;
  const Value found = game_.merit(position);
  observer_.evaluated(position, found);
  store(position, remaining, found);
  return found;
}

// The successor of the last frame that comes next has this value.
template <ChanceGame G, class Observer>
void Expectiminimax<G, Observer>::take(const Value& value) {
  Frame& frame = frames_.back();
  const std::size_t index = frame.index();
  const bool changes = frame.take(value);
  if (frame.is_chance()) {
    observer_.weighed(frame.position, index, value);
  } else if (changes) {
    observer_.chosen(frame.position, frame.mover, index, value);
  }
}

template <ChanceGame G, class Observer>
auto Expectiminimax<G, Observer>::leave() -> Value {
  const Frame frame = std::move(frames_.back());
  frames_.pop_back();
  repetitions_.leave();
  store(frame.position, frame.remaining, frame.value());
  return frame.value();
}

template <ChanceGame G, class Observer>
Choice<G> Expectiminimax<G, Observer>::choice(const Position& position, Plies remaining,
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
