#include "draw/node_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "draw/drawn_text.hpp"

namespace minimax {

namespace {

bool is_solution(DrawingKind kind) {
  return kind == DrawingKind::solution;
}

// Where nobody has looked there is no window: its line has room for the reason.
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
  if (!is_solution(kind)) return {};
  if (!node.value) return node.has ? *node.has + "…" : "";
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
  const std::optional<DrawnWindow>& window = node.current_window();
  if (!is_solution(kind) || !window || !node.mover) return {};
  return fmt::format("[{}, {}]", window->alpha, window->beta);
}

std::string reason_text(const DrawingNode& node, DrawingKind kind) {
  return is_solution(kind) ? node.cut_reason : std::string();
}

std::string answer_text(const DrawingNode& node, DrawingKind kind) {
  return is_solution(kind) ? node.answer : std::string();
}

namespace {

// Star2 probes the successors of a chance position before it looks at one in full.
bool may_be_cut_late(const DrawingNode& node) {
  return node.mover && !node.probability.empty();
}

}  // namespace

// The values of MAX and MIN are among those of the leaves, and so are the ends of windows.
Rooms rooms_of(const Drawing& drawing) {
  Rooms rooms = {};
  const auto widen = [](std::size_t& room, const std::string& text) {
    room = std::max(room, drawn_width(text));
  };
  std::size_t value = 0;
  for (const DrawingNode& node : drawing.laid_out()) {
    const bool is_late = may_be_cut_late(node) && node.is_seen;
    const std::string reason = reason_text(node, DrawingKind::solution);
    widen(value, node.value.value_or(node.static_value));
    widen(rooms.window, window_text(node, DrawingKind::solution));
    widen(!node.mover ? rooms.reason : node.is_seen ? rooms.late_reason : rooms.window, reason);
    rooms.has_windows |= node.window && node.mover;
    rooms.has_cuts |= node.is_cut;
    rooms.has_late_cuts |= is_late && !reason.empty();
  }
  rooms.has_cuts |= rooms.has_windows;
  rooms.value = value + (rooms.has_cuts ? drawn_width("≥ ") : 0);
  if (!rooms.has_windows) return rooms;
  rooms.window = std::max({rooms.window, drawn_width("[-∞, ∞]"), 2 * value + drawn_width("[, ]")});
  rooms.reason = std::max(rooms.reason, 2 * value + drawn_width(" ≥ "));
  return rooms;
}

std::vector<SymbolLine> lines_in(const DrawingNode& node, const Rooms& rooms, DrawingKind kind) {
  std::vector<SymbolLine> lines;
  const auto add = [&](std::string text, std::size_t room) {
    const std::size_t columns = std::max(room, drawn_width(text));
    lines.push_back({std::move(text), columns});
  };
  const Symbol symbol = symbol_of(node);
  const bool is_triangle = symbol == Symbol::up || symbol == Symbol::down;
  const std::size_t value_room = node.mover ? rooms.value : 0;
  if (is_triangle) add(value_text(node, kind), value_room);
  if (symbol == Symbol::hexagon) add(node.player, 0);
  const auto label = static_cast<std::ptrdiff_t>(lines.size());
  for (const std::string& line : node.label) add(line, 0);
  if (node.is_collapsed) add("…", 0);
  // They are turned over with the triangle, but what they tell must not stand on its head.
  if (symbol == Symbol::down) std::reverse(lines.begin() + label, lines.end());
  if (!is_triangle) add(value_text(node, kind), value_room);
  if (node.mover && (rooms.has_windows || rooms.has_cuts))
    add(window_or_reason(node, kind), rooms.window);
  if (!node.mover && rooms.has_cuts) add(reason_text(node, kind), rooms.reason);
  if (may_be_cut_late(node) && rooms.has_late_cuts)
    add(node.is_seen ? reason_text(node, kind) : std::string(), rooms.late_reason);
  if (!node.answer.empty()) add(is_solution(kind) ? "≠ " + node.answer : std::string(), 0);
  if (symbol == Symbol::down) std::ranges::reverse(lines);
  return lines;
}

Strokes strokes_of(const DrawingNode& node, DrawingKind kind) {
  if (!is_solution(kind)) return {};
  return {node.on_line, !node.is_seen, node.is_cut, node.is_answered, node.is_focus};
}

}  // namespace minimax
