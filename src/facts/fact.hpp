// What a fact file says about a game, one fact at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "game/game.hpp"
#include "term/term.hpp"

namespace minimax {

/// A byte of a source, counted from 0.
using Offset = std::uint64_t;

/// Where the successors of a moves/2 fact stand in the source; for messages.
class SuccessorPlaces {
 public:
  virtual ~SuccessorPlaces() = default;
  virtual Offset offset(std::size_t index) const = 0;
};

/// moves(Position, [Successor, ...]), or where chance moves moves(Position, [P-Successor, ...]).
struct MovesFact {
  TermId position;
  std::span<const TermId> successors;  ///< valid during the call that hands the fact over
  Offset offset;                       ///< of the position in the source
  const SuccessorPlaces& places;       ///< valid likewise
  /// Of each successor where chance moves, as it is written, and nothing where it has none; empty
  /// where chance does not move. Valid likewise.
  std::span<const std::optional<TermId>> probabilities = {};
};

/// static_eval(Position, Value), or staticval(Position, Value), which counts only where the
/// position has no static_eval/2 fact: a program asks that one first.
struct ValueFact {
  TermId position;
  TermId value;
  Offset offset;
  Offset value_offset;
  bool is_staticval = false;
};

/// max_to_move(Position), min_to_move(Position) or chance_to_move(Position).
struct MoverFact {
  TermId position;
  Mover mover;  ///< no player
  Offset offset;
};

/// player_to_move(Position, Player).
struct PlayerFact {
  TermId position;
  TermId player;  ///< its name or number
  Offset offset;
  Offset player_offset;
};

/// players([Player, ...]).
struct PlayersFact {
  std::span<const TermId> players;  ///< valid during the call
  Offset offset;
};

/// initial_position(Position): where the game begins.
struct BeginFact {
  TermId position;
  Offset offset;
};

/// move_name(Position, Successor, Name): what people call a move.
struct NameFact {
  TermId position;
  TermId successor;
  TermId name;
};

/// A fact that says nothing about a game.
struct OtherFact {
  std::string_view name;  ///< of its predicate; valid during the call
  std::size_t arity;
  Offset offset;          ///< of the fact in the source
  std::string_view text;  ///< of the fact up to its full stop; lies in the source
};

/// What the reader of a file hands its facts to, in the order of the file.
class FactSink {
 public:
  virtual ~FactSink() = default;
  virtual void take(const MovesFact& fact) = 0;
  virtual void take(const ValueFact& fact) = 0;
  virtual void take(const MoverFact& fact) = 0;

  virtual void player(const PlayerFact&) {}
  virtual void players(const PlayersFact&) {}
  virtual void begin(const BeginFact&) {}
  virtual void name(const NameFact&) {}
  /// A fact of another predicate, which is let pass.
  virtual void pass(const OtherFact&) {}
  /// What was handed over does not count: the file is read anew, with the probabilities of its
  /// chance moves.
  virtual void begin_again() = 0;
  /// The text of a clause in which an error was found: what it would have said is unknown.
  virtual void lose(std::string_view) {}
};

}  // namespace minimax
