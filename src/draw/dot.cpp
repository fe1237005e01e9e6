#include "draw/dot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "draw/answer.hpp"
#include "draw/node_text.hpp"
#include "draw/symbol_sizes.hpp"

namespace minimax {

namespace {

constexpr std::string_view dot_head = R"(digraph minimax {{
  graph [charset="UTF-8", ordering=out, nodesep={}, ranksep=0.35];
  node [fontname="Helvetica,Arial,sans-serif", fontsize={}, fixedsize=true];
  edge [fontname="Helvetica,Arial,sans-serif", fontsize={}, dir=none];
)";
constexpr std::string_view grey = "gray40";

// A label begins escapes with a backslash, and entities of HTML with an ampersand.
void append_escaped(std::string& text, std::string_view label) {
  for (const char c : label) {
    if (c == '&') {
      text += "&amp;";
      continue;
    }
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
}

// Graphviz takes `\n` for the end of a line: a last line that is empty counts with it alone.
std::string label_text(const std::vector<SymbolLine>& lines) {
  std::string text = "\"";
  for (const SymbolLine& line : lines) {
    append_escaped(text, line.text);
    if (lines.size() > 1) text += "\\n";
  }
  return text + '"';
}

std::string label_text(const std::string& line) {
  return label_text(std::vector<SymbolLine>{{line, 0}});
}

const char* shape_of(Symbol symbol, const SymbolSize& size) {
  switch (symbol) {
    case Symbol::up:
      return "triangle";
    case Symbol::down:
      return "invtriangle";
    case Symbol::circle:
      return size.width == size.height ? "circle" : "ellipse";
    case Symbol::hexagon:
      return "hexagon";
    case Symbol::box:
      break;
  }
  return "box";
}

std::string style_text(const Strokes& strokes) {
  std::string style;
  if (strokes.is_dashed) style += fmt::format(", style=dashed, color={}", grey);
  if (strokes.is_bold) style += ", penwidth=3";
  return style;
}

std::string node_text(std::size_t index, const DrawingNode& node, const SymbolSize& size,
                      const Rooms& rooms, DrawingKind kind) {
  constexpr double inch = 72;
  const std::string_view font =
      has_picture(node) ? ", fontname=\"Courier New,Courier,monospace\"" : "";
  const Strokes strokes = strokes_of(node, kind);
  return fmt::format("  n{} [shape={}, width={:.3f}, height={:.3f}, label={}{}{}{}];\n", index,
                     shape_of(symbol_of(node), size), size.width / inch, size.height / inch,
                     label_text(lines_in(node, rooms, kind)), font, style_text(strokes),
                     strokes.is_filled ? ", style=filled" : "");
}

std::string edge_text(std::size_t index, const DrawingNode& node, DrawingKind kind) {
  const Strokes strokes = strokes_of(node, kind);
  std::string attributes = style_text(strokes);
  if (strokes.is_answered) attributes += ", color=\"black:invis:black\"";
  if (strokes.is_cut) attributes += ", dir=back, arrowtail=teetee";
  if (!node.probability.empty()) attributes += ", label=" + label_text(' ' + node.probability);
  if (!attributes.empty()) attributes = " [" + attributes.substr(2) + "]";
  return fmt::format("  n{} -> n{}{};\n", *node.parent, index, attributes);
}

// In inches: probabilities stand between the lines.
double space_between(const Drawing& drawing) {
  const auto has_probability = [](const DrawingNode& node) { return !node.probability.empty(); };
  return std::ranges::any_of(drawing.nodes, has_probability) ? 0.35 : 0.12;
}

}  // namespace

std::string dot_text(const Drawing& drawing, DrawingKind kind) {
  const Rooms rooms = rooms_of(drawing);
  const std::vector<SymbolSize> sizes = symbol_sizes(drawing);
  std::string text = fmt::format(dot_head, space_between(drawing), font_points, font_points);
  for (std::size_t i = 0; i < drawing.nodes.size(); ++i) {
    text += node_text(i, drawing.nodes[i], sizes[i], rooms, kind);
    if (drawing.nodes[i].parent) text += edge_text(i, drawing.nodes[i], kind);
  }
  if (const std::string legend = answer_legend(drawing);
      !legend.empty() && kind == DrawingKind::solution)
    text += "  label=" + label_text(legend) + ";\n";
  return text + "}\n";
}

}  // namespace minimax
