#include "draw/drawn_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "base/utf8.hpp"
#include "base/width.hpp"

namespace minimax {

namespace {

constexpr std::size_t most_columns = 40;
constexpr std::size_t most_lines = 24;
constexpr std::size_t tab_columns = 8;
constexpr std::string_view ellipsis = "…";

struct Range {
  char32_t first;
  char32_t last;
};

constexpr bool is_in(char32_t character, const auto& ranges) {
  return std::ranges::any_of(ranges, [&](const Range& range) {
    return range.first <= character && character <= range.last;
  });
}

// Controls, marks of direction, separators of lines, what has no width, and what is no character.
constexpr Range unprintable[] = {
    {0x00, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},      {0x61c, 0x61c},   {0x180e, 0x180e},
    {0x200b, 0x200f}, {0x2028, 0x202e}, {0x2060, 0x206f},  {0xfdd0, 0xfdef}, {0xfeff, 0xfeff},
    {0xfff0, 0xfffb}, {0xfffe, 0xffff}, {0xe0000, 0xe007f}};

constexpr Range wide[] = {{0x1100, 0x115f}, {0x2e80, 0xa4cf},   {0xac00, 0xd7a3},
                          {0xf900, 0xfaff}, {0xfe30, 0xfe6f},   {0xff00, 0xff60},
                          {0xffe0, 0xffe6}, {0x1f300, 0x1faff}, {0x20000, 0x3fffd}};

bool is_unprintable(char32_t character) {
  return is_in(character, unprintable) || (character & 0xfffe) == 0xfffe;
}

std::size_t columns_of(char32_t character) {
  return is_in(character, wide) ? 2 : 1;
}

// Calls take(character) with each; a byte that is not UTF-8 counts as that of Latin-1.
template <class Take>
void for_each_character(std::string_view text, Take take) {
  for (std::size_t i = 0; i < text.size();) {
    const DecodedCharacter decoded = decode_utf8(text.data() + i, text.data() + text.size());
    take(decoded.length ? decoded.code_point : static_cast<unsigned char>(text[i]));
    i += std::max<std::size_t>(decoded.length, 1);
  }
}

std::string printable(std::string_view line) {
  std::string text;
  for_each_character(line, [&](char32_t character) {
    if (character == '\t')
      text.append(tab_columns - width(text) % tab_columns, ' ');
    else if (is_unprintable(character))
      text += fmt::format("\\u{:04X}", static_cast<std::uint32_t>(character));
    else
      append_utf8(text, character);
  });
  return text;
}

std::string shortened(std::string text) {
  if (drawn_width(text) <= most_columns) return text;
  std::string begin;
  std::size_t columns = 0;
  for_each_character(text, [&](char32_t character) {
    columns += columns_of(character);
    if (columns < most_columns) append_utf8(begin, character);
  });
  return begin.append(ellipsis);
}

}  // namespace

std::string drawn_text(std::string_view text) {
  return shortened(printable(text));
}

std::vector<std::string> drawn_lines(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  std::vector<std::string> lines;
  for (;;) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(drawn_text(line));
    if (end == text.size()) return lines;
    text.remove_prefix(end + 1);
    if (lines.size() == most_lines) {
      lines.back() = ellipsis;
      return lines;
    }
  }
}

std::size_t drawn_width(std::string_view text) {
  std::size_t columns = 0;
  for_each_character(text, [&](char32_t character) { columns += columns_of(character); });
  return columns;
}

}  // namespace minimax
