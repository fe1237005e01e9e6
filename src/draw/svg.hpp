// A drawing as SVG that can be read aloud.
#pragma once

#include <string>

#include "draw/drawing.hpp"

namespace minimax {

/// What Graphviz has made of the drawing, as an image with a title and a description, instead of a
/// title for each symbol and line.
std::string readable_svg(const std::string& svg, const Drawing& drawing, DrawingKind kind);

/// The element alone, without identifiers, so that several stand in one document of HTML. It has no
/// styles and no scripts.
std::string svg_element(const std::string& svg);

}  // namespace minimax
