// From the file that a command names to its game.
#pragma once

#include <memory>
#include <string>

#include "cli/game_file.hpp"

namespace minimax {

/// `-` is standard input. Throws SourceError, and BadInput where the file holds errors.
std::unique_ptr<GameFile> open_game(const std::string& path);

}  // namespace minimax
