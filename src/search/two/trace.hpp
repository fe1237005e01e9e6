// The steps of alpha-beta, one by one, as a course works them by hand.
#pragma once

#include <cstddef>
#include <optional>

#include "game/game.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/trace_event.hpp"
#include "search/common/tracer.hpp"
#include "search/common/window.hpp"
#include "search/two/alpha_beta.hpp"
#include "search/two/alpha_beta_rules.hpp"

namespace minimax {

template <class Value>
struct TraceOptions {
  /// Without, it is plain minimax, without windows: every position on every path.
  bool prunes = true;
  AlphaBetaRules rules = {};
  /// As in MinimaxOptions.
  std::optional<Plies> depth = std::nullopt;
  std::optional<Value> repetition = std::nullopt;
};

/// What is known of a position in alpha-beta.
template <ScaledGame G>
struct AlphaBetaMemory {
  using Value = typename G::Value;

  /// A value, and where it comes from.
  struct Best {
    Value value;
    /// The position whose static value it is; nothing where it is that of a repetition.
    std::optional<typename G::Position> valued;

    template <class Number>
    TracedValue<typename G::Position, Number> told() const {
      if (!valued) return ValueOfRepetition();
      return ValueAt<typename G::Position>{*valued};
    }
  };

  std::optional<Best> best = std::nullopt;  // so far
  // The true value lies between these, as far as is known.
  std::optional<Value> lower = std::nullopt;
  std::optional<Value> upper = std::nullopt;

  /// What the mover is sure to get, or what it gets at the most.
  std::optional<Value>& sure(Mover mover) { return mover == Mover::max ? lower : upper; }
  std::optional<Value>& most(Mover mover) { return mover == Mover::max ? upper : lower; }

  /// What the search makes of a successor, and what is known of the true value then.
  void take(Mover mover, AlphaBetaMemory& successor) {
    const bool is_first = !best;
    if (is_first || prefers(mover, successor.best->value, best->value)) best = successor.best;
    const std::optional<Value>& sure_there = successor.sure(mover);
    if (sure_there && (!sure(mover) || prefers(mover, *sure_there, *sure(mover))))
      sure(mover) = sure_there;
    const std::optional<Value>& most_there = successor.most(mover);
    if (is_first || (most(mover) && (!most_there || prefers(mover, *most_there, *most(mover)))))
      most(mover) = most_there;
  }
  Certainty certainty() const {
    const bool is_lower = lower == best->value;
    const bool is_upper = upper == best->value;
    if (is_lower && is_upper) return Certainty::exact;
    return is_lower ? Certainty::lower_bound : Certainty::upper_bound;
  }
};

/// Observes alpha-beta from a full window, which has no table and asks no null windows.
template <ScaledGame G, class Number>
class AlphaBetaTracer : public Tracer<G, Number, AlphaBetaMemory<G>> {
  using Base = Tracer<G, Number, AlphaBetaMemory<G>>;
  using Best = typename AlphaBetaMemory<G>::Best;

 public:
  using typename Base::Event;
  using typename Base::Position;
  using Value = typename G::Value;

  /// Both must outlive this.
  AlphaBetaTracer(G& game, bool has_windows, const typename Base::Sink& sink)
      : Base(game, sink), has_windows_(has_windows) {}

  void entered(const Position& position, Plies remaining, const Window<Value>&) {
    typename Base::Frame frame{position, remaining};
    if (has_windows_) frame.window = path().empty() ? typename Base::TracedEnds() : last().window;
    path().push_back(std::move(frame));
  }
  void evaluated(const Position& position, const Value& value) {
    find({value, position});
    this->emit_leaf();
  }
  void repeated(const Position&, const Value& value) {
    find({value, std::nullopt});
    this->emit(TraceStep::enter);
    this->emit(TraceStep::repeat, [](Event& event) { event.value = ValueOfRepetition(); });
  }
  // The value of the successor that was left last is the best one.
  void narrowed(const Position& position, Mover mover, std::size_t index, const Window<Value>&) {
    auto& window = *last().window;
    auto& bound = mover == Mover::max ? window.alpha : window.beta;
    if (!bound) bound.emplace();
    bound->value = best();
    bound->set_at = position;
    this->emit_of(TraceStep::narrow, index, [this](Event& event) { event.value = best(); });
  }
  template <class IsSeen>
  void cut_off(const Position&, Mover mover, const IsSeen& is_seen) {
    last().memory.most(mover).reset();
    this->emit_cut_off(is_seen, [&](Event& event) {
      const auto& bound = mover == Mover::max ? event.window->beta : event.window->alpha;
      event.value = best();
      event.cut_off = {CutOffReason::ancestor, {{opponent(mover), bound->value, *bound->set_at}}};
    });
  }
  void returned(const Position&, const Value&) {
    auto left = this->leave([this](Event& event) {
      event.value = best();
      event.certainty = last().memory.certainty();
    });
    if (!path().empty()) last().memory.take(*last().mover, left.memory);
  }

 private:
  using Base::last;
  using Base::path;

  void find(const Best& found) { last().memory = {found, found.value, found.value}; }
  TracedValue<Position, Number> best() { return last().memory.best->template told<Number>(); }

  bool has_windows_;
};

/// Searches a position, and calls `sink(event)` with each event as it happens. A position that
/// several paths lead to is searched on each of them. Gives the value of the position. Throws what
/// AlphaBeta throws.
template <ScaledGame G, class Number>
typename G::Value trace(G& game, const typename G::Position& root,
                        const TraceOptions<typename G::Value>& options, Interrupt interrupt,
                        const TraceSink<typename G::Position, Number>& sink) {
  using Observer = AlphaBetaTracer<G, Number>;
  AlphaBeta<G, Observer> search(
      game, {.rules = options.rules, .prunes = options.prunes, .repetition = options.repetition},
      interrupt, Observer(game, options.prunes, sink));
  const Plies remaining = options.depth.value_or(unlimited_plies);
  search.start(root, remaining);
  return search.search(root, remaining, full_window<typename G::Value>());
}

}  // namespace minimax
