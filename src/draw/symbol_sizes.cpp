#include "draw/symbol_sizes.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "draw/node_text.hpp"

namespace minimax {

namespace {

constexpr double column_points = 7.2;  // of a font of one width
constexpr double margin = 6;
constexpr double least_width = 30;
// A chance position with more to tell becomes an ellipse.
constexpr double widest_circle = 110;

double text_width(const SymbolLine& line) {
  return static_cast<double>(line.columns) * column_points;
}

// The text ends just within the base, and each line fits between the sides at its upper edge;
// `lines` go from the point to the base.
SymbolSize triangle(const std::vector<SymbolLine>& lines) {
  const double text = static_cast<double>(lines.size()) * line_points;
  const double height = 1.5 * text + 2 * margin;
  double width = height;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const double top = margin + static_cast<double>(lines.size() - i) * line_points;
    width = std::max(width, (text_width(lines[i]) + margin) / (1 - top / height));
  }
  return {width, height / 0.75};
}

SymbolSize size_of(const DrawingNode& node, const Rooms& rooms) {
  std::vector<SymbolLine> lines = lines_in(node, rooms, DrawingKind::solution);
  double width = 0;
  for (const SymbolLine& line : lines) width = std::max(width, text_width(line));
  const double height = static_cast<double>(lines.size()) * line_points;
  switch (symbol_of(node)) {
    case Symbol::down:
      std::ranges::reverse(lines);
      [[fallthrough]];
    case Symbol::up:
      return triangle(lines);
    case Symbol::circle: {
      const double diameter = std::hypot(width, height) + margin;
      if (diameter <= widest_circle) return {diameter, diameter};
      return {width * 1.3 + margin, height * 1.6 + margin};
    }
    case Symbol::hexagon:
      return {width * 1.4 + 4 * margin, height * 1.3 + margin};
    case Symbol::box:
      break;
  }
  return {std::max(width + 2 * margin, least_width), height + margin};
}

}  // namespace

std::vector<SymbolSize> symbol_sizes(const Drawing& drawing) {
  const Rooms rooms = rooms_of(drawing);
  std::vector<std::size_t> plies;
  std::map<std::pair<std::size_t, Symbol>, SymbolSize> largest;
  for (const DrawingNode& node : drawing.laid_out()) {
    plies.push_back(node.parent ? plies[*node.parent] + 1 : 0);
    SymbolSize& size = largest[{plies.back(), symbol_of(node)}];
    const SymbolSize own = size_of(node, rooms);
    size = {std::max(size.width, own.width), std::max(size.height, own.height)};
  }
  std::vector<SymbolSize> sizes;
  for (std::size_t i = 0; i < drawing.nodes.size(); ++i)
    sizes.push_back(largest[{plies[i], symbol_of(drawing.nodes[i])}]);
  return sizes;
}

}  // namespace minimax
