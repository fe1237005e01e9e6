// The steps of a traced search, as they are told.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "game/game.hpp"
#include "search/common/trace_step.hpp"

namespace minimax {

/// The static value of a position; of several players, the payoffs of all there.
template <class Position>
struct ValueAt {
  Position position;

  bool operator==(const ValueAt&) const = default;
};

/// Of these payoffs that of one player.
template <class Position>
struct PayoffAt {
  Position position;
  Mover player;

  bool operator==(const PayoffAt&) const = default;
};

/// What a position is worth that repeats on its own path.
struct ValueOfRepetition {
  bool operator==(const ValueOfRepetition&) const = default;
};

/// Of several players those of all, in their order, as the search has worked them out.
template <class Number>
using WorkedPayoffs = std::vector<Number>;

/// A value, told by where it is known from, so that it can be told as it was written; or what the
/// search has worked out.
template <class Position, class Number>
using TracedValue = std::variant<ValueAt<Position>, PayoffAt<Position>, ValueOfRepetition, Number,
                                 WorkedPayoffs<Number>>;

/// A bound of a window, and the nearest position towards the root whose mover has set it, where it
/// is one that was set and not worked out.
template <class Position, class Value>
struct TracedBound {
  Value value;
  std::optional<Position> set_at = std::nullopt;

  bool operator==(const TracedBound&) const = default;
};

/// A bound is absent where it is open.
template <class Position, class Value>
struct TracedWindow {
  std::optional<TracedBound<Position, Value>> alpha;
  std::optional<TracedBound<Position, Value>> beta;

  bool operator==(const TracedWindow&) const = default;
};

/// From one value to another, both included.
template <class Value>
struct TracedInterval {
  Value lower;
  Value upper;

  bool operator==(const TracedInterval&) const = default;
};

/// What the value of a successor of a chance position adds to the expected value.
template <class Value>
struct TracedShare {
  Value probability;
  Value value;

  bool operator==(const TracedShare&) const = default;
};

/// What somebody has at a position already.
template <class Position, class Value, class Player>
struct TracedRival {
  Player player;
  Value value;
  Position position;

  bool operator==(const TracedRival&) const = default;
};

/// Why the rest of the successors is cut off.
template <class Position, class Value, class Player>
struct TracedCutOff {
  CutOffReason reason;
  /// Of `ancestor` and `sum`: the opponent, or the player who moves before.
  std::optional<TracedRival<Position, Value, Player>> rival = std::nullopt;
  /// Of `sum`: what both have together is more than this, or just as much.
  std::optional<Value> greatest_sum = std::nullopt;
  bool is_over_sum = false;
  /// The successors that are not looked at any more have been probed.
  bool is_probed = false;

  bool operator==(const TracedCutOff&) const = default;
};

/// A step of a search of any kind. Positions, values and players are told in whatever way.
template <class Position, class Value, class Player>
struct BasicTraceEvent {
  TraceStep step;
  std::size_t ply;  ///< of the position; the root's is 0
  Position position;
  std::optional<Player> mover = std::nullopt;
  /// That of the position, as it is now; nothing in a search without windows. In a position where
  /// chance moves, and so wherever numbers are worked out, its ends belong to it.
  std::optional<TracedWindow<Position, Value>> window = std::nullopt;
  /// Of a cut-off, what the mover has; nothing where that is chance.
  std::optional<Value> value = std::nullopt;
  /// Of several players, what the mover gets of the value.
  std::optional<Value> own = std::nullopt;
  /// Of the value of the position. Of several players a lower bound is one for the mover alone.
  Certainty certainty = Certainty::exact;
  bool at_limit = false;
  std::vector<Position> successors = {};
  std::optional<TracedCutOff<Position, Value, Player>> cut_off = std::nullopt;
  // Where chance moves.
  std::optional<Value> probability = std::nullopt;             ///< of the one in `successors`
  std::optional<TracedInterval<Value>> bounds = std::nullopt;  ///< in a search with windows
  std::vector<TracedShare<Value>> shares = {};                 ///< `leave`, without windows
};

/// As a search tells it, which works out numbers of this type.
template <class Position, class Number>
using TraceEvent = BasicTraceEvent<Position, TracedValue<Position, Number>, Mover>;

/// Whom a trace is told to.
template <class Position, class Number>
using TraceSink = std::function<void(const TraceEvent<Position, Number>&)>;

}  // namespace minimax
