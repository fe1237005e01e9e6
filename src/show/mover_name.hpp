// Movers in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"

namespace minimax {

/// `max`, `min` or `chance`; nothing where nobody moves, or a player, who has a name of its own.
inline std::optional<const char*> mover_name(std::optional<Mover> mover) noexcept {
  if (!mover || is_player(*mover)) return std::nullopt;
  if (*mover == Mover::chance) return "chance";
  return *mover == Mover::max ? "max" : "min";
}

/// What begins the name of a player who has a number alone. Another name with a blank in it has
/// quotes, so that none begins so.
inline constexpr std::string_view before_player_number = "player ";

/// `player 1`
inline std::string numbered_player(std::string_view number) {
  return std::string(before_player_number).append(number);
}

/// `1` of `player 1`; nothing where it is the name of a player.
inline std::optional<std::string_view> number_in(std::string_view name) noexcept {
  if (!name.starts_with(before_player_number)) return std::nullopt;
  return name.substr(before_player_number.size());
}

}  // namespace minimax
