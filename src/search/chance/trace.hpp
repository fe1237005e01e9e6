// The steps of expectiminimax, Star1 and Star2, one by one, as a course works them by hand.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "game/game.hpp"
#include "search/chance/bounds.hpp"
#include "search/chance/expectation.hpp"
#include "search/chance/expectiminimax.hpp"
#include "search/chance/star.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/common/plies.hpp"
#include "search/common/told_number.hpp"
#include "search/common/trace_event.hpp"
#include "search/common/tracer.hpp"
#include "search/common/window.hpp"

namespace minimax {

template <class Value>
struct ChanceTraceOptions {
  /// Star1 or Star2, with the bounds of all values; else it is plain expectiminimax.
  std::optional<StarKind> star = std::nullopt;
  std::optional<Bounds<Value>> bounds = std::nullopt;  ///< needed for those
  /// As in ExpectiminimaxOptions.
  std::optional<Plies> depth = std::nullopt;
};

/// Observes Expectiminimax without a table.
template <ChanceGame G>
class ExpectiminimaxTracer : public Tracer<G, typename G::Payoff> {
  using Base = Tracer<G, typename G::Payoff>;

 public:
  using typename Base::Event;
  using typename Base::Position;
  using Value = typename G::Payoff;

  /// Both must outlive this.
  ExpectiminimaxTracer(G& game, const typename Base::Sink& sink) : Base(game, sink) {}

  void evaluated(const Position&, const Value&) { this->emit_leaf(); }
  void chosen(const Position&, Mover, std::size_t index, const Value& value) {
    this->emit_of(TraceStep::choose, index, [&](Event& event) { event.value = value; });
  }
  void returned(const Position&, const Value& value) {
    this->leave([&](Event& event) { event.value = value; });
  }
};

/// What is known of a position in Star1 and Star2.
template <ChanceGame G>
struct StarMemory {
  using Value = typename G::Payoff;

  std::optional<Window<Value>> handed = std::nullopt;
  std::optional<Window<Value>> window = std::nullopt;     // as it is now
  std::optional<Bounds<Value>> bounds = std::nullopt;     // where chance moves
  std::optional<Bounds<Value>> successor = std::nullopt;  // of the one that was left last
  bool is_probed = false;
};

/// Observes Star from a full window, without a table. Numbers are told without the digits that a
/// search which rounds is not sure of.
template <ChanceGame G>
class StarTracer : public Tracer<G, typename G::Payoff, StarMemory<G>> {
  using Base = Tracer<G, typename G::Payoff, StarMemory<G>>;

 public:
  using typename Base::Event;
  using typename Base::Position;
  using Value = typename G::Payoff;

  /// All values lie within the bounds. The game and the sink must outlive this.
  StarTracer(G& game, const Bounds<Value>& bounds, const typename Base::Sink& sink)
      : Base(game, sink) {
    if constexpr (!Rounding<Value>::is_exact) slack_ = Rounding<Value>::slack(bounds);
  }

  void entered(const Position& position, Plies remaining, const Window<Value>& window) {
    path().push_back({position, remaining, ends(window), {window, window}});
  }
  void evaluated(const Position&, const Bounds<Value>&) { this->emit_leaf(); }
  void known(const Position&, const Bounds<Value>& bounds) {
    this->emit(TraceStep::enter);
    this->emit(TraceStep::known, [&](Event& event) { tell(event, bounds); });
  }
  void narrowed(const Position&, Mover mover, std::size_t index, const Window<Value>& window);
  void told(TraceStep step, const Position& position, std::size_t index) {
    memory().is_probed |= step == TraceStep::probe;
    Base::told(step, position, index);
  }
  void bounded(const Position& position, std::size_t index, const Bounds<Value>& bounds) {
    memory().bounds = bounds;
    this->emit_of(TraceStep::bound, index, [&](Event& event) {
      event.bounds = interval(bounds);
      event.probability = this->game().probability(position, index);
    });
  }
  template <class IsSeen>
  void cut_off(const Position&, Mover mover, const IsSeen& is_seen);
  void returned(const Position&, const Bounds<Value>& bounds) {
    this->leave([&](Event& event) { tell(event, bounds); });
    if (!path().empty()) memory().successor = bounds;
  }

 private:
  using Base::path;
  using Told = TracedValue<Position, Value>;

  StarMemory<G>& memory() { return this->last().memory; }
  Told bound(const Value& value) const { return rounded_bound(value, slack_); }
  TracedInterval<Told> interval(const Bounds<Value>& bounds) const {
    if (bounds.is_exact()) return {bounds.lower, bounds.upper};
    return {bound(bounds.lower), bound(bounds.upper)};
  }
  TracedWindow<Position, Told> ends(const Window<Value>& window) const {
    const TracedInterval<Told> ends = interval({window.alpha, window.beta});
    return {{{ends.lower}}, {{ends.upper}}};
  }
  void tell(Event& event, const Bounds<Value>& bounds);

  Value slack_{};
};

template <ChanceGame G>
void StarTracer<G>::narrowed(const Position& position, Mover mover, std::size_t index,
                             const Window<Value>& window) {
  memory().window = window;
  auto& told = this->last().window.emplace(ends(window));
  (mover == Mover::max ? told.alpha : told.beta)->set_at = position;
  const Value& value = mover == Mover::max ? window.alpha : window.beta;
  const bool is_exact = memory().successor->is_exact();
  this->emit_of(TraceStep::narrow, index, [&](Event& event) {
    event.value = is_exact ? Told(value) : bound(value);
    if (!is_exact)
      event.certainty = mover == Mover::max ? Certainty::lower_bound : Certainty::upper_bound;
  });
}

template <ChanceGame G>
template <class IsSeen>
void StarTracer<G>::cut_off(const Position&, Mover mover, const IsSeen& is_seen) {
  const StarMemory<G>& memory = this->memory();
  const bool is_chance = mover == Mover::chance;
  const bool is_outside = is_chance || is_closed(*memory.window, CutOff::strict);
  this->emit_cut_off(is_seen, [&](Event& event) {
    if (memory.bounds) event.bounds = interval(*memory.bounds);
    if (!is_chance)
      event.value = (mover == Mover::max ? event.window->alpha : event.window->beta)->value;
    event.cut_off = {.reason = is_outside ? CutOffReason::window : CutOffReason::best_of_all,
                     .is_probed = memory.is_probed};
  });
}

// What misses the window is known on one side; so is what a probe has found of the one who moves.
template <ChanceGame G>
void StarTracer<G>::tell(Event& event, const Bounds<Value>& bounds) {
  if (bounds.is_exact()) {
    event.value = bounds.lower;
    return;
  }
  const Window<Value>& handed = *memory().handed;
  const bool is_below = bounds.upper < handed.alpha;
  const bool is_above = handed.beta < bounds.lower;
  const bool is_upper = is_below || (!is_above && event.mover == Mover::min);
  event.certainty = is_upper ? Certainty::upper_bound : Certainty::lower_bound;
  event.value = bound(is_upper ? bounds.upper : bounds.lower);
}

/// Searches a position, and calls `sink(event)` with each event as it happens. A position that
/// several paths lead to is searched on each of them. Gives the value of the position. Throws what
/// Expectiminimax and Star throw.
template <ChanceGame G>
typename G::Payoff trace_chance(G& game, const typename G::Position& root,
                                const ChanceTraceOptions<typename G::Payoff>& options,
                                Interrupt interrupt,
                                const TraceSink<typename G::Position, typename G::Payoff>& sink) {
  if (!options.star) {
    using Observer = ExpectiminimaxTracer<G>;
    Expectiminimax<G, Observer> search(game, {.depth = options.depth, .table = false}, interrupt,
                                       Observer(game, sink));
    search.start(root);
    return search.value(root, search.plies());
  }
  using Observer = StarTracer<G>;
  const Bounds<typename G::Payoff>& bounds = options.bounds.value();
  Star<G, Observer> search(
      game, {.bounds = bounds, .kind = *options.star, .depth = options.depth, .table = false},
      interrupt, Observer(game, bounds, sink));
  search.start(root);
  return search.search(root, search.plies(), search.full_window()).lower;
}

}  // namespace minimax
