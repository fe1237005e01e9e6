// The parts of a feedback document, before it is Markdown or HTML.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

struct Block {
  enum class Kind : std::uint8_t { title, heading, paragraph, code };

  Kind kind;
  std::string text;  ///< clean, and on one line unless it is code; nothing in it is escaped
};

std::vector<Block> feedback_blocks(const Marked& marked);

}  // namespace minimax::grade
