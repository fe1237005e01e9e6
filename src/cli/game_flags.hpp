// The options that name a game.
#pragma once

#include <string>

#include "file/game_source.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
}

namespace minimax {

/// FILE, and how it is read. `source` must outlive the command, here and below.
void add_game_flags(CLI::App& command, GameSource& source);
/// How the file is read.
void add_reading_flags(CLI::App& command, GameSource& source);

}  // namespace minimax
