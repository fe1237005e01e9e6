// Alpha-beta (Knuth and Moore 1975) in its fail-soft form (Fishburn 1983), and with null windows
// as principal variation search (Marsland and Campbell 1982; NegaScout, Reinefeld 1983).
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/symmetry.hpp"
#include "game/value_scale.hpp"
#include "search/common/busy_positions.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/common/ordering.hpp"
#include "search/common/plies.hpp"
#include "search/common/repetitions.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/table.hpp"
#include "search/common/window.hpp"
#include "search/two/alpha_beta_rules.hpp"

namespace minimax {

template <class G, Sharing sharing = Sharing::none>
struct AlphaBetaOptions {
  AlphaBetaRules rules = {};
  /// Without, no window is ever narrowed: from a full window that is plain minimax, which visits a
  /// position once for each path that leads to it. Not with `scout`.
  bool prunes = true;
  /// Principal variation search: all successors but the first are asked with a null window
  /// whether they are better at all, and searched again where they are.
  bool scout = false;
  /// The table holds leaves too: for searches that come back to the same ones, which count as
  /// evaluated once then. Needs a table.
  bool stores_leaves = false;
  /// Remembers bounds; null where no position is reached on two paths. Under a window search it
  /// must not be shared with one of other options, but for the depth.
  Table<G, sharing>* table = nullptr;
  /// What the threads that share the table are at: needed with Sharing::threads.
  BusyPositions* busy = nullptr;
  /// The value of a repeated position, as in MinimaxOptions.
  std::optional<typename G::Value> repetition = std::nullopt;
};

/// Searches to a depth, from a window. For the true value v of the position, search(...) gives
///   v itself            where v lies inside of the window,
///   an upper bound of v, at most alpha, where v <= alpha,
///   a lower bound of v, at least beta, where v >= beta.
/// Recursive: throws TooDeep before the stack is used up.
///
/// With Sharing::threads several threads have such a search each, of the same position and with the
/// same options but for the game, of which each has its own: what one has found, the others find in
/// the table. Whatever the others do, what search() gives is as said above.
template <ScaledGame G, class Observer = NoObserver, Sharing sharing = Sharing::none>
class AlphaBeta {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;
  static_assert(SearchObserver<Observer, Position, Value, Window<Value>>);
  using Options = AlphaBetaOptions<G, sharing>;

  /// The game must outlive the search, and must not change.
  AlphaBeta(G& game, Options options, Interrupt& interrupt, Observer observer = {})
      : game_(game),
        options_(options),
        interrupt_(interrupt),
        observer_(std::move(observer)),
        order_(game, options.rules.ordering),
        repetitions_(game_, interrupt_, options.repetition),
        is_plain_(options.rules.ordering.is_plain() && !options.scout) {}
  AlphaBeta(const AlphaBeta&) = delete;
  AlphaBeta& operator=(const AlphaBeta&) = delete;

  /// Forgets the path of the last search. To be called before the first search from a root.
  void start(const Position& root, Plies remaining) {
    repetitions_.start(root, remaining);
    ply_ = 0;
  }
  /// The path from the root leads through this position: it is a repetition from now on.
  void advance(const Position& position) { repetitions_.enter(position); }
  Value search(const Position& position, Plies remaining, const Window<Value>& window);
  /// Whether the path has led to this position before.
  bool repeats(const Position& position) const { return repetitions_.at(position); }

  const Statistics& statistics() const noexcept { return statistics_; }
  /// How many values that depend on the depth limit were used so far. Where a search has added
  /// none, a deeper one finds the same.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));
  using Index = typename MoveOrder<G>::Index;
  using Key = typename Table<G, sharing>::Key;

  static constexpr Index no_move = Table<G, sharing>::no_best;
  struct Found {
    Value value;
    Index best;  // of the successors
  };

  // A search that has no table, keeps the given order, asks nothing with a null window and need not
  // mind its path does not pay for one that does: it is compiled apart.
  enum class Kind : bool { bare, equipped };
  bool is_bare() const { return is_plain_ && !options_.table && !repetitions_.minds_path(); }

  // A small value need not go through memory.
  using Bound =
      std::conditional_t<std::is_trivially_copyable_v<Value> && sizeof(Value) <= sizeof(void*),
                         Value, const Value&>;

  // What the search goes through for each position is compiled into one function, so that a leaf is
  // not even a call; the rest stays out of it.
  template <Kind kind>
  [[gnu::always_inline]] inline Value visit(const Position& position, Plies remaining,
                                            const Window<Value>& window);
  template <Kind kind>
  [[gnu::always_inline]] inline Value visit_new(const Position& position, Plies remaining,
                                                const Window<Value>& window);
  template <Kind kind>
  [[gnu::always_inline]] inline Value leaf_value(const Position& position, Plies remaining);
  [[gnu::noinline]] Value stored_leaf_value(const Position& position, Plies remaining);
  template <Kind kind>
  [[gnu::noinline]] Value search_successors(const Position& position, Plies remaining, Bound alpha,
                                            Bound beta);
  Value search_remembered(const Position& position, Plies remaining, const Window<Value>& window);
  [[gnu::noinline]] Value search_stored(const Key& key, const Position& position,
                                        const Moves& moves, Plies remaining,
                                        const Window<Value>& window);
  Found expand_noted(const Key& key, const Position& position, const Moves& moves, Plies remaining,
                     const Window<Value>& window, Index first);
  [[gnu::noinline]] Found expand(const Position& position, const Moves& moves, Plies remaining,
                                 const Window<Value>& window, Index first);

  bool is_worth_storing(Plies remaining) const {
    return !values_quickly<G>() || remaining > 1 || options_.stores_leaves;
  }

  // The order in which the game lists successors, where nothing is asked with a null window.
  struct AsGiven {
    Index operator[](Index i) const { return i; }
  };

  // Another order, but that what other threads are at comes last.
  class Deferring;

  template <Kind kind, class Order>
  [[gnu::always_inline]] inline Found best_of(const Position& position, const Moves& moves,
                                              Order order, Mover mover, Plies remaining,
                                              const Window<Value>& window);
  template <Kind kind, Mover mover, class Order>
  [[gnu::always_inline]] inline Found best_for(const Position& position, const Moves& moves,
                                               Order order, Plies remaining, Window<Value> window);
  [[gnu::noinline]] Value scouted_value(const Position& successor, Plies remaining,
                                        const Window<Value>& window, Mover mover);

  G& game_;
  Options options_;
  Interrupt& interrupt_;
  [[no_unique_address]] Observer observer_;
  MoveOrder<G> order_;
  Repetitions<G> repetitions_;
  StackGuard stack_;
  bool is_plain_;
  std::size_t ply_ = 0;
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

template <ScaledGame G, class Observer, Sharing sharing>
auto AlphaBeta<G, Observer, sharing>::search(const Position& position, Plies remaining,
                                             const Window<Value>& window) -> Value {
  return is_bare() ? visit<Kind::bare>(position, remaining, window)
                   : visit<Kind::equipped>(position, remaining, window);
}

template <ScaledGame G, class Observer, Sharing sharing>
template <typename AlphaBeta<G, Observer, sharing>::Kind kind>
auto AlphaBeta<G, Observer, sharing>::visit(const Position& position, Plies remaining,
                                            const Window<Value>& window) -> Value {
  interrupt_.poll(position);
  stack_.check();
  observer_.entered(position, remaining, window);
  const Value value = visit_new<kind>(position, remaining, window);
  observer_.returned(position, value);
  return value;
}

template <ScaledGame G, class Observer, Sharing sharing>
template <typename AlphaBeta<G, Observer, sharing>::Kind kind>
auto AlphaBeta<G, Observer, sharing>::visit_new(const Position& position, Plies remaining,
                                                const Window<Value>& window) -> Value {
  // 1. A repetition.
  if (kind != Kind::bare && repetitions_.minds_path()) {
    if (const auto repetition = repetitions_.value_at(position)) {
      observer_.repeated(position, *repetition);
      return *repetition;
    }
  }
  // 2. A position that is valued statically.
  ++statistics_.positions;
  if (remaining == 0) {
    ++horizon_uses_;
    return leaf_value<kind>(position, remaining);
  }
  // 3. The successors.
  return search_successors<kind>(position, remaining, window.alpha, window.beta);
}

template <ScaledGame G, class Observer, Sharing sharing>
template <typename AlphaBeta<G, Observer, sharing>::Kind kind>
auto AlphaBeta<G, Observer, sharing>::leaf_value(const Position& position, Plies remaining)
    -> Value {
  if (kind != Kind::bare && options_.stores_leaves) return stored_leaf_value(position, remaining);
  ++statistics_.leaves;
  const Value value = game_.value(position);
  observer_.evaluated(position, value);
  return value;
}

template <ScaledGame G, class Observer, Sharing sharing>
auto AlphaBeta<G, Observer, sharing>::stored_leaf_value(const Position& position, Plies remaining)
    -> Value {
  const auto& shared = remembered(game_, position);
  const Key key(shared);
  if (const auto entry = options_.table->find(key, remaining).known) {
    ++statistics_.table_hits;
    observer_.known(position, entry->lower);
    return entry->lower;
  }
  ++statistics_.leaves;
  const Value value = game_.value(position);
  observer_.evaluated(position, value);
  const Plies most = remaining == 0 ? 0 : unlimited_plies;
  options_.table->store(key, remaining, {remaining, most}, full_window<Value>(), value, no_move);
  return value;
}

// A leaf has none.
template <ScaledGame G, class Observer, Sharing sharing>
template <typename AlphaBeta<G, Observer, sharing>::Kind kind>
auto AlphaBeta<G, Observer, sharing>::search_successors(const Position& position, Plies remaining,
                                                        Bound alpha, Bound beta) -> Value {
  const Window<Value> window{alpha, beta};
  if (kind != Kind::bare && options_.table && is_worth_storing(remaining))
    return search_remembered(position, remaining, window);
  const Moves moves = game_.successors(position);
  if (std::size(moves) == 0) return leaf_value<kind>(position, remaining);
  if (kind != Kind::bare && !is_plain_)
    return expand(position, moves, remaining, window, no_move).value;
  return best_of<kind>(position, moves, AsGiven(), game_.mover(position), remaining, window).value;
}

// While successors are made, memory may be waited for.
template <ScaledGame G, class Observer, Sharing sharing>
auto AlphaBeta<G, Observer, sharing>::search_remembered(const Position& position, Plies remaining,
                                                        const Window<Value>& window) -> Value {
  const auto& shared = remembered(game_, position);
  const Key key(shared);
  options_.table->expect(key);
  const Moves moves = game_.successors(position);
  if (std::size(moves) == 0) return leaf_value<Kind::equipped>(position, remaining);
  if (repetitions_.depends_on_path(position))
    return expand(position, moves, remaining, window, no_move).value;
  return search_stored(key, position, moves, remaining, window);
}

// With what the table knows.
template <ScaledGame G, class Observer, Sharing sharing>
auto AlphaBeta<G, Observer, sharing>::search_stored(const Key& key, const Position& position,
                                                    const Moves& moves, Plies remaining,
                                                    const Window<Value>& window) -> Value {
  Window<Value> open = window;
  const auto [entry, best] = options_.table->find(key, remaining);
  if (entry) {
    const bool fails_high = !(entry->lower < window.beta);
    const bool fails_low = !(window.alpha < entry->upper);
    const bool is_exact = !(entry->lower < entry->upper);
    if (!entry->scope.reaches_end()) ++horizon_uses_;
    if (fails_high || fails_low || is_exact) {
      ++statistics_.table_hits;
      const Value value = fails_high ? entry->lower : entry->upper;
      observer_.known(position, value);
      return value;
    }
    open.alpha = std::max(open.alpha, entry->lower);
    open.beta = std::min(open.beta, entry->upper);
  }
  const Index first = options_.rules.ordering.table ? best : no_move;
  const std::uint64_t uses_before = horizon_uses_;
  const Found found = expand_noted(key, position, moves, remaining, open, first);
  const bool reaches_end = horizon_uses_ == uses_before;
  options_.table->store(key, remaining, {remaining, reaches_end ? unlimited_plies : remaining},
                        open, found.value, found.best);
  return found.value;
}

// Other threads that share the table are to know of it.
template <ScaledGame G, class Observer, Sharing sharing>
auto AlphaBeta<G, Observer, sharing>::expand_noted(const Key& key, const Position& position,
                                                   const Moves& moves, Plies remaining,
                                                   const Window<Value>& window, Index first)
    -> Found {
  if constexpr (sharing == Sharing::threads) {
    const BusyPositions::Note note(*options_.busy, key.hash, remaining);
    return expand(position, moves, remaining, window, first);
  } else {
    return expand(position, moves, remaining, window, first);
  }
}

// The best of the successors: the one with the index `first` before the others.
template <ScaledGame G, class Observer, Sharing sharing>
auto AlphaBeta<G, Observer, sharing>::expand(const Position& position, const Moves& moves,
                                             Plies remaining, const Window<Value>& window,
                                             Index first) -> Found {
  const Mover mover = game_.mover(position);
  const auto order = order_.order(moves, mover, ply_, first);
  if constexpr (sharing == Sharing::threads) {
    if (below(remaining) >= BusyPositions::nearest)
      return best_of<Kind::equipped>(position, moves,
                                     Deferring(*this, moves, order, below(remaining)), mover,
                                     remaining, window);
  }
  return best_of<Kind::equipped>(position, moves, order, mover, remaining, window);
}

// The first one is searched by all, who part below it: until it has a value, nobody knows whether
// the others are needed.
template <ScaledGame G, class Observer, Sharing sharing>
class AlphaBeta<G, Observer, sharing>::Deferring {
 public:
  using Order = typename MoveOrder<G>::Order;

  Deferring(const AlphaBeta& search, const Moves& moves, Order order, Plies remaining)
      : search_(search), moves_(moves), order_(order), remaining_(remaining) {}

  // Asked with one index after the other.
  Index operator[](Index i) {
    const auto count = static_cast<Index>(std::size(moves_));
    while (next_ < count) {
      const Index index = order_[next_++];
      if (next_ == 1 || deferred_count_ == most || !is_busy(index)) return index;
      deferred_[deferred_count_++] = index;
    }
    return deferred_[i - (count - deferred_count_)];
  }

 private:
  static constexpr Index most = 32;

  bool is_busy(Index index) const {
    const Position& successor = moves_[index];
    const auto& shared = remembered(search_.game_, successor);
    const Key key(shared);
    return search_.options_.busy->has(key.hash, remaining_);
  }

  const AlphaBeta& search_;
  const Moves& moves_;
  Order order_;
  Plies remaining_;  // of the successors
  Index next_ = 0;
  Index deferred_count_ = 0;
  std::array<Index, most> deferred_;
};

// The best of the successors in this order. Most searches keep the one that is given, and that must
// not cost what another one does.
template <ScaledGame G, class Observer, Sharing sharing>
template <typename AlphaBeta<G, Observer, sharing>::Kind kind, class Order>
auto AlphaBeta<G, Observer, sharing>::best_of(const Position& position, const Moves& moves,
                                              Order order, Mover mover, Plies remaining,
                                              const Window<Value>& window) -> Found {
  observer_.expanded(position, mover);
  if constexpr (kind != Kind::bare) {
    repetitions_.enter(position);
    ++ply_;
  }
  const Plies rest = below(remaining);
  const Found best = mover == Mover::max
                         ? best_for<kind, Mover::max>(position, moves, order, rest, window)
                         : best_for<kind, Mover::min>(position, moves, order, rest, window);
  if constexpr (kind != Kind::bare) {
    --ply_;
    repetitions_.leave();
  }
  return best;
}

// Written once, and compiled for each of the two.
template <ScaledGame G, class Observer, Sharing sharing>
template <typename AlphaBeta<G, Observer, sharing>::Kind kind, Mover mover, class Order>
auto AlphaBeta<G, Observer, sharing>::best_for(const Position& position, const Moves& moves,
                                               Order order, Plies remaining, Window<Value> window)
    -> Found {
  constexpr bool is_plain = std::same_as<Order, AsGiven>;
  const auto count = static_cast<Index>(std::size(moves));
  Found best{worst_for<Value>(mover), no_move};
  for (Index i = 0; i < count; ++i) {
    const Index index = order[i];
    const bool scouts = !is_plain && options_.scout && i > 0;
    const Value value = scouts ? scouted_value(moves[index], remaining, window, mover)
                               : visit<kind>(moves[index], remaining, window);
    if (i == 0 || prefers(mover, value, best.value)) best = {value, index};
    if (options_.prunes && window.narrow(mover, value))
      observer_.narrowed(position, mover, index, window);
    if (i + 1 < count && is_closed(window, options_.rules.cut_off)) {
      ++statistics_.cut_offs;
      if (!is_plain) order_.cut_off(mover, ply_ - 1, index);
      observer_.cut_off(position, mover, [&](std::size_t of) {
        for (Index seen = 0; seen <= i; ++seen) {
          if (order[seen] == of) return true;
        }
        return false;
      });
      break;
    }
  }
  return best;
}

// With a null window first.
template <ScaledGame G, class Observer, Sharing sharing>
auto AlphaBeta<G, Observer, sharing>::scouted_value(const Position& successor, Plies remaining,
                                                    const Window<Value>& window, Mover mover)
    -> Value {
  using Scale = ValueScale<Value>;
  const Window<Value> probe = mover == Mover::max
                                  ? Window<Value>{window.alpha, Scale::just_above(window.alpha)}
                                  : Window<Value>{Scale::just_below(window.beta), window.beta};
  const Value value = search(successor, remaining, probe);
  if (!(window.alpha < value && value < window.beta)) return value;
  // It is better than what there was, and how much better is not known yet.
  Window<Value> rest = window;
  rest.narrow(mover, value);
  return search(successor, remaining, rest);
}

}  // namespace minimax
