// Kinds of games.
#pragma once

#include <cstdint>

namespace minimax {

/// Who moves in a game, which decides which searches it is for.
enum class GameKind : std::uint8_t {
  two_players,  ///< MAX and MIN
  chance,       ///< MAX, MIN and chance
  players,      ///< players with a payoff of their own, and chance where it moves
};

/// As a sentence without a full stop.
constexpr const char* sentence_of(GameKind kind) noexcept {
  switch (kind) {
    case GameKind::chance:
      return "in this game chance moves";
    case GameKind::players:
      return "this is a game of several players";
    case GameKind::two_players:
      break;
  }
  return "this is a game of MAX and MIN alone";
}

}  // namespace minimax
