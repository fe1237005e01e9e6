// Kinds of games.
#pragma once

#include <cstdint>

namespace minimax {

/// Who moves in a game, which decides which searches it is for.
enum class GameKind : std::uint8_t {
  two_players,  ///< MAX and MIN
  chance,       ///< MAX, MIN and chance
  players,      ///< players with a payoff of their own
};

}  // namespace minimax
