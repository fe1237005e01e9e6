#include "grade/report/clean_text.hpp"

#include <algorithm>
#include <utility>

#include "base/control_character.hpp"
#include "base/utf8.hpp"
#include "base/width.hpp"

namespace minimax::grade {

namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";  // U+FFFD

bool is_control(char32_t code) {
  const bool is_no_character = (code & 0xfffe) == 0xfffe;  // and illegal in XML
  return is_control_character(code) || is_no_character;
}

std::string cleaned(std::string_view text, std::string_view kept) {
  std::string result;
  while (!text.empty()) {
    const DecodedCharacter character = decode_utf8(text.data(), text.data() + text.size());
    const std::string_view bytes = text.substr(0, std::max<std::size_t>(1, character.length));
    if (character.length == 0) {
      result += replacement;
    } else if (is_control(character.code_point) && kept.find(bytes) == std::string_view::npos) {
      result += '?';
    } else {
      result += bytes;
    }
    text.remove_prefix(bytes.size());
  }
  return result;
}

}  // namespace

std::string clean(std::string_view text) {
  return cleaned(text, "\t\n");
}

std::string clean_line(std::string_view text) {
  return cleaned(text, "");
}

std::string without_commands(std::string_view text) {
  std::string harmless;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    const std::string_view line = text.substr(0, end);
    const std::string_view begin =
        line.substr(std::min(line.find_first_not_of(" \t\r"), line.size()));
    harmless += line.substr(0, line.size() - begin.size());
    if (begin.starts_with("::") || begin.starts_with("##[")) harmless += '\'';
    harmless += begin;
    text.remove_prefix(end);
  }
  return harmless;
}

StyledText without_commands(StyledText text) {
  std::string harmless = without_commands(std::string_view(text.text()));
  return harmless == text.text() ? text : StyledText(std::move(harmless));
}

std::string first_words(std::string_view clean_text, std::size_t most) {
  if (width(clean_text) <= most) return std::string(clean_text);
  constexpr std::string_view dots = " ...";
  std::size_t room = most - std::min(most, dots.size());
  std::size_t end = 0;
  for (; end < clean_text.size(); ++end) {
    if (!continues_character(clean_text[end]) && room-- == 0) break;
  }
  const std::size_t blank = clean_text.rfind(' ', end);
  return std::string(clean_text.substr(0, std::min(blank, end))) + std::string(dots);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  std::size_t at = text.find(what);
  if (at == std::string::npos) return text;
  // Into another text: what stands behind is moved once, and not for each.
  std::string result;
  std::size_t begin = 0;
  for (; at != std::string::npos; at = text.find(what, begin)) {
    result.append(text, begin, at - begin).append(by);
    begin = at + what.size();
  }
  return result.append(text, begin);
}

std::string markup_escaped(std::string text) {
  constexpr std::pair<std::string_view, std::string_view> special[] = {
      {"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}};
  for (const auto& [what, by] : special) text = replaced(std::move(text), what, by);
  return text;
}

std::string html_escaped(std::string text) {
  constexpr std::pair<std::string_view, std::string_view> special[] = {
      {"##[", "&#35;&#35;["}, {"'", "&#39;"}, {"::", "&#58;&#58;"}};
  text = markup_escaped(std::move(text));
  for (const auto& [what, by] : special) text = replaced(std::move(text), what, by);
  return text;
}

}  // namespace minimax::grade
