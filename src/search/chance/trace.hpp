// The steps of expectiminimax, Star1 and Star2, one by one, as a course works them by hand.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/chance/expectation.hpp"
#include "search/chance/expectiminimax.hpp"
#include "search/chance/star.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/common/plies.hpp"
#include "search/common/trace_step.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// What the value of a successor of a chance position adds to the expected value.
template <ChanceGame G>
struct TracedShare {
  typename G::Probability probability;
  typename G::Payoff value;

  bool operator==(const TracedShare&) const = default;
};

template <ChanceGame G>
struct ChanceTraceEvent {
  using Value = typename G::Payoff;

  TraceStep step;
  std::size_t ply;  ///< of the position; the root's is 0
  typename G::Position position;
  std::optional<Mover> mover = std::nullopt;
  /// Of Star1 and Star2. That of a cut-off by chance is the one that was handed to the position.
  std::optional<Window<Value>> window = std::nullopt;
  std::optional<Value> value = std::nullopt;
  Certainty certainty = Certainty::exact;
  bool at_limit = false;
  /// Of a chance position, in Star1 and Star2: `bound`, and the cut-off there.
  std::optional<Bounds<Value>> bounds = std::nullopt;
  /// Of a chance position: `share` and `bound` tell that of the successor, of which `bound` has the
  /// probability alone; `leave` tells them all, in plain expectiminimax.
  std::vector<TracedShare<G>> shares = {};
  std::optional<typename G::Probability> probability = std::nullopt;
  std::vector<typename G::Position> successors = {};
  CutOffReason reason = CutOffReason::window;
  /// Of a cut-off: the successors that are not looked at any more have been probed.
  bool is_probed = false;
};

/// Observes Expectiminimax, or Star from a full window, without a table, and calls `sink(event)` as
/// it goes. Needs the memory of the path alone.
template <ChanceGame G, class Sink>
class ChanceTracer : public NoObserver {
 public:
  using Position = typename G::Position;
  using Value = typename G::Payoff;

  /// Both must outlive this.
  ChanceTracer(G& game, Sink& sink) : game_(&game), sink_(&sink) {}

  // Each of the searches has only some of these.
  using NoObserver::bounded;
  using NoObserver::chosen;
  using NoObserver::narrowed;
  using NoObserver::weighed;

  void entered(const Position& position, Plies remaining, NoWindow) {
    path_.push_back({position, remaining});
  }
  void entered(const Position& position, Plies remaining, const Window<Value>& window) {
    path_.push_back({position, remaining, window, window});
  }
  void expanded(const Position&, Mover mover) {
    path_.back().mover = mover;
    emit(TraceStep::enter, [](auto&) {});
  }
  void evaluated(const Position&, const Value& value) { evaluated(value); }
  void evaluated(const Position&, const Bounds<Value>& bounds) { evaluated(bounds.lower); }
  void known(const Position&, const Value& value) { known(Bounds<Value>{value, value}); }
  void known(const Position&, const Bounds<Value>& bounds) { known(bounds); }
  void chosen(const Position&, Mover, std::size_t index, const Value& value) {
    emit_of(TraceStep::choose, index, [&](Event& event) { event.value = value; });
  }
  void weighed(const Position& position, std::size_t index, const Value& value) {
    const TracedShare<G> share{game_->probability(position, index), value};
    path_.back().shares.push_back(share);
    emit_of(TraceStep::share, index, [&](Event& event) { event.shares = {share}; });
  }
  void narrowed(const Position&, Mover mover, std::size_t index, const Window<Value>& window);
  void told(TraceStep step, const Position&, std::size_t index) {
    path_.back().is_probed |= step == TraceStep::probe;
    emit_of(step, index, [](auto&) {});
  }
  void bounded(const Position& position, std::size_t index, const Bounds<Value>& bounds) {
    path_.back().bounds = bounds;
    emit_of(TraceStep::bound, index, [&](Event& event) {
      event.bounds = bounds;
      event.probability = game_->probability(position, index);
    });
  }
  template <class IsSeen>
  void cut_off(const Position& position, Mover mover, const IsSeen& is_seen);
  void returned(const Position&, const Value& value) {
    leave({value, value}, [&](Event& event) { event.shares = path_.back().shares; });
  }
  void returned(const Position&, const Bounds<Value>& bounds) {
    leave(bounds, [](auto&) {});
  }

 private:
  using Event = ChanceTraceEvent<G>;

  struct Frame {
    Position position;
    Plies remaining;
    std::optional<Window<Value>> handed = std::nullopt;
    std::optional<Window<Value>> window = std::nullopt;
    std::optional<Mover> mover = std::nullopt;
    std::vector<TracedShare<G>> shares = {};
    std::optional<Bounds<Value>> bounds = std::nullopt;     // where chance moves
    std::optional<Bounds<Value>> successor = std::nullopt;  // of the one that was left last
    bool is_probed = false;
  };

  template <class Describe>
  void emit(TraceStep step, Describe describe) {
    const Frame& frame = path_.back();
    Event event{step, path_.size() - 1, frame.position, frame.mover, frame.window};
    describe(event);
    (*sink_)(std::as_const(event));
  }
  // With the successor of this index.
  template <class Describe>
  void emit_of(TraceStep step, std::size_t index, Describe describe) {
    emit(step, [&](Event& event) {
      event.successors = {game_->successors(event.position)[index]};
      describe(event);
    });
  }
  void evaluated(const Value& value) {
    emit(TraceStep::enter, [](auto&) {});
    emit(TraceStep::leaf, [&](Event& event) {
      event.value = value;
      event.at_limit = path_.back().remaining == 0;
    });
  }
  void known(const Bounds<Value>& bounds) {
    emit(TraceStep::enter, [](auto&) {});
    emit(TraceStep::known, [&](Event& event) { tell(event, bounds); });
  }
  template <class Describe>
  void leave(const Bounds<Value>& bounds, Describe describe);
  void tell(Event& event, const Bounds<Value>& bounds) const;

  G* game_;
  Sink* sink_;
  std::vector<Frame> path_;
};

template <ChanceGame G, class Sink>
void ChanceTracer<G, Sink>::narrowed(const Position&, Mover mover, std::size_t index,
                                     const Window<Value>& window) {
  path_.back().window = window;
  emit_of(TraceStep::narrow, index, [&](Event& event) {
    event.value = mover == Mover::max ? window.alpha : window.beta;
    if (!path_.back().successor->is_exact())
      event.certainty = mover == Mover::max ? Certainty::lower_bound : Certainty::upper_bound;
  });
}

template <ChanceGame G, class Sink>
template <class IsSeen>
void ChanceTracer<G, Sink>::cut_off(const Position& position, Mover mover, const IsSeen& is_seen) {
  const Frame& frame = path_.back();
  emit(TraceStep::cut_off, [&](Event& event) {
    const auto& moves = game_->successors(position);
    for (std::size_t i = 0; i < std::size(moves); ++i) {
      if (!is_seen(i)) event.successors.push_back(moves[i]);
    }
    event.bounds = frame.bounds;
    event.is_probed = frame.is_probed;
    if (mover != Mover::chance && !is_closed(*frame.window, CutOff::strict))
      event.reason = CutOffReason::best_of_all;
  });
}

template <ChanceGame G, class Sink>
template <class Describe>
void ChanceTracer<G, Sink>::leave(const Bounds<Value>& bounds, Describe describe) {
  if (path_.back().mover) {
    emit(TraceStep::leave, [&](Event& event) {
      event.window.reset();
      tell(event, bounds);
      describe(event);
    });
  }
  path_.pop_back();
  if (!path_.empty()) path_.back().successor = bounds;
}

// What misses the window is known on one side; so is what a probe has found of the one who moves.
template <ChanceGame G, class Sink>
void ChanceTracer<G, Sink>::tell(Event& event, const Bounds<Value>& bounds) const {
  event.value = bounds.lower;
  if (bounds.is_exact()) return;
  const Window<Value>& handed = *path_.back().handed;
  const bool is_below = bounds.upper < handed.alpha;
  const bool is_above = handed.beta < bounds.lower;
  const bool is_upper = is_below || (!is_above && event.mover == Mover::min);
  event.certainty = is_upper ? Certainty::upper_bound : Certainty::lower_bound;
  if (is_upper) event.value = bounds.upper;
}

template <class Value>
struct ChanceTraceOptions {
  /// Star1 or Star2, with the bounds of all values; else it is plain expectiminimax.
  std::optional<StarKind> star = std::nullopt;
  std::optional<Bounds<Value>> bounds = std::nullopt;  ///< needed for those
  /// As in ExpectiminimaxOptions.
  std::optional<Plies> depth = std::nullopt;
};

/// Searches a position, and calls `sink(event)` with each ChanceTraceEvent as it happens. A
/// position that several paths lead to is searched on each of them. Gives the value of the
/// position. Throws what Expectiminimax and Star throw.
template <ChanceGame G, class Sink>
typename G::Payoff trace_chance(G& game, const typename G::Position& root,
                                const ChanceTraceOptions<typename G::Payoff>& options,
                                Interrupt interrupt, Sink& sink) {
  using Tracer = ChanceTracer<G, Sink>;
  if (!options.star) {
    Expectiminimax<G, Tracer> search(game, {.depth = options.depth, .table = false}, interrupt,
                                     Tracer(game, sink));
    search.start(root);
    return search.value(root, search.plies());
  }
  Star<G, Tracer> search(game,
                         {.bounds = options.bounds.value(),
                          .kind = *options.star,
                          .depth = options.depth,
                          .table = false},
                         interrupt, Tracer(game, sink));
  search.start(root);
  return search.search(root, search.plies(), search.full_window()).lower;
}

}  // namespace minimax
