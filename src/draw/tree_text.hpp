// A drawing in a terminal.
#pragma once

#include <string>

#include "draw/drawing.hpp"

namespace minimax {

/// A line for each position, under the one that it is a successor of, with lines of characters
/// between them; those of best play are heavy.
std::string tree_text(const Drawing& drawing, DrawingKind kind);

}  // namespace minimax
