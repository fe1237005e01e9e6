// Negamax: minimax from the view of the one who moves (Knuth and Moore 1975).
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

#include "game/game.hpp"
#include "game/symmetry.hpp"
#include "game/value_scale.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/repetitions.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/values.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// A value as one of the two sees it: MIN likes best what MAX likes least. So both take the
/// greatest. Seen by the other one it is negated, without arithmetic.
template <class Value>
struct SeenValue {
  Value value;
  Mover by;

  SeenValue negated() const { return {value, opponent(by)}; }
  SeenValue seen_by(Mover mover) const { return by == mover ? *this : negated(); }
  /// Both must be seen by the same one.
  friend bool operator<(const SeenValue& a, const SeenValue& b) {
    return prefers(a.by, b.value, a.value);
  }
};

/// Looks at every position, and cuts off nothing. Recursive: throws TooDeep before the stack is
/// used up. Models the search that LineFinder asks.
template <ScaledGame G>
class Negamax {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game must outlive the search, and must not change. `repetition` is as in MinimaxOptions.
  Negamax(G& game, std::optional<Value> repetition, Interrupt& interrupt)
      : game_(game), interrupt_(interrupt), repetitions_(game_, interrupt_, repetition) {}
  Negamax(const Negamax&) = delete;
  Negamax& operator=(const Negamax&) = delete;

  void start(const Position& root, Plies remaining) { repetitions_.start(root, remaining); }
  void advance(const Position& position) { repetitions_.enter(position); }
  bool repeats(const Position& position) const { return repetitions_.at(position); }
  /// The value of the position, whatever the window.
  Value search(const Position& position, Plies remaining,
               const Window<Value>& = full_window<Value>()) {
    return seen(position, remaining).value;
  }

  const Statistics& statistics() const noexcept { return statistics_; }
  /// How many positions at the depth limit were valued so far.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  using Seen = SeenValue<Value>;

  Seen seen(const Position& position, Plies remaining);
  Seen best_seen(const Position& position, Plies remaining);

  G& game_;
  Interrupt& interrupt_;
  Repetitions<G> repetitions_;
  StackGuard stack_;
  std::uint64_t horizon_uses_ = 0;
  Values<Position, Seen> known_;
  Statistics statistics_;
};

template <ScaledGame G>
auto Negamax<G>::seen(const Position& position, Plies remaining) -> Seen {
  interrupt_.poll(position);
  stack_.check();
  if (const auto repetition = repetitions_.value_at(position)) return {*repetition, Mover::max};
  if (repetitions_.depends_on_path(position)) return best_seen(position, remaining);
  const auto& shared = remembered(game_, position);
  if (const Seen* known = known_.find(shared, remaining)) {
    ++statistics_.table_hits;
    return *known;
  }
  const Seen found = best_seen(position, remaining);
  known_.set(shared, remaining, found);
  return found;
}

template <ScaledGame G>
auto Negamax<G>::best_seen(const Position& position, Plies remaining) -> Seen {
  ++statistics_.positions;
  if (remaining != 0) {
    const auto moves = game_.successors(position);
    if (std::size(moves) != 0) {
      const Mover mover = game_.mover(position);
      Seen best{worst_for<Value>(mover), mover};
      repetitions_.enter(position);
      for (const Position& successor : moves) {
        const Seen value = seen(successor, below(remaining)).seen_by(mover);
        if (best < value) best = value;
      }
      repetitions_.leave();
      return best;
    }
  }
  ++statistics_.leaves;
  if (remaining == 0) ++horizon_uses_;
  return {game_.value(position), Mover::max};
}

}  // namespace minimax
