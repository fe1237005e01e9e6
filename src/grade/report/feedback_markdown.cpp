#include <algorithm>
#include <string>
#include <string_view>

#include "grade/report/feedback.hpp"
#include "grade/report/feedback_blocks.hpp"

namespace minimax::grade {

namespace {

// What Markdown would read as more than itself; GitHub's also makes links of addresses.
std::string markdown_escaped(std::string_view text) {
  constexpr std::string_view special = "\\`*_[]<>#!|~&$@";
  std::string markdown;
  for (const char each : text) {
    const bool begins_address = each == '/' && markdown.ends_with(':');
    if (begins_address || special.find(each) != std::string_view::npos) markdown += '\\';
    markdown += each;
  }
  return markdown;
}

std::size_t longest_run(std::string_view text, char of) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char each : text) {
    run = each == of ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

// Only a fence that is as long ends the block.
std::string fenced(const std::string& code, const char* language) {
  const std::string fence(std::max<std::size_t>(3, longest_run(code, '`') + 1), '`');
  const char* const end = code.ends_with('\n') ? "" : "\n";
  return fence + language + "\n" + code + end + fence + "\n";
}

std::string markdown_of(const Block& block) {
  switch (block.kind) {
    case Block::Kind::title:
      return "# " + markdown_escaped(block.text) + "\n";
    case Block::Kind::heading:
      return "## " + markdown_escaped(block.text) + "\n";
    case Block::Kind::code:
      return fenced(block.text, "prolog");
    case Block::Kind::picture:
      return fenced(block.text, "text");
    case Block::Kind::paragraph:
      break;
  }
  return markdown_escaped(block.text) + "\n";
}

}  // namespace

std::string markdown_feedback(const Marked& marked, const std::string& trees) {
  std::string document;
  for (const Block& block : feedback_blocks(marked, trees))
    document += (document.empty() ? "" : "\n") + markdown_of(block);
  return document;
}

}  // namespace minimax::grade
