// The game of a file as a small tree.
#pragma once

#include <cstddef>

#include "file/game_file.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// What can be reached from the position, which is the root: with the movers and the static values
/// that the file declares. Throws UsageError where there are more positions than `most`, and
/// BadInput where the game has a mistake.
Tree given_tree(GameFile& file, TermId root, std::size_t most);

}  // namespace minimax::grade
