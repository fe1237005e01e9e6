// A drawing for Graphviz.
#pragma once

#include <string>

#include "draw/drawing.hpp"

namespace minimax {

/// In the language of Graphviz. The sizes of all symbols are given, and do not depend on the kind:
/// so a blank drawing and its solution are laid out alike.
std::string dot_text(const Drawing& drawing, DrawingKind kind);

}  // namespace minimax
