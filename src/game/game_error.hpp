// What a game of terms cannot tell a search.
#pragma once

#include <cstdint>
#include <exception>
#include <utility>

#include "base/message.hpp"
#include "game/game.hpp"
#include "term/term.hpp"

namespace minimax {

/// Thrown by a game whose positions are terms when it is asked what its facts or rules do not say.
class GameError : public std::exception {
 public:
  enum class Kind : std::uint8_t {
    no_mover,           ///< neither the position nor its successors tell who moves
    both_movers,        ///< more than one of max_to_move/1, min_to_move/1 and so on holds
    no_value,           ///< no static value
    bad_value,          ///< the static value is no number and does not evaluate to one
    infinite,           ///< the static value, which has no average then
    too_large,          ///< the static value, for averages of floats
    bad_probabilities,  ///< those of a chance position are no numbers in 0..1 that sum to 1
    bad_payoffs,        ///< the static value is no list of a number for each player
    unknown_player,     ///< player_to_move/2 names nobody who plays
  };

  /// `reason` says more where there is more to say, as a sentence without a full stop.
  GameError(Kind kind, TermId position, Message reason = {})
      : kind(kind), position(position), reason(std::move(reason)) {}

  const char* what() const noexcept override { return "the game does not define what is asked"; }

  Kind kind;
  TermId position;
  Message reason;
};

class NoValueError final : public GameError, public NoStaticValue {
 public:
  explicit NoValueError(TermId position) : GameError(Kind::no_value, position) {}
};

}  // namespace minimax
