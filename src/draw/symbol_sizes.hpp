// How large the symbols of a drawing are.
#pragma once

#include <cstddef>
#include <vector>

#include "draw/drawing.hpp"

namespace minimax {

/// In points, as Graphviz understands them: the height of a triangle is three quarters of that of
/// its node, the rest lies beyond its base.
struct SymbolSize {
  double width;
  double height;
};

/// Points from one line of text to the next, and the font's size.
inline constexpr double line_points = 14;
inline constexpr double font_points = 12;

/// For each node; those of one ply with the same symbol are alike. They have room for the solution
/// in any usual font.
std::vector<SymbolSize> symbol_sizes(const Drawing& drawing);

}  // namespace minimax
