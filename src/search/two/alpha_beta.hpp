// Alpha-beta (Knuth and Moore 1975) in its fail-soft form (Fishburn 1983), and with null windows
// as principal variation search (Marsland and Campbell 1982; NegaScout, Reinefeld 1983).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/value_scale.hpp"
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

template <class G>
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
  Table<G>* table = nullptr;
  /// The value of a repeated position, as in MinimaxOptions.
  std::optional<typename G::Value> repetition = std::nullopt;
};

/// Searches to a depth, from a window. For the true value v of the position, search(...) gives
///   v itself            where v lies inside of the window,
///   an upper bound of v, at most alpha, where v <= alpha,
///   a lower bound of v, at least beta, where v >= beta.
/// Recursive: throws TooDeep before the stack is used up.
template <ScaledGame G, class Observer = NoObserver>
class AlphaBeta {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;
  static_assert(SearchObserver<Observer, Position, Value, Window<Value>>);
  using Options = AlphaBetaOptions<G>;

  /// The game must outlive the search, and must not change.
  AlphaBeta(G& game, Options options, Interrupt& interrupt, Observer observer = {})
      : game_(game),
        options_(options),
        interrupt_(interrupt),
        observer_(std::move(observer)),
        order_(game, options.rules.ordering),
        repetitions_(game_, interrupt_, options.repetition) {}
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

  static constexpr Index no_move = Table<G>::no_best;
  struct Found {
    Value value;
    Index best;  // of the successors
  };

  Value search_new(const Position& position, Plies remaining, const Window<Value>& window);
  Value search_stored(const Position& position, const Moves& moves, Plies remaining,
                      const Window<Value>& window);
  Value leaf_value(const Position& position, Plies remaining);
  // The order in which the game lists successors.
  struct AsGiven {
    Index operator[](Index i) const { return i; }
  };

  Found expand(const Position& position, const Moves& moves, Plies remaining,
               const Window<Value>& window, Index first);
  template <class Order>
  Found best_of(const Position& position, const Moves& moves, const Order& order, Mover mover,
                Plies remaining, Window<Value> window);
  Value successor_value(const Position& successor, Plies remaining, const Window<Value>& window,
                        Mover mover, bool is_first);

  G& game_;
  Options options_;
  Interrupt& interrupt_;
  [[no_unique_address]] Observer observer_;
  MoveOrder<G> order_;
  Repetitions<G> repetitions_;
  StackGuard stack_;
  std::size_t ply_ = 0;
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

template <ScaledGame G, class Observer>
auto AlphaBeta<G, Observer>::search(const Position& position, Plies remaining,
                                    const Window<Value>& window) -> Value {
  interrupt_.poll(position);
  stack_.check();
  observer_.entered(position, remaining, window);
  const Value value = search_new(position, remaining, window);
  observer_.returned(position, value);
  return value;
}

template <ScaledGame G, class Observer>
auto AlphaBeta<G, Observer>::search_new(const Position& position, Plies remaining,
                                        const Window<Value>& window) -> Value {
  // 1. A repetition.
  if (const auto repetition = repetitions_.value_at(position)) {
    observer_.repeated(position, *repetition);
    return *repetition;
  }
  // 2. A position that is valued statically.
  ++statistics_.positions;
  if (remaining == 0) {
    ++horizon_uses_;
    return leaf_value(position, remaining);
  }
  const Moves moves = game_.successors(position);
  if (std::size(moves) == 0) return leaf_value(position, remaining);
  // 3. The successors.
  if (!options_.table || repetitions_.depends_on_path(position))
    return expand(position, moves, remaining, window, no_move).value;
  return search_stored(position, moves, remaining, window);
}

template <ScaledGame G, class Observer>
auto AlphaBeta<G, Observer>::leaf_value(const Position& position, Plies remaining) -> Value {
  if (options_.stores_leaves) {
    if (const auto* entry = options_.table->find(position, remaining)) {
      ++statistics_.table_hits;
      observer_.known(position, entry->lower);
      return entry->lower;
    }
  }
  ++statistics_.leaves;
  const Value value = game_.value(position);
  observer_.evaluated(position, value);
  if (options_.stores_leaves) {
    const Plies most = remaining == 0 ? 0 : unlimited_plies;
    options_.table->store(position, remaining, {remaining, most}, full_window<Value>(), value,
                          no_move);
  }
  return value;
}

// With what the table knows.
template <ScaledGame G, class Observer>
auto AlphaBeta<G, Observer>::search_stored(const Position& position, const Moves& moves,
                                           Plies remaining, const Window<Value>& window) -> Value {
  Window<Value> open = window;
  if (const auto* entry = options_.table->find(position, remaining)) {
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
  const Index first =
      options_.rules.ordering.table ? options_.table->best_guess(position) : no_move;
  const std::uint64_t uses_before = horizon_uses_;
  const Found found = expand(position, moves, remaining, open, first);
  const bool reaches_end = horizon_uses_ == uses_before;
  options_.table->store(position, remaining, {remaining, reaches_end ? unlimited_plies : remaining},
                        open, found.value, found.best);
  return found.value;
}

// The best of the successors: the one with the index `first` before the others.
template <ScaledGame G, class Observer>
auto AlphaBeta<G, Observer>::expand(const Position& position, const Moves& moves, Plies remaining,
                                    const Window<Value>& window, Index first) -> Found {
  const Mover mover = game_.mover(position);
  observer_.expanded(position, mover);
  repetitions_.enter(position);
  ++ply_;
  const auto search_in = [&](const auto& order) {
    return best_of(position, moves, order, mover, below(remaining), window);
  };
  const bool is_as_given = first == no_move && options_.rules.ordering.is_plain();
  const Found best =
      is_as_given ? search_in(AsGiven()) : search_in(order_.order(moves, mover, ply_ - 1, first));
  --ply_;
  repetitions_.leave();
  return best;
}

// The best of the successors in this order. Most searches keep the one that is given, and that must
// not cost what another one does.
template <ScaledGame G, class Observer>
template <class Order>
auto AlphaBeta<G, Observer>::best_of(const Position& position, const Moves& moves,
                                     const Order& order, Mover mover, Plies remaining,
                                     Window<Value> window) -> Found {
  const auto count = static_cast<Index>(std::size(moves));
  Found best{worst_for<Value>(mover), no_move};
  for (Index i = 0; i < count; ++i) {
    const Index index = order[i];
    const Value value = successor_value(moves[index], remaining, window, mover, i == 0);
    if (best.best == no_move || prefers(mover, value, best.value)) best = {value, index};
    if (options_.prunes && window.narrow(mover, value))
      observer_.narrowed(position, mover, index, window);
    if (i + 1 < count && is_closed(window, options_.rules.cut_off)) {
      ++statistics_.cut_offs;
      order_.cut_off(mover, ply_ - 1, index);
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

template <ScaledGame G, class Observer>
auto AlphaBeta<G, Observer>::successor_value(const Position& successor, Plies remaining,
                                             const Window<Value>& window, Mover mover,
                                             bool is_first) -> Value {
  if (!options_.scout || is_first) return search(successor, remaining, window);
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
