// The steps of max^n and of shallow pruning, one by one, as a course works them by hand.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>

#include "game/game.hpp"
#include "search/common/answer.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/common/plies.hpp"
#include "search/common/told_number.hpp"
#include "search/common/trace_event.hpp"
#include "search/common/tracer.hpp"
#include "search/players/maxn.hpp"
#include "search/players/payoffs.hpp"
#include "search/players/shallow_pruning.hpp"

namespace minimax {

template <class Value>
struct PlayersTraceOptions {
  /// As in PlayersOptions.
  std::optional<Plies> depth = std::nullopt;
  Ties ties = Ties::last;
  /// That of shallow pruning; without it, it is plain max^n.
  std::optional<Value> bound = std::nullopt;
};

/// What is known of a position in max^n.
template <SummedGame G>
struct PayoffsMemory {
  using Payoffs = TracedValue<typename G::Position, typename G::Payoff>;

  /// Those of the position whose static payoffs they are; or averages, which are those of none.
  std::optional<Payoffs> payoffs = std::nullopt;
  std::optional<typename G::Payoff> own = std::nullopt;  // what the mover has of them
  bool is_refuted = false;
};

/// Observes max^n without a table.
template <SummedGame G>
class PlayersTracer : public Tracer<G, typename G::Payoff, PayoffsMemory<G>> {
  using Base = Tracer<G, typename G::Payoff, PayoffsMemory<G>>;

 public:
  using typename Base::Event;
  using typename Base::Position;
  using Value = typename G::Payoff;
  using Options = PlayersTraceOptions<Value>;

  /// All must outlive this.
  PlayersTracer(G& game, const Options& options, const typename Base::Sink& sink)
      : Base(game, sink), options_(&options) {}

  void evaluated(const Position& position, const Payoffs<G>&) {
    memory().payoffs = ValueAt<Position>{position};
    this->emit_leaf();
  }
  void chosen(const Position&, Mover mover, std::size_t index, const Payoffs<G>& payoffs) {
    memory().payoffs = left_;
    memory().own = payoffs[player_index(mover)];
    this->emit_of(TraceStep::choose, index, [this](Event& event) { tell_payoffs(event); });
  }
  template <class IsSeen>
  void cut_off(const Position&, Mover, const IsSeen& is_seen);
  void returned(const Position&, const Payoffs<G>& payoffs) {
    if (last().mover == Mover::chance) memory().payoffs = payoffs;
    const auto left = this->leave([this](Event& event) {
      tell_payoffs(event);
      if (memory().is_refuted) event.certainty = Certainty::lower_bound;
    });
    left_ = left.memory.payoffs;
  }

 private:
  using Base::last;
  using Base::path;
  using Told = TracedValue<Position, Value>;

  PayoffsMemory<G>& memory() { return last().memory; }
  static Told payoff_of(Mover player, const Told& payoffs) {
    if (const auto* at = std::get_if<ValueAt<Position>>(&payoffs))
      return PayoffAt<Position>{at->position, player};
    return std::get<WorkedPayoffs<Value>>(payoffs)[player_index(player)];
  }
  void tell_payoffs(Event& event) {
    event.value = memory().payoffs;
    if (is_player(*event.mover)) event.own = payoff_of(*event.mover, *event.value);
  }

  const Options* options_;
  std::optional<Told> left_;  // those of the position that was left last
};

template <SummedGame G>
template <class IsSeen>
void PlayersTracer<G>::cut_off(const Position&, Mover, const IsSeen& is_seen) {
  const Value& own = *memory().own;
  const Value& bound = options_->bound.value();
  const bool is_best = options_->ties == Ties::first && !(own < bound);
  memory().is_refuted = !is_best;
  this->emit_cut_off(is_seen, [&](Event& event) {
    tell_payoffs(event);
    if (is_best) {
      event.cut_off = {CutOffReason::best_of_all};
      return;
    }
    const auto& before = path()[path().size() - 2];
    const Told payoff = payoff_of(*before.mover, *before.memory.payoffs);
    event.cut_off = {.reason = CutOffReason::sum,
                     .rival = {{*before.mover, payoff, before.position}},
                     .greatest_sum = told_sum(bound),
                     .is_over_sum = bound < exact_sum(own, *before.memory.own)};
  });
}

/// Searches a position, and calls `sink(event)` with each event as it happens. A position that
/// several paths lead to is searched on each of them. Gives the payoffs of the position. Throws
/// what MaxN and ShallowMaxN throw.
template <SummedGame G>
Payoffs<G> trace_players(G& game, const typename G::Position& root,
                         const PlayersTraceOptions<typename G::Payoff>& options,
                         Interrupt interrupt,
                         const TraceSink<typename G::Position, typename G::Payoff>& sink) {
  using Observer = PlayersTracer<G>;
  const PlayersOptions search_options{.depth = options.depth, .table = false};
  Observer observer(game, options, sink);
  if (!options.bound)
    return MaxN<G, Observer>(game, search_options, interrupt, std::move(observer))
        .payoffs(root, options.ties);
  return ShallowMaxN<G, Observer>(game, *options.bound, search_options, interrupt,
                                  std::move(observer))
      .payoffs(root, options.ties);
}

}  // namespace minimax
