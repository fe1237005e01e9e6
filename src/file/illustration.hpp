// What a game tells of an answer for people.
#pragma once

#include "ask/result.hpp"
#include "file/game_file.hpp"

namespace minimax {

/// Adds the names of the moves along the line, and the picture of the best successor, as far as the
/// game tells them. Needs the line of positions, not the list of the notes' program.
void illustrate(Result& result, GameFile& file);

}  // namespace minimax
