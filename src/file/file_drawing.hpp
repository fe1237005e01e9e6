// The picture of a search over the game of a file.
#pragma once

#include "ask/options.hpp"
#include "draw/drawing.hpp"
#include "file/game_file.hpp"
#include "term/term.hpp"

namespace minimax {

/// What a search from a position finds, on the tree of the whole game. Positions are called what
/// the file shows of them, or by their terms. Throws TooManyDrawn, and what FileQuestion throws.
Drawing drawn_search(GameFile& file, TermId root, const Options& options);

}  // namespace minimax
