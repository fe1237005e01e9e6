// A drawing in a terminal.
#pragma once

#include "base/styled_text.hpp"
#include "draw/drawing.hpp"

namespace minimax {

/// A line for each position, under the one that it is a successor of, with lines of characters
/// between them; those of best play are heavy, and have a style of their own, as cut-offs have.
StyledText tree_text(const Drawing& drawing, DrawingKind kind);

}  // namespace minimax
