#include "base/json_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/utf8.hpp"

namespace minimax {

namespace {

// The name of the escape sequence of two characters; 0 where there is none.
char short_escape(char32_t character) {
  switch (character) {
    case '"':
    case '\\':
      return static_cast<char>(character);
    case '\n':
      return 'n';
    case '\t':
      return 't';
    case '\r':
      return 'r';
    default:
      return 0;
  }
}

bool is_told_by_number(char32_t character) {
  constexpr std::u32string_view of_html = U"<>&\u2028\u2029";
  return character < 0x20 || character == 0x7f || of_html.find(character) != of_html.npos;
}

}  // namespace

std::string json_string(std::string_view text) {
  std::string json = "\"";
  json.reserve(text.size() + 2);
  for (std::size_t i = 0; i < text.size();) {
    const DecodedCharacter decoded = decode_utf8(text.data() + i, text.data() + text.size());
    const char32_t character = decoded.length ? decoded.code_point : 0xfffd;
    if (const char name = short_escape(character))
      json.append({'\\', name});
    else if (is_told_by_number(character))
      json += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(character));
    else
      append_utf8(json, character);
    i += std::max<std::size_t>(decoded.length, 1);
  }
  return json += '"';
}

}  // namespace minimax
