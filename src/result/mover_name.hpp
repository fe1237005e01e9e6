// Movers in words.
#pragma once

#include <optional>

#include "game/game.hpp"

namespace minimax {

/// `max` or `min`; nothing where nobody moves.
inline std::optional<const char*> mover_name(std::optional<Mover> mover) noexcept {
  if (!mover) return std::nullopt;
  return *mover == Mover::max ? "max" : "min";
}

}  // namespace minimax
