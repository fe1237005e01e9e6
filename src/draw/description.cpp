#include "draw/description.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string_view>

#include "draw/answer.hpp"
#include "draw/node_text.hpp"
#include "game/mover.hpp"

namespace minimax {

namespace {

// A picture of several lines is one of them to who hears it.
std::string label_of(const DrawingNode& node) {
  return fmt::format("{}", fmt::join(node.label, " / "));
}

// `, value 4`, `, value at least 4`
std::string value_part(const DrawingNode& node, DrawingKind kind) {
  std::string value = value_text(node, kind);
  if (value.empty()) return {};
  if (const std::string_view so_far = "…"; node.mover && !node.value)
    return ", value " + value.substr(0, value.size() - so_far.size()) + " so far";
  if (value.starts_with("≥ ")) value.replace(0, std::string("≥ ").size(), "at least ");
  if (value.starts_with("≤ ")) value.replace(0, std::string("≤ ").size(), "at most ");
  return ", value " + value;
}

std::string focus_part(const DrawingNode& node, DrawingKind kind) {
  return strokes_of(node, kind).is_filled ? ", the last step" : "";
}

// How a position stands among the successors of another.
std::string successor_text(const DrawingNode& node, DrawingKind kind) {
  const Strokes strokes = strokes_of(node, kind);
  std::string text = label_of(node);
  if (!node.probability.empty()) text += " with probability " + node.probability;
  if (!node.mover) text += value_part(node, kind);
  if (strokes.is_bold) text += ", best play";
  if (strokes.is_cut) {
    const std::string reason = reason_text(node, kind);
    text += ", cut off" + (reason.empty() ? "" : ": " + reason);
  } else if (strokes.is_dashed) {
    text += ", not looked at";
  }
  if (strokes.is_answered) text += ", answered";
  if (!node.mover) text += focus_part(node, kind);
  return text;
}

std::string mover_of(const DrawingNode& node) {
  return is_player(*node.mover) ? node.player : title_of(*node.mover);
}

}  // namespace

std::string drawing_title(const Drawing& drawing) {
  return "Game tree of " + label_of(drawing.nodes.front());
}

std::string drawing_description(const Drawing& drawing, DrawingKind kind) {
  std::string text;
  for (const DrawingNode& node : drawing.nodes) {
    if (!node.mover) continue;
    std::vector<std::string> successors;
    for (const std::size_t each : node.successors)
      successors.push_back(successor_text(drawing.nodes[each], kind));
    const std::string window = window_text(node, kind);
    const std::string answer = answer_text(node, kind);
    const std::string below = successors.empty()
                                  ? "Its successors are not drawn"
                                  : fmt::format("Successors: {}", fmt::join(successors, "; "));
    text +=
        fmt::format("{}: {} moves{}{}{}{}. {}.\n", label_of(node), mover_of(node),
                    value_part(node, kind), window.empty() ? "" : ", window " + window,
                    answer.empty() ? "" : ", answered " + answer, focus_part(node, kind), below);
  }
  if (text.empty()) {
    const DrawingNode& leaf = drawing.nodes.front();
    text = label_of(leaf) + value_part(leaf, kind) + ".\n";
  }
  text.pop_back();
  return text;
}

}  // namespace minimax
