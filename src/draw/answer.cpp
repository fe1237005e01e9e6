#include "draw/answer.hpp"

#include <algorithm>
#include <cstddef>

#include "base/message.hpp"
#include "draw/drawn_text.hpp"

namespace minimax {

void mark_answer(Drawing& drawing, std::string_view value, std::span<const TermId> line) {
  std::vector<DrawingNode>& nodes = drawing.nodes;
  const std::string written = drawn_text(value);
  if (written != nodes.front().value.value_or(nodes.front().static_value))
    nodes.front().answer = written;
  std::size_t node = 0;
  for (const TermId position : line) {
    const std::vector<std::size_t>& successors = nodes[node].successors;
    const auto found = std::ranges::find_if(
        successors, [&](std::size_t each) { return nodes[each].position == position; });
    if (found == successors.end()) return;
    node = *found;
    nodes[node].is_answered = true;
  }
}

std::string answer_legend(const Drawing& drawing) {
  const bool has_line = std::ranges::any_of(drawing.nodes, &DrawingNode::is_answered);
  const bool has_value = std::ranges::any_of(
      drawing.nodes, [](const DrawingNode& node) { return !node.answer.empty(); });
  if (!has_line && !has_value) return {};
  return say("bold: right") + (has_line ? "; " + say("double: answered") : "") +
         (has_value ? "; ≠: " + say("the value that was answered") : "");
}

}  // namespace minimax
