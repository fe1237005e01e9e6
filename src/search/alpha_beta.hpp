// Alpha-beta (Knuth and Moore 1975) in its fail-soft form (Fishburn 1983), and with null windows
// as principal variation search (Marsland and Campbell 1982; NegaScout, Reinefeld 1983).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>

#include "game/game.hpp"
#include "game/value_scale.hpp"
#include "search/components.hpp"
#include "search/control.hpp"
#include "search/path.hpp"
#include "search/stack_guard.hpp"
#include "search/table.hpp"
#include "search/values.hpp"
#include "search/window.hpp"

namespace minimax {

template <class G>
struct AlphaBetaOptions {
  CutOff cut_off = CutOff::equal;
  /// Principal variation search: all successors but the first are asked with a null window
  /// whether they are better at all, and searched again where they are.
  bool scout = false;
  /// Remembers bounds; null where no position is reached on two paths. Under a window search it
  /// must not be shared with one of other options.
  Table<G>* table = nullptr;
  /// The value of a repeated position, as in MinimaxOptions.
  std::optional<typename G::Value> repetition = std::nullopt;
};

/// Searches to a depth, from a window. For the true value v of the position, search(...) gives
///   v itself            where v lies inside of the window,
///   an upper bound of v, at most alpha, where v <= alpha,
///   a lower bound of v, at least beta, where v >= beta.
/// Recursive: throws TooDeep before the stack is used up.
template <ScaledGame G>
class AlphaBeta {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;
  using Options = AlphaBetaOptions<G>;

  /// The game must outlive the search, and must not change.
  AlphaBeta(G& game, Options options, Interrupt interrupt = {})
      : game_(game), options_(options), interrupt_(interrupt), components_(game_, interrupt_) {}
  AlphaBeta(const AlphaBeta&) = delete;
  AlphaBeta& operator=(const AlphaBeta&) = delete;

  /// Forgets the path of the last search. To be called before the first search from a root.
  void start(const Position& root, Plies remaining);
  /// The path from the root leads through this position: it is a repetition from now on.
  void advance(const Position& position) {
    if (minds_path_) path_.push(position);
  }
  Value search(const Position& position, Plies remaining, const Window<Value>& window);
  /// Whether the path has led to this position before.
  bool repeats(const Position& position) const { return minds_path_ && path_.contains(position); }

  const Statistics& statistics() const noexcept { return statistics_; }

 private:
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));

  static constexpr std::uint32_t no_move = Table<G>::no_best;
  struct Found {
    Value value;
    std::uint32_t best;  // the index of the successor
  };

  Value leaf_value(const Position& position) {
    ++statistics_.leaves;
    return game_.value(position);
  }
  Found expand(const Position& position, const Moves& moves, Plies remaining, Window<Value> window,
               std::uint32_t first);
  Value successor_value(const Position& successor, Plies remaining, const Window<Value>& window,
                        Mover mover, bool is_first);
  bool depends_on_path(const Position& position) const;

  G& game_;
  Options options_;
  Interrupt interrupt_;
  Components<G> components_;
  Path<Position> path_;
  StackGuard stack_;
  bool minds_path_ = false;
  bool all_depends_on_path_ = false;
  Statistics statistics_;
};

template <ScaledGame G>
void AlphaBeta<G>::start(const Position& root, Plies remaining) {
  path_.clear();  // what an exception has left
  const bool is_limited = remaining != unlimited_plies;
  // A game without a table is a tree, and has no repetitions.
  minds_path_ = options_.repetition || (options_.table && !is_limited);
  all_depends_on_path_ = options_.repetition && is_limited;
  if (options_.repetition && !is_limited) components_.explore(root);
}

template <ScaledGame G>
auto AlphaBeta<G>::search(const Position& position, Plies remaining, const Window<Value>& window)
    -> Value {
  interrupt_.poll();
  stack_.check();
  // 1. A repetition.
  if (repeats(position)) {
    if (options_.repetition) return *options_.repetition;
    throw CycleError<Position>(path_.loop_from(position));
  }
  // 2. A position that is valued statically.
  ++statistics_.positions;
  if (remaining == 0) return leaf_value(position);
  const Moves moves = game_.successors(position);
  if (std::size(moves) == 0) return leaf_value(position);
  // 3. The table.
  if (!options_.table || depends_on_path(position)) {
    return expand(position, moves, remaining, window, no_move).value;
  }
  Window<Value> open = window;
  std::uint32_t first = no_move;
  if (const auto* entry = options_.table->find(position, remaining)) {
    ++statistics_.table_hits;
    if (!(entry->lower < window.beta)) return entry->lower;
    if (!(window.alpha < entry->upper)) return entry->upper;
    if (!(entry->lower < entry->upper)) return entry->lower;
    open.alpha = std::max(open.alpha, entry->lower);
    open.beta = std::min(open.beta, entry->upper);
    first = entry->best;
  }
  // 4. The successors.
  const Found found = expand(position, moves, remaining, open, first);
  options_.table->store(position, remaining, open, found.value, found.best);
  return found.value;
}

// The best of the successors: the one with the index `first` before the others.
template <ScaledGame G>
auto AlphaBeta<G>::expand(const Position& position, const Moves& moves, Plies remaining,
                          Window<Value> window, std::uint32_t first) -> Found {
  const Mover mover = game_.mover(position);
  const auto count = static_cast<std::uint32_t>(std::size(moves));
  Found best{worst_for<Value>(mover), no_move};
  advance(position);
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t index = first == no_move || i > first ? i : i == 0 ? first : i - 1;
    const Value value = successor_value(moves[index], below(remaining), window, mover, i == 0);
    if (best.best == no_move || prefers(mover, value, best.value)) best = {value, index};
    window.narrow(mover, value);
    if (i + 1 < count && is_closed(window, options_.cut_off)) {
      ++statistics_.cut_offs;
      break;
    }
  }
  if (minds_path_) path_.pop();
  return best;
}

template <ScaledGame G>
auto AlphaBeta<G>::successor_value(const Position& successor, Plies remaining,
                                   const Window<Value>& window, Mover mover, bool is_first)
    -> Value {
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

// As in Minimax: what depends on the path is not to be stored.
template <ScaledGame G>
bool AlphaBeta<G>::depends_on_path(const Position& position) const {
  if (!options_.repetition) return false;
  if (all_depends_on_path_) return true;
  return !path_.empty() && components_.same(position, path_.last());
}

}  // namespace minimax
