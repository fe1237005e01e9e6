// What Prolog is told about a game.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/message.hpp"
#include "game/game_error.hpp"
#include "prolog/prolog.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

/// A game whose positions and values can be put as terms, and which tells about its faults.
class GameTerms {
 public:
  virtual ~GameTerms() = default;
  virtual void put_position(term_t to, TermId position) = 0;
  /// Nothing where the term is no position of the game. Throws TermError.
  virtual std::optional<TermId> position_of(term_t term) = 0;
  /// The static value of a position that has one, as it was written.
  virtual void put_value(term_t to, TermId position) = 0;
  /// The name or the number of a player.
  virtual void put_player(term_t to, std::size_t index) = 0;
  /// How many there are: none where MAX and MIN move. After a search of all of the game.
  virtual std::size_t player_count() = 0;
  /// What the message of an error says more than its formal term.
  virtual Message circumstances(const GameError& error) = 0;
  /// Where the game consists of facts, and none of them knows the position: which ones it may be
  /// meant to be, as a sentence without a full stop, empty where none is like it.
  virtual std::optional<std::string> unknown_position(TermId /*position*/) { return std::nullopt; }
  /// Which call was stopped, as a sentence without a full stop; empty where none was.
  virtual Message stopped_call() { return {}; }
};

}  // namespace minimax::prolog
