#include "draw/tree_text.hpp"

#include <algorithm>
#include <string_view>

#include "base/message.hpp"
#include "draw/node_text.hpp"

namespace minimax {

namespace {

std::string_view character_of(Symbol symbol) {
  switch (symbol) {
    case Symbol::up:
      return "△";
    case Symbol::down:
      return "▽";
    case Symbol::circle:
      return "○";
    case Symbol::hexagon:
      return "⬡";
    case Symbol::box:
      break;
  }
  return "□";
}

class TreeText {
 public:
  TreeText(const Drawing& drawing, DrawingKind kind) : drawing_(drawing), kind_(kind) {}

  StyledText text() {
    append(0, {}, "");
    return std::move(text_);
  }

 private:
  const DrawingNode& node(std::size_t index) const { return drawing_.nodes[index]; }
  Strokes strokes(std::size_t index) const { return strokes_of(node(index), kind_); }

  // `branch` stands before the node, and `left` before what comes below it.
  void append(std::size_t index, const StyledText& branch, const std::string& left);
  void append_head(const DrawingNode& node);
  void append_successors(const DrawingNode& node, const std::string& left);

  const Drawing& drawing_;
  DrawingKind kind_;
  StyledText text_;
};

void TreeText::append(std::size_t index, const StyledText& branch, const std::string& left) {
  const DrawingNode& node = this->node(index);
  text_ += branch;
  append_head(node);
  // What follows of a picture hangs under it, beside the line to the successors.
  const bool is_bold =
      std::ranges::any_of(node.successors, [&](std::size_t each) { return strokes(each).is_bold; });
  const std::string_view line = node.successors.empty() ? "  " : is_bold ? "┃ " : "│ ";
  for (std::size_t i = 0; has_picture(node) && i < node.label.size(); ++i)
    text_ += left + std::string(line) + node.label[i] + "\n";
  append_successors(node, left);
}

// `△ a = 4  [-∞, ∞]`
void TreeText::append_head(const DrawingNode& node) {
  std::string head(character_of(symbol_of(node)));
  if (!node.player.empty()) head += ' ' + node.player + (has_picture(node) ? "" : " at");
  if (!has_picture(node)) head += ' ' + node.label.front();
  if (node.is_collapsed) head += " …";
  const std::string value = value_text(node, kind_);
  const bool is_bound = value.starts_with("≥") || value.starts_with("≤");
  if (!value.empty()) head += (is_bound && node.mover ? " " : " = ") + value;
  const Strokes strokes = strokes_of(node, kind_);
  if (strokes.is_bold)
    text_.append(head, TextStyle::best);
  else
    text_ += head;
  if (const std::string window = window_text(node, kind_); !window.empty()) text_ += "  " + window;
  if (const std::string why = reason_text(node, kind_); !why.empty())
    (text_ += "  ").append(say("cut off: {why}", {{"why", why}}), TextStyle::cut);
  if (const std::string answer = answer_text(node, kind_); !answer.empty())
    text_ += "  " + say("answered: {value}", {{"value", answer}});
  if (strokes.is_answered) text_ += "  ← " + say("answered");
  if (strokes.is_filled) text_ += "  ← " + say("last step");
  text_ += "\n";
}

// The line goes down from the position, heavy as far as to the last successor of best play.
void TreeText::append_successors(const DrawingNode& node, const std::string& left) {
  const auto& successors = node.successors;
  std::size_t heavy = 0;  // so many successors have the heavy line above them
  for (std::size_t i = 0; i < successors.size(); ++i) {
    if (strokes(successors[i]).is_bold) heavy = i + 1;
  }
  for (std::size_t i = 0; i < successors.size(); ++i) {
    const bool is_last = i + 1 == successors.size();
    const Strokes drawn = strokes(successors[i]);
    const bool above = i < heavy;
    const bool below = i + 1 < heavy;
    std::string line;
    if (is_last)
      line += drawn.is_bold ? "┗" : "└";
    else if (drawn.is_bold)
      line += below ? "┣" : "┡";
    else
      line += !above ? "├" : below ? "┠" : "┞";
    if (!drawn.is_cut) line += drawn.is_bold ? "━" : drawn.is_dashed ? "╌" : "─";
    StyledText branch(left + line);
    if (drawn.is_cut) branch.append("╳", TextStyle::cut);
    const std::string& probability = this->node(successors[i]).probability;
    if (!probability.empty()) branch += probability + (drawn.is_bold ? "━" : "─");
    append(successors[i], branch, left + (is_last ? "  " : below ? "┃ " : "│ "));
  }
}

}  // namespace

StyledText tree_text(const Drawing& drawing, DrawingKind kind) {
  return TreeText(drawing, kind).text();
}

}  // namespace minimax
