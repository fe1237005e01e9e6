// What Prolog is told about a game.
#pragma once

#include <cstddef>
#include <string>

#include "game/game_error.hpp"
#include "prolog/prolog.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

/// A game whose positions and values can be put as terms, and which tells about its faults.
class GameTerms {
 public:
  virtual ~GameTerms() = default;
  virtual void put_position(term_t to, TermId position) = 0;
  /// The static value of a position that has one, as it was written.
  virtual void put_value(term_t to, TermId position) = 0;
  /// The name or the number of a player.
  virtual void put_player(term_t to, std::size_t index) = 0;
  /// How many there are: none where MAX and MIN move. After a search of all of the game.
  virtual std::size_t player_count() = 0;
  /// What the message of an error says more than its formal term.
  virtual std::string circumstances(const GameError& error) = 0;
  /// Which call was stopped, as a sentence without a full stop; empty where none was.
  virtual std::string stopped_call() { return {}; }
};

}  // namespace minimax::prolog
