// The parts of a feedback document, before it is Markdown or HTML.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "draw/drawing.hpp"
#include "grade/report/answer_drawing.hpp"
#include "grade/report/marked.hpp"

namespace minimax::grade {

struct Block {
  enum class Kind : std::uint8_t { title, heading, paragraph, code, picture };

  Kind kind;
  /// Clean, and on one line unless it is code or a picture as text; nothing in it is escaped.
  std::string text;
  std::optional<Drawing> drawing = {};  ///< of a picture
};

/// Where the trees are files beside the document, `trees` is how their names begin: see
/// tree_name(). Else they are to be saved first.
std::vector<Block> feedback_blocks(const Marked& marked, const std::string& trees = "");

/// As elements of HTML, of which the title is a heading of this level.
std::string html_blocks(std::span<const Block> blocks, unsigned level, InlinePictures& pictures);

}  // namespace minimax::grade
