// The steps of a search in terms.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/term_game.hpp"
#include "search/two/trace.hpp"
#include "term/term.hpp"

namespace minimax {

/// A bound of a window as it was written, and the position whose mover has set it.
struct WrittenBound {
  TermId value;
  TermId set_at;
};

/// From one value to another, both included.
struct WrittenInterval {
  TermId lower;
  TermId upper;
};

/// What the value of a successor of a chance position adds to the expected value.
struct WrittenShare {
  TermId probability;
  TermId value;
};

/// The player who moves before the one whose successors are cut off: what it has there, and the
/// bound of the sum of all payoffs.
struct WrittenRival {
  TermId player;
  WrittenBound payoff;
  TermId bound;
  /// Both together are more than the bound, and not just as much.
  bool is_over_bound;
};

/// As TraceEvent, ChanceTraceEvent or PlayersTraceEvent, whatever the game is. A bound is absent
/// where it is open.
struct WrittenEvent {
  TraceStep step;
  std::size_t ply;
  TermId position;
  std::optional<Mover> mover = std::nullopt;
  std::optional<WrittenBound> alpha = std::nullopt;
  std::optional<WrittenBound> beta = std::nullopt;
  std::optional<TermId> value = std::nullopt;
  Certainty certainty = Certainty::exact;
  bool at_limit = false;
  std::vector<TermId> successors = {};
  CutOffReason reason = CutOffReason::ancestor;
  // Where chance moves. Floats are rounded to the digits that are sure.
  std::optional<WrittenInterval> window = std::nullopt;  ///< instead of alpha and beta
  std::optional<WrittenInterval> bounds = std::nullopt;
  std::optional<TermId> probability = std::nullopt;  ///< of the successor
  std::vector<WrittenShare> shares = {};
  bool is_probed = false;
  // Of several players, whose values are lists of payoffs.
  std::optional<TermId> player = std::nullopt;  ///< the name or the number of the mover
  std::optional<TermId> own = std::nullopt;     ///< its payoff in the value
  std::optional<WrittenRival> before = std::nullopt;

  /// Of a cut-off by an ancestor: what the mover has at the position itself, and what its opponent
  /// has at an ancestor.
  const WrittenBound& own_bound() const { return *(mover == Mover::max ? alpha : beta); }
  const WrittenBound& opposing_bound() const { return *(mover == Mover::max ? beta : alpha); }
};

/// Writes the steps of a search over a game.
template <TermGame G>
class TraceWriter {
 public:
  /// `repetition` is the value of a repeated position as it was written, where there is one. The
  /// game must outlive this.
  TraceWriter(G& game, std::optional<TermId> repetition) : game_(game), repetition_(repetition) {}

  WrittenEvent written(const TraceEvent<G>& event) {
    WrittenEvent written{event.step,
                         event.ply,
                         game_.term(event.position),
                         event.mover,
                         bound(event.window.alpha),
                         bound(event.window.beta)};
    if (event.value) written.value = value(*event.value);
    written.certainty = event.certainty;
    written.at_limit = event.at_limit;
    for (const auto& successor : event.successors)
      written.successors.push_back(game_.term(successor));
    return written;
  }

 private:
  TermId value(const TracedValue<G>& value) {
    return value.repetition ? *repetition_ : *game_.written_value(value.valued);
  }
  std::optional<WrittenBound> bound(const std::optional<TracedBound<G>>& bound) {
    if (!bound) return std::nullopt;
    return WrittenBound{value(bound->value), game_.term(bound->set_at)};
  }

  G& game_;
  std::optional<TermId> repetition_;
};

}  // namespace minimax
