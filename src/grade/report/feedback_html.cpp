#include <fmt/format.h>

#include <string>
#include <utility>

#include "base/translation.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/feedback.hpp"
#include "grade/report/feedback_blocks.hpp"

namespace minimax::grade {

namespace {

std::string html_of(const Block& block, unsigned level, InlinePictures& pictures) {
  const std::string text = html_escaped(block.text);
  switch (block.kind) {
    case Block::Kind::title:
      return fmt::format("<h{0}>{1}</h{0}>\n", level, text);
    case Block::Kind::heading:
      return fmt::format("<h{0}>{1}</h{0}>\n", level + 1, text);
    case Block::Kind::code:
      return fmt::format("<pre><code>{}</code></pre>\n", text);
    case Block::Kind::picture:
      return pictures.html(*block.drawing);
    case Block::Kind::paragraph:
      break;
  }
  return fmt::format("<p>{}</p>\n", text);
}

}  // namespace

std::string html_blocks(std::span<const Block> blocks, unsigned level, InlinePictures& pictures) {
  std::string html;
  for (const Block& block : blocks) html += html_of(block, level, pictures);
  return html;
}

// Should anything get through all the same, the page may load and run nothing.
std::string html_feedback(const Marked& marked, InlinePictures& pictures,
                          const std::string& trees) {
  const std::vector<Block> blocks = feedback_blocks(marked, trees);
  std::string document = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">\n"
      "<title>{}</title>\n",
      chosen_language(), html_escaped(blocks.front().text));
  return document + html_blocks(blocks, 1, pictures) + "</html>\n";
}

}  // namespace minimax::grade
