// Files that must not be written.
#pragma once

#include <string>

#include "file/game_source.hpp"

namespace minimax {

/// That the file which this option, such as `--output`, names is another one than that of the game,
/// which would be lost. Throws UsageError.
void check_output(const char* option, const std::string& path, const GameSource& game);

}  // namespace minimax
