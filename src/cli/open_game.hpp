// From the file that a command names to its game.
#pragma once

#include <memory>

#include "cli/game_file.hpp"
#include "cli/game_flags.hpp"

namespace minimax {

/// Throws SourceError, UsageError, BadInput where the file is wrong, and std::runtime_error where
/// it needs SWI-Prolog and that cannot be started.
std::unique_ptr<GameFile> open_game(const GameFlags& flags);

}  // namespace minimax
