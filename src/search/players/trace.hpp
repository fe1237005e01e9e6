// The steps of max^n and of shallow pruning, one by one, as a course works them by hand.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/answer.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/common/plies.hpp"
#include "search/common/trace_step.hpp"
#include "search/players/maxn.hpp"
#include "search/players/payoffs.hpp"
#include "search/players/shallow_pruning.hpp"

namespace minimax {

/// What a player has at a position where it moves: the static payoffs of `valued`.
template <PlayersGame G>
struct TracedPayoffs {
  typename G::Position position;
  Mover player;
  typename G::Position valued;

  bool operator==(const TracedPayoffs&) const = default;
};

template <PlayersGame G>
struct PlayersTraceEvent {
  TraceStep step;
  std::size_t ply;  ///< of the position; the root's is 0
  typename G::Position position;
  std::optional<Mover> mover = std::nullopt;
  /// Whose static payoffs are those of the step, where it has any; of a cut-off, those that the
  /// mover has.
  std::optional<typename G::Position> valued = std::nullopt;
  /// A position that was cut off has a lower bound for the one who moves there, and no more.
  Certainty certainty = Certainty::exact;
  bool at_limit = false;
  std::vector<typename G::Position> successors = {};
  CutOffReason reason = CutOffReason::sum;
  /// Of a cut-off by a sum: the one who moves before.
  std::optional<TracedPayoffs<G>> before = std::nullopt;
  /// Likewise: the sum of both is greater than the bound, and not equal to it.
  bool is_over_bound = false;
};

template <class Value>
struct PlayersTraceOptions {
  /// As in PlayersOptions.
  std::optional<Plies> depth = std::nullopt;
  Ties ties = Ties::last;
  /// That of shallow pruning; without it, it is plain max^n.
  std::optional<Value> bound = std::nullopt;
};

/// Observes max^n without a table, and calls `sink(event)` as it goes. Needs the memory of the path
/// alone.
template <SummedGame G, class Sink>
class PlayersTracer : public NoObserver {
 public:
  using Position = typename G::Position;
  using Value = typename G::Payoff;
  using Options = PlayersTraceOptions<Value>;

  /// All must outlive this.
  PlayersTracer(G& game, const Options& options, Sink& sink)
      : game_(&game), options_(&options), sink_(&sink) {}

  void entered(const Position& position, Plies remaining, NoWindow) {
    path_.push_back({position, remaining});
  }
  void expanded(const Position& position, Mover mover) {
    // Payoffs that are averages are those of no position.
    if (mover == Mover::chance) throw PayoffsError(PayoffsProblem::chance_moves, position);
    path_.back().mover = mover;
    emit(TraceStep::enter, [](auto&) {});
  }
  void evaluated(const Position& position, const Payoffs<G>&) {
    emit(TraceStep::enter, [](auto&) {});
    path_.back().valued = position;
    emit(TraceStep::leaf, [&](Event& event) { event.at_limit = path_.back().remaining == 0; });
  }
  void chosen(const Position&, Mover mover, std::size_t index, const Payoffs<G>& payoffs) {
    Frame& frame = path_.back();
    frame.valued = left_;
    frame.own = payoffs[player_index(mover)];
    emit(TraceStep::choose,
         [&](Event& event) { event.successors = {game_->successors(frame.position)[index]}; });
  }
  template <class IsSeen>
  void cut_off(const Position& position, Mover mover, const IsSeen& is_seen);
  void returned(const Position&, const Payoffs<G>&) {
    if (path_.back().mover) {
      emit(TraceStep::leave, [&](Event& event) {
        if (path_.back().is_refuted) event.certainty = Certainty::lower_bound;
      });
    }
    left_ = path_.back().valued;
    path_.pop_back();
  }

 private:
  using Event = PlayersTraceEvent<G>;

  struct Frame {
    Position position;
    Plies remaining;
    std::optional<Mover> mover = std::nullopt;
    std::optional<Position> valued = std::nullopt;
    std::optional<Value> own = std::nullopt;  // what the mover has
    bool is_refuted = false;
  };

  template <class Describe>
  void emit(TraceStep step, Describe describe) {
    const Frame& frame = path_.back();
    Event event{step, path_.size() - 1, frame.position, frame.mover, frame.valued};
    describe(event);
    (*sink_)(std::as_const(event));
  }

  G* game_;
  const Options* options_;
  Sink* sink_;
  std::vector<Frame> path_;
  std::optional<Position> left_;  // whose payoffs are those of the position that was left last
};

template <SummedGame G, class Sink>
template <class IsSeen>
void PlayersTracer<G, Sink>::cut_off(const Position& position, Mover, const IsSeen& is_seen) {
  Frame& frame = path_.back();
  const Value& bound = options_->bound.value();
  const bool is_best = options_->ties == Ties::first && !(*frame.own < bound);
  frame.is_refuted = !is_best;
  emit(TraceStep::cut_off, [&](Event& event) {
    const auto& moves = game_->successors(position);
    for (std::size_t i = 0; i < std::size(moves); ++i) {
      if (!is_seen(i)) event.successors.push_back(moves[i]);
    }
    if (is_best) {
      event.reason = CutOffReason::best_of_all;
      return;
    }
    const Frame& before = path_[path_.size() - 2];
    event.before = TracedPayoffs<G>{before.position, *before.mover, *before.valued};
    event.is_over_bound = bound < exact_sum(*frame.own, *before.own);
  });
}

/// Searches a position, and calls `sink(event)` with each PlayersTraceEvent as it happens. A
/// position that several paths lead to is searched on each of them. Gives the payoffs of the
/// position. Throws what MaxN and ShallowMaxN throw.
template <SummedGame G, class Sink>
Payoffs<G> trace_players(G& game, const typename G::Position& root,
                         const PlayersTraceOptions<typename G::Payoff>& options,
                         Interrupt interrupt, Sink& sink) {
  using Tracer = PlayersTracer<G, Sink>;
  const PlayersOptions search_options{.depth = options.depth, .table = false};
  Tracer tracer(game, options, sink);
  if (!options.bound)
    return MaxN<G, Tracer>(game, search_options, interrupt, std::move(tracer))
        .payoffs(root, options.ties);
  return ShallowMaxN<G, Tracer>(game, *options.bound, search_options, interrupt, std::move(tracer))
      .payoffs(root, options.ties);
}

}  // namespace minimax
