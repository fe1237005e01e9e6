// A drawing for LaTeX.
#pragma once

#include <string>

#include "draw/drawing.hpp"

namespace minimax {

/// A document by TikZ's `forest` that stands alone, for pdfLaTeX, XeLaTeX and LuaLaTeX. A character
/// that pdfLaTeX has no glyph for stands there by its number.
std::string tex_text(const Drawing& drawing, DrawingKind kind);

}  // namespace minimax
