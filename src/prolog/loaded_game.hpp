// What load_game/2 has loaded.
#pragma once

#include <memory>
#include <optional>

#include "facts/fact_game.hpp"
#include "game/game_kind.hpp"
#include "module/loaded_module.hpp"

namespace minimax::prolog {

/// The game of a file of facts, or that of a module in C++. Several threads may search it.
struct LoadedGame {
  GameKind kind() const { return facts ? facts->kind() : GameKind::two_players; }

  std::optional<FactGame> facts;
  std::optional<LoadedModule> module;
};

}  // namespace minimax::prolog
