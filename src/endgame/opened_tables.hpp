// Endgame tables that were opened.
#pragma once

#include <memory>
#include <string>

#include "endgame/endgame_table.hpp"

namespace minimax {

/// The table at this path. Those that were asked for last are kept open, as long as nobody writes
/// to their files: a question of many does not read the whole table again. Several threads may ask.
/// Throws FileError.
std::shared_ptr<const EndgameTable> opened_table(const std::string& path);

}  // namespace minimax
