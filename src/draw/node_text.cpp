#include "draw/node_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace minimax {

namespace {

bool is_solution(DrawingKind kind) {
  return kind == DrawingKind::solution;
}

// Where nobody has looked there is no window: its line has room for the reason.
bool has_own_line_of_reason(const DrawingNode& node) {
  return !node.cut_reason.empty() && (node.is_seen || !node.mover);
}

bool has_window_line(const DrawingNode& node) {
  return node.mover && (node.window || (!node.is_seen && !node.cut_reason.empty()));
}

std::string window_or_reason(const DrawingNode& node, DrawingKind kind) {
  return node.is_seen ? window_text(node, kind) : reason_text(node, kind);
}

}  // namespace

Symbol symbol_of(const DrawingNode& node) {
  if (!node.mover) return Symbol::box;
  if (is_player(*node.mover)) return Symbol::hexagon;
  if (*node.mover == Mover::chance) return Symbol::circle;
  return *node.mover == Mover::max ? Symbol::up : Symbol::down;
}

std::string value_text(const DrawingNode& node, DrawingKind kind) {
  if (!node.mover) return node.static_value;
  if (!is_solution(kind) || !node.value) return {};
  switch (node.certainty) {
    case Certainty::exact:
      return *node.value;
    case Certainty::lower_bound:
      return "≥ " + *node.value;
    case Certainty::upper_bound:
      break;
  }
  return "≤ " + *node.value;
}

std::string window_text(const DrawingNode& node, DrawingKind kind) {
  if (!is_solution(kind) || !node.window || !node.mover) return {};
  return fmt::format("[{}, {}]", node.window->alpha, node.window->beta);
}

std::string reason_text(const DrawingNode& node, DrawingKind kind) {
  return is_solution(kind) ? node.cut_reason : std::string();
}

std::vector<std::string> lines_in(const DrawingNode& node, DrawingKind kind) {
  std::vector<std::string> lines;
  const Symbol symbol = symbol_of(node);
  const bool is_triangle = symbol == Symbol::up || symbol == Symbol::down;
  if (is_triangle) lines.push_back(value_text(node, kind));
  if (symbol == Symbol::hexagon) lines.push_back(node.player);
  // They are turned over with the triangle, but what they tell must not stand on its head.
  const auto label = lines.insert(lines.end(), node.label.begin(), node.label.end());
  if (symbol == Symbol::down) std::reverse(label, lines.end());
  if (!is_triangle) lines.push_back(value_text(node, kind));
  if (has_window_line(node)) lines.push_back(window_or_reason(node, kind));
  if (has_own_line_of_reason(node)) lines.push_back(reason_text(node, kind));
  if (symbol == Symbol::down) std::ranges::reverse(lines);
  return lines;
}

Strokes strokes_of(const DrawingNode& node, DrawingKind kind) {
  if (!is_solution(kind)) return {};
  return {node.on_line, !node.is_seen, node.is_cut};
}

}  // namespace minimax
