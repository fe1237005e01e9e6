// The steps of alpha-beta, one by one, as a course works them by hand.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/common/ordering.hpp"
#include "search/common/plies.hpp"
#include "search/common/trace_step.hpp"
#include "search/common/window.hpp"
#include "search/two/alpha_beta.hpp"

namespace minimax {

/// A value, and where it comes from.
template <ScaledGame G>
struct TracedValue {
  typename G::Value value;
  /// The position whose static value it is; where it is the value of a repetition, the one that
  /// repeats.
  typename G::Position valued;
  bool repetition = false;

  bool operator==(const TracedValue&) const = default;
};

/// A bound of a window, and the nearest position towards the root whose mover has set it.
template <ScaledGame G>
struct TracedBound {
  TracedValue<G> value;
  typename G::Position set_at;

  bool operator==(const TracedBound&) const = default;
};

/// A bound is absent where it is open.
template <ScaledGame G>
struct TracedWindow {
  std::optional<TracedBound<G>> alpha;
  std::optional<TracedBound<G>> beta;

  bool operator==(const TracedWindow&) const = default;
};

template <ScaledGame G>
struct TraceEvent {
  TraceStep step;
  std::size_t ply;  ///< of the position; the root's is 0
  typename G::Position position;
  std::optional<Mover> mover = std::nullopt;
  TracedWindow<G> window = {};
  std::optional<TracedValue<G>> value = std::nullopt;
  Certainty certainty = Certainty::exact;
  bool at_limit = false;
  std::vector<typename G::Position> successors = {};

  /// Of a cut-off: what the mover has at the position itself, and what its opponent has at an
  /// ancestor.
  const TracedBound<G>& own_bound() const {
    return *(mover == Mover::max ? window.alpha : window.beta);
  }
  const TracedBound<G>& opposing_bound() const {
    return *(mover == Mover::max ? window.beta : window.alpha);
  }
};

/// Observes a search from a full window that has no table and asks no null windows, and calls
/// `sink(event)` as it goes. Needs the memory of the path alone.
template <ScaledGame G, class Sink>
class Tracer : public NoObserver {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// Both must outlive this.
  Tracer(G& game, Sink& sink) : game_(&game), sink_(&sink) {}

  void entered(const Position& position, Plies remaining, const Window<Value>&) {
    path_.push_back({position, remaining, path_.empty() ? TracedWindow<G>{} : path_.back().window});
  }
  void expanded(const Position&, Mover mover) {
    path_.back().mover = mover;
    emit(TraceStep::enter, [](auto&) {});
  }
  void evaluated(const Position& position, const Value& value) {
    found(TraceStep::leaf, {value, position});
  }
  void repeated(const Position& position, const Value& value) {
    found(TraceStep::repeat, {value, position, true});
  }
  void narrowed(const Position& position, Mover mover, std::size_t index, const Window<Value>&);
  template <class IsSeen>
  void cut_off(const Position& position, Mover mover, const IsSeen& is_seen);
  void returned(const Position&, const Value&);

 private:
  // The true value lies between these, as far as is known.
  struct Limits {
    std::optional<Value> lower;
    std::optional<Value> upper;

    /// What the mover is sure to get, or what it gets at the most.
    std::optional<Value>& sure(Mover mover) { return mover == Mover::max ? lower : upper; }
    std::optional<Value>& most(Mover mover) { return mover == Mover::max ? upper : lower; }
  };
  struct Frame {
    Position position;
    Plies remaining;
    TracedWindow<G> window;
    std::optional<Mover> mover = std::nullopt;
    std::optional<TracedValue<G>> value = std::nullopt;  // the best so far
    Limits limits = {};
  };

  template <class Describe>
  void emit(TraceStep step, Describe describe) {
    const Frame& frame = path_.back();
    TraceEvent<G> event{step, path_.size() - 1, frame.position, frame.mover, frame.window};
    describe(event);
    (*sink_)(std::as_const(event));
  }
  void found(TraceStep step, const TracedValue<G>& value);
  static void take(Frame& frame, Frame& successor);
  static Certainty certainty(const Frame& frame);

  G* game_;
  Sink* sink_;
  std::vector<Frame> path_;
};

template <ScaledGame G, class Sink>
void Tracer<G, Sink>::found(TraceStep step, const TracedValue<G>& value) {
  Frame& frame = path_.back();
  frame.value = value;
  frame.limits = {value.value, value.value};
  emit(TraceStep::enter, [](auto&) {});
  emit(step, [&](TraceEvent<G>& event) {
    event.value = value;
    event.at_limit = frame.remaining == 0;
  });
}

// The value of the successor that was left last is the best one.
template <ScaledGame G, class Sink>
void Tracer<G, Sink>::narrowed(const Position& position, Mover mover, std::size_t index,
                               const Window<Value>&) {
  Frame& frame = path_.back();
  auto& bound = mover == Mover::max ? frame.window.alpha : frame.window.beta;
  bound = TracedBound<G>{*frame.value, position};
  emit(TraceStep::narrow, [&](auto& event) {
    event.value = frame.value;
    event.successors = {game_->successors(position)[index]};
  });
}

template <ScaledGame G, class Sink>
template <class IsSeen>
void Tracer<G, Sink>::cut_off(const Position& position, Mover mover, const IsSeen& is_seen) {
  path_.back().limits.most(mover).reset();
  emit(TraceStep::cut_off, [&](auto& event) {
    const auto& moves = game_->successors(position);
    for (std::size_t i = 0; i < std::size(moves); ++i) {
      if (!is_seen(i)) event.successors.push_back(moves[i]);
    }
  });
}

template <ScaledGame G, class Sink>
void Tracer<G, Sink>::returned(const Position&, const Value&) {
  if (path_.back().mover) {
    emit(TraceStep::leave, [&](TraceEvent<G>& event) {
      event.value = path_.back().value;
      event.certainty = certainty(path_.back());
    });
  }
  Frame left = std::move(path_.back());
  path_.pop_back();
  if (!path_.empty()) take(path_.back(), left);
}

// As the search does, and with what is known of the true value.
template <ScaledGame G, class Sink>
void Tracer<G, Sink>::take(Frame& frame, Frame& successor) {
  const Mover mover = *frame.mover;
  const bool is_first = !frame.value;
  if (is_first || prefers(mover, successor.value->value, frame.value->value))
    frame.value = successor.value;
  std::optional<Value>& sure = frame.limits.sure(mover);
  const std::optional<Value>& sure_there = successor.limits.sure(mover);
  if (sure_there && (!sure || prefers(mover, *sure_there, *sure))) sure = sure_there;
  std::optional<Value>& most = frame.limits.most(mover);
  const std::optional<Value>& most_there = successor.limits.most(mover);
  if (is_first || (most && (!most_there || prefers(mover, *most_there, *most)))) most = most_there;
}

template <ScaledGame G, class Sink>
Certainty Tracer<G, Sink>::certainty(const Frame& frame) {
  const Value& value = frame.value->value;
  const bool is_lower = frame.limits.lower == value;
  const bool is_upper = frame.limits.upper == value;
  if (is_lower && is_upper) return Certainty::exact;
  return is_lower ? Certainty::lower_bound : Certainty::upper_bound;
}

template <class Value>
struct TraceOptions {
  /// Without, it is plain minimax: every position on every path.
  bool prunes = true;
  CutOff cut_off = CutOff::equal;
  Ordering ordering = {};
  /// As in MinimaxOptions.
  std::optional<Plies> depth = std::nullopt;
  std::optional<Value> repetition = std::nullopt;
};

/// Searches a position, and calls `sink(event)` with each TraceEvent as it happens. A position that
/// several paths lead to is searched on each of them. Gives the value of the position. Throws what
/// AlphaBeta throws.
template <ScaledGame G, class Sink>
typename G::Value trace(G& game, const typename G::Position& root,
                        const TraceOptions<typename G::Value>& options, Interrupt interrupt,
                        Sink& sink) {
  AlphaBeta<G, Tracer<G, Sink>> search(game,
                                       {.cut_off = options.cut_off,
                                        .prunes = options.prunes,
                                        .ordering = options.ordering,
                                        .repetition = options.repetition},
                                       interrupt, Tracer<G, Sink>(game, sink));
  const Plies remaining = options.depth.value_or(unlimited_plies);
  search.start(root, remaining);
  return search.search(root, remaining, full_window<typename G::Value>());
}

}  // namespace minimax
