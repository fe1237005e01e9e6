// What the tracers of all searches have in common.
#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/observer.hpp"
#include "search/common/plies.hpp"
#include "search/common/trace_event.hpp"
#include "search/common/trace_step.hpp"

namespace minimax {

/// What is known of a position by a tracer that needs nothing more than all tracers do.
struct NoMemory {};

/// Keeps the path of a search without a table, and tells its steps as they happen. Of each position
/// on the path it keeps a Memory for the tracer that is derived from it. Needs the memory of the
/// path alone, and of the successors of its chance positions.
template <class G, class Number, class Memory = NoMemory>
class Tracer : public NoObserver {
 public:
  using Position = typename G::Position;
  using Event = TraceEvent<Position, Number>;
  using Sink = TraceSink<Position, Number>;

  void entered(const Position& position, Plies remaining, NoWindow) {
    path_.push_back({position, remaining});
  }
  void expanded(const Position&, Mover mover) {
    path_.back().mover = mover;
    emit(TraceStep::enter);
  }
  void told(TraceStep step, const Position&, std::size_t index) { emit_of(step, index); }
  /// Numbers, and so the payoffs of several players too, are those that the search works with.
  void weighed(const Position& position, std::size_t index, const auto& value) {
    const Value probability = Number(game_->probability(position, index));
    last().shares.push_back({probability, value});
    emit_of(TraceStep::share, index, [&](Event& event) {
      event.probability = probability;
      event.value = value;
    });
  }

 protected:
  using Value = TracedValue<Position, Number>;
  using TracedEnds = TracedWindow<Position, Value>;

  struct Frame {
    Position position;
    Plies remaining;
    std::optional<TracedEnds> window = std::nullopt;
    Memory memory = {};
    std::optional<Mover> mover = std::nullopt;
    std::vector<TracedShare<Value>> shares = {};  // of the successors of a chance position
  };

  /// Both must outlive this.
  Tracer(G& game, const Sink& sink) : game_(&game), sink_(&sink) {}

  G& game() const noexcept { return *game_; }
  std::vector<Frame>& path() noexcept { return path_; }
  Frame& last() noexcept { return path_.back(); }

  /// A step of the last position of the path, to which describe(event) adds what it has to tell.
  template <class Describe>
  void emit(TraceStep step, Describe describe) {
    Event event{step, path_.size() - 1, last().position, last().mover, last().window};
    describe(event);
    (*sink_)(std::as_const(event));
  }
  void emit(TraceStep step) {
    emit(step, [](Event&) {});
  }
  /// Likewise, one that has to do with the successor with this index.
  template <class Describe>
  void emit_of(TraceStep step, std::size_t index, Describe describe) {
    emit(step, [&](Event& event) {
      event.successors = {game_->successors(event.position)[index]};
      describe(event);
    });
  }
  void emit_of(TraceStep step, std::size_t index) {
    emit_of(step, index, [](Event&) {});
  }
  /// It is valued statically.
  void emit_leaf() {
    emit(TraceStep::enter);
    emit(TraceStep::leaf, [this](Event& event) {
      event.value = ValueAt<Position>{event.position};
      event.at_limit = last().remaining == 0;
    });
  }
  /// Needs that describe(event) tells why.
  template <class IsSeen, class Describe>
  void emit_cut_off(const IsSeen& is_seen, Describe describe) {
    emit(TraceStep::cut_off, [&](Event& event) {
      const auto& moves = game_->successors(event.position);
      for (std::size_t i = 0; i < std::size(moves); ++i) {
        if (!is_seen(i)) event.successors.push_back(moves[i]);
      }
      describe(event);
    });
  }
  /// The last position of the path is left.
  template <class Describe>
  Frame leave(Describe describe) {
    if (last().mover) {
      emit(TraceStep::leave, [&](Event& event) {
        event.shares = last().shares;
        describe(event);
      });
    }
    Frame left = std::move(last());
    path_.pop_back();
    return left;
  }

 private:
  G* game_;
  const Sink* sink_;
  std::vector<Frame> path_;
};

}  // namespace minimax
