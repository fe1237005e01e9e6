// Movers in words.
#pragma once

#include <optional>

#include "game/game.hpp"

namespace minimax {

/// `max`, `min` or `chance`; nothing where nobody moves, or a player, who has a name of its own.
inline std::optional<const char*> mover_name(std::optional<Mover> mover) noexcept {
  if (!mover || is_player(*mover)) return std::nullopt;
  if (*mover == Mover::chance) return "chance";
  return *mover == Mover::max ? "max" : "min";
}

}  // namespace minimax
