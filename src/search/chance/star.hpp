// Star1 and Star2 (Ballard 1983, "The *-minimax search procedure for trees containing chance
// nodes"; Hauk, Buro and Schaeffer 2004, "Rediscovering *-minimax search"): alpha-beta for games
// with chance.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/transposition.hpp"
#include "search/chance/answer.hpp"
#include "search/chance/bounds.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/answers.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/common/plies.hpp"
#include "search/common/repetitions.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/values.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// Thrown where the static value of a position does not lie within the bounds that were given for
/// all values.
template <class Position, class Value>
class ValueOutOfBounds : public std::exception {
 public:
  ValueOutOfBounds(Position position, Value value)
      : position(std::move(position)), value(std::move(value)) {}
  const char* what() const noexcept override {
    return "a static value lies outside of the bounds that were given for all values";
  }

  Position position;
  Value value;
};

enum class StarKind : std::uint8_t {
  /// Searches the successors of a chance position one after the other, and cuts off the rest where
  /// no values within the bounds could bring the expected value into the window any more.
  star1,
  /// Before that it probes: it looks at the first successor of each successor where MAX or MIN
  /// moves, which bounds what that one is worth.
  star2,
};

template <class Value>
struct StarOptions {
  /// All static values lie within these.
  Bounds<Value> bounds;
  StarKind kind = StarKind::star2;
  /// As in ExpectiminimaxOptions.
  std::optional<Plies> depth = std::nullopt;
  ChanceLine line = ChanceLine::to_chance;
  /// Whether bounds are remembered by position and remaining plies. Without it said: where paths
  /// may lead to the same position.
  std::optional<bool> table = std::nullopt;
};

/// Gives the answers of Expectiminimax, and looks at less: so a cycle, or a value out of bounds,
/// may stay unseen where the search has cut off. Recursive: throws TooDeep before the stack is used
/// up.
///
/// A window is a closed interval: a value that is equal to one of its ends is told exactly, so that
/// equally good successors are told apart from worse ones. Where values round, the bounds and the
/// windows are wider by what rounding can be wrong by, and every value that is told exactly is the
/// very one that Expectiminimax gives.
template <ChanceGame G, class Observer = NoObserver>
class Star {
 public:
  using Position = typename G::Position;
  using Value = typename G::Payoff;
  static_assert(SearchObserver<Observer, Position, Bounds<Value>, Window<Value>>);
  using Options = StarOptions<Value>;

  /// The game must outlive the search, and must not change. Throws std::invalid_argument where a
  /// bound is not finite, or the lower one above the upper one.
  Star(G& game, Options options, Interrupt interrupt = {}, Observer observer = {});
  Star(const Star&) = delete;
  Star& operator=(const Star&) = delete;

  /// As Expectiminimax::answers. Throws ValueOutOfBounds<Position, Value> and TooDeep as well.
  std::vector<ChanceAnswer<G>> answers(const Position& root, TieRule ties = TieRule::last) {
    return ChanceLineFinder(game_, *this, plies(), options_.line).answers(root, ties);
  }

  /// To be called before a choice or a search from another root.
  void start(const Position& root) {
    repetitions_.start(root, plies());
    uses_table_ = options_.table.value_or(may_transpose(game_, root));
  }
  /// The path from the root leads through this position.
  void advance(const Position& position) { repetitions_.enter(position); }
  /// Of a position with so many plies left. Where its value is known that saves work.
  Choice<G> choice(const Position& position, Plies remaining,
                   const std::optional<Value>& value = std::nullopt);
  /// What a search with this window, which must lie within the bounds, tells of the true value v:
  ///   v itself                           where v lies in the window or at one of its ends,
  ///   an upper bound of v, below alpha,  where v < alpha,
  ///   a lower bound of v, above beta,    where v > beta;
  /// in the last two cases the other bound holds too.
  Bounds<Value> search(const Position& position, Plies remaining, const Window<Value>& window) {
    return search(position, remaining, window, nullptr);
  }

  /// In which every value lies.
  Window<Value> full_window() const { return {bounds_.lower, bounds_.upper}; }

  /// To the depth limit, from the root.
  Plies plies() const noexcept { return options_.depth.value_or(unlimited_plies); }
  /// Visits count whether the table answers them or not, and those of a probe too.
  const Statistics& statistics() const noexcept { return statistics_; }
  /// How many values that depend on the depth limit were used so far.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));
  /// What is known of a successor of a chance position after a look at its first successor.
  struct Probe {
    Bounds<Value> bounds;                // of the successor
    std::optional<Bounds<Value>> first;  // of its first successor, where that was searched
  };
  struct Known {
    Bounds<Value> bounds;
    bool reaches_end;  // does not depend on the depth limit
  };

  // `first` is what is known of the first successor already, null where nothing is.
  Bounds<Value> search(const Position& position, Plies remaining, const Window<Value>& window,
                       const Bounds<Value>* first);
  Bounds<Value> search_new(const Position& position, Plies remaining, const Window<Value>& window,
                           const Bounds<Value>* first);
  Bounds<Value> static_value(const Position& position, Plies remaining);
  Choice<G> choice_among(const Position& position, Plies remaining, Window<Value> window);
  Bounds<Value> expand(const Position& position, const Moves& moves, Plies remaining,
                       const Window<Value>& window, const Bounds<Value>* first);
  Bounds<Value> best_of(const Position& position, const Moves& moves, Mover mover, Plies remaining,
                        Window<Value> window, const Bounds<Value>* first);
  Bounds<Value> expected_of(const Position& position, const Moves& moves, Plies remaining,
                            const Window<Value>& window);

  // What a probe has found already.
  const Bounds<Value>& recall(const Position& position, Plies remaining,
                              const Window<Value>& window, const Bounds<Value>& bounds) {
    observer_.entered(position, remaining, window);
    observer_.known(position, bounds);
    observer_.returned(position, bounds);
    return bounds;
  }

  using Firsts = std::vector<std::optional<Bounds<Value>>>;
  Firsts probe_all(const Position& position, const Moves& moves, Plies remaining,
                   const Window<Value>& window, ChanceBounds<G>& expected);
  Probe probe(const Position& position, const Moves& moves, Plies remaining,
              const Window<Value>& window, const Bounds<Value>& bounds);

  std::optional<Bounds<Value>> known(const Position& position, Plies remaining);
  void store(const Position& position, Plies remaining, const Bounds<Value>& bounds,
             bool reaches_end) {
    if (uses_table_) known_.set(position, remaining, {bounds, reaches_end});
  }
  bool is_cut_off(const Position& position, const Window<Value>& window,
                  const ChanceBounds<G>& expected, std::size_t searched);

  G& game_;
  Options options_;
  Interrupt interrupt_;
  [[no_unique_address]] Observer observer_;
  Repetitions<G, Value> repetitions_;
  std::optional<Value> slack_;  // where values round
  Bounds<Value> bounds_;        // of all values, the rounded ones too
  StackGuard stack_;
  bool uses_table_ = false;
  Values<Position, Known> known_;
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

template <ChanceGame G, class Observer>
Star<G, Observer>::Star(G& game, Options options, Interrupt interrupt, Observer observer)
    : game_(game),
      options_(std::move(options)),
      interrupt_(interrupt),
      observer_(std::move(observer)),
      repetitions_(game_, interrupt_, std::nullopt),
      bounds_(options_.bounds) {
  if (!(bounds_.lower <= bounds_.upper))
    throw std::invalid_argument("the lower bound of all values is above the upper one");
  if constexpr (!Rounding<Value>::is_exact) {
    slack_ = Rounding<Value>::slack(bounds_);
    bounds_ = {bounds_.lower - *slack_, bounds_.upper + *slack_};
    if (!Rounding<Value>::is_finite(bounds_.lower) || !Rounding<Value>::is_finite(bounds_.upper))
      throw std::invalid_argument("a bound of all values is infinite");
  }
}

template <ChanceGame G, class Observer>
auto Star<G, Observer>::search(const Position& position, Plies remaining,
                               const Window<Value>& window, const Bounds<Value>* first)
    -> Bounds<Value> {
  interrupt_.poll(position);
  stack_.check();
  observer_.entered(position, remaining, window);
  const Bounds<Value> found = search_new(position, remaining, window, first);
  observer_.returned(position, found);
  return found;
}

template <ChanceGame G, class Observer>
auto Star<G, Observer>::search_new(const Position& position, Plies remaining,
                                   const Window<Value>& window, const Bounds<Value>* first)
    -> Bounds<Value> {
  // 1. A repetition is an error.
  repetitions_.value_at(position);
  // 2. What the table knows.
  ++statistics_.positions;
  Window<Value> open = window;
  const std::optional<Bounds<Value>> before = known(position, remaining);
  if (before) {
    if (before->is_exact() || misses(*before, window)) {
      ++statistics_.table_hits;
      observer_.known(position, *before);
      return *before;
    }
    open = {std::max(window.alpha, before->lower), std::min(window.beta, before->upper)};
  }
  // 3. A static value, or the successors.
  const std::uint64_t uses_before = horizon_uses_;
  const auto find = [&]() -> Bounds<Value> {
    if (remaining == 0) return static_value(position, remaining);
    const Moves moves = game_.successors(position);
    if (std::size(moves) == 0) return static_value(position, remaining);
    return expand(position, moves, remaining, open, first);
  };
  Bounds<Value> found = find();
  if (before) found = found.meet(*before);
  store(position, remaining, found, horizon_uses_ == uses_before);
  return found;
}

template <ChanceGame G, class Observer>
auto Star<G, Observer>::known(const Position& position, Plies remaining)
    -> std::optional<Bounds<Value>> {
  const Known* const known = uses_table_ ? known_.find(position, remaining) : nullptr;
  if (!known) return std::nullopt;
  if (!known->reaches_end) ++horizon_uses_;
  return known->bounds;
}

template <ChanceGame G, class Observer>
auto Star<G, Observer>::static_value(const Position& position, Plies remaining) -> Bounds<Value> {
  ++statistics_.leaves;
  if (remaining == 0) ++horizon_uses_;
  const Value value = game_.merit(position);
  if (!(options_.bounds.lower <= value && value <= options_.bounds.upper))
    throw ValueOutOfBounds(position, value);
  const Bounds<Value> found{value, value};
  observer_.evaluated(position, found);
  return found;
}

template <ChanceGame G, class Observer>
auto Star<G, Observer>::expand(const Position& position, const Moves& moves, Plies remaining,
                               const Window<Value>& window, const Bounds<Value>* first)
    -> Bounds<Value> {
  const Mover mover = game_.mover(position);
  observer_.expanded(position, mover);
  repetitions_.enter(position);
  const Bounds<Value> found =
      mover == Mover::chance ? expected_of(position, moves, below(remaining), window)
                             : best_of(position, moves, mover, below(remaining), window, first);
  repetitions_.leave();
  return found;
}

// Where MAX or MIN moves. `remaining` is that of the successors.
template <ChanceGame G, class Observer>
auto Star<G, Observer>::best_of(const Position& position, const Moves& moves, Mover mover,
                                Plies remaining, Window<Value> window, const Bounds<Value>* first)
    -> Bounds<Value> {
  const std::size_t count = std::size(moves);
  std::optional<Bounds<Value>> best;
  for (std::size_t i = 0; i < count; ++i) {
    const bool is_known = i == 0 && first && (first->is_exact() || misses(*first, window));
    const Bounds<Value> found = is_known ? recall(moves[i], remaining, window, *first)
                                         : search(moves[i], remaining, window, nullptr);
    best = best ? better(mover, *best, found) : found;
    if (window.narrow(mover, sure(mover, *best))) observer_.narrowed(position, mover, i, window);
    // What is the best of all values cannot be bettered either.
    const bool is_best_of_all = !prefers(mover, most(mover, bounds_), sure(mover, *best));
    if (i + 1 < count && (is_closed(window, CutOff::strict) || is_best_of_all)) {
      most(mover, *best) = most(mover, bounds_);
      ++statistics_.cut_offs;
      observer_.cut_off(position, mover, [i](std::size_t of) { return of <= i; });
      break;
    }
  }
  return *best;
}

// Where chance moves. `remaining` is that of the successors.
template <ChanceGame G, class Observer>
auto Star<G, Observer>::expected_of(const Position& position, const Moves& moves, Plies remaining,
                                    const Window<Value>& window) -> Bounds<Value> {
  ChanceBounds<G> expected(possible_successors(game_, position, std::size(moves)), bounds_);
  Firsts firsts(expected.size());
  if (options_.kind == StarKind::star2) {
    firsts = probe_all(position, moves, remaining, window, expected);
    if (is_cut_off(position, window, expected, 0)) return expected.value();
  }
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (expected.of(i).is_exact()) continue;  // a probe was enough
    const Window<Value> handed = expected.window_for(i, window, slack_);
    const std::size_t index = expected.index(i);
    expected.narrow(i, search(moves[index], remaining, handed, firsts[i] ? &*firsts[i] : nullptr));
    observer_.bounded(position, index, expected.value());
    if (is_cut_off(position, window, expected, i + 1)) break;
  }
  return expected.value();
}

// Whether the successors that are not among the first so many need no search.
template <ChanceGame G, class Observer>
bool Star<G, Observer>::is_cut_off(const Position& position, const Window<Value>& window,
                                   const ChanceBounds<G>& expected, std::size_t searched) {
  if (searched == expected.size() || !misses(expected.value(), window)) return false;
  ++statistics_.cut_offs;
  observer_.cut_off(position, Mover::chance, [&](std::size_t of) {
    for (std::size_t i = searched; i < expected.size(); ++i) {
      if (expected.index(i) == of) return false;
    }
    return true;
  });
  return true;
}

// Probes the successors of a chance position until that is enough for its window, and gives what is
// known of their first successors.
template <ChanceGame G, class Observer>
auto Star<G, Observer>::probe_all(const Position& position, const Moves& moves, Plies remaining,
                                  const Window<Value>& window, ChanceBounds<G>& expected)
    -> Firsts {
  Firsts firsts(expected.size());
  if (remaining == 0) return firsts;
  for (std::size_t i = 0; i < expected.size() && !misses(expected.value(), window); ++i) {
    const std::size_t index = expected.index(i);
    const Position successor = moves[index];
    const Moves replies = game_.successors(successor);
    if (std::size(replies) == 0 || game_.mover(successor) == Mover::chance) continue;
    observer_.told(TraceStep::probe, position, index);
    const Window<Value> handed = expected.window_for(i, window, slack_);
    const Probe found = probe(successor, replies, remaining, handed, expected.of(i));
    firsts[i] = found.first;
    expected.narrow(i, found.bounds);
    observer_.bounded(position, index, expected.value());
  }
  return firsts;
}

// Of a position where MAX or MIN moves, whose value lies within the bounds and shall be told apart
// within the window.
template <ChanceGame G, class Observer>
auto Star<G, Observer>::probe(const Position& position, const Moves& moves, Plies remaining,
                              const Window<Value>& window, const Bounds<Value>& bounds) -> Probe {
  interrupt_.poll(position);
  stack_.check();
  observer_.entered(position, remaining, window);
  repetitions_.value_at(position);
  ++statistics_.positions;
  Probe found{known(position, remaining).value_or(bounds_), std::nullopt};
  if (found.bounds.is_exact() || misses(found.bounds, window)) {
    ++statistics_.table_hits;
    observer_.known(position, found.bounds);
  } else {
    const Mover mover = game_.mover(position);
    observer_.expanded(position, mover);
    repetitions_.enter(position);
    // Only one bound can be learnt, and more of it than the window asks for is worth having.
    const Window<Value> asked = mover == Mover::max ? Window<Value>{bounds.lower, window.beta}
                                                    : Window<Value>{window.alpha, bounds.upper};
    found.first = search(moves[0], below(remaining), asked);
    repetitions_.leave();
    Bounds<Value> learnt = bounds_;
    sure(mover, learnt) = sure(mover, *found.first);
    found.bounds = found.bounds.meet(learnt);
  }
  observer_.returned(position, found.bounds);
  return found;
}

template <ChanceGame G, class Observer>
auto Star<G, Observer>::choice(const Position& position, Plies remaining,
                               const std::optional<Value>& value) -> Choice<G> {
  const Window<Value> window = value ? Window<Value>{*value, *value} : full_window();
  if (is_static(game_, position, remaining) || game_.mover(position) == Mover::chance)
    return {search(position, remaining, window).lower, {}};
  interrupt_.poll(position);
  observer_.entered(position, remaining, window);
  repetitions_.value_at(position);
  ++statistics_.positions;
  const Choice<G> choice = choice_among(position, remaining, window);
  observer_.returned(position, Bounds<Value>{choice.value, choice.value});
  return choice;
}

// As best_of(), but all best successors are wanted. The value lies in the window.
template <ChanceGame G, class Observer>
auto Star<G, Observer>::choice_among(const Position& position, Plies remaining,
                                     Window<Value> window) -> Choice<G> {
  const Moves moves = game_.successors(position);
  const Mover mover = game_.mover(position);
  observer_.expanded(position, mover);
  repetitions_.enter(position);
  std::optional<Choice<G>> choice;
  for (std::size_t i = 0; i < std::size(moves); ++i) {
    const Bounds<Value> found = search(moves[i], below(remaining), window);
    if (!found.is_exact()) continue;  // worse than the window asks for
    if (!choice || prefers(mover, found.lower, choice->value)) choice = Choice<G>{found.lower, {}};
    if (found.lower == choice->value) choice->best.push_back(moves[i]);
    if (window.narrow(mover, choice->value)) observer_.narrowed(position, mover, i, window);
  }
  repetitions_.leave();
  return choice.value();
}

}  // namespace minimax
