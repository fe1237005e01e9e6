#include "base/json_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/control_character.hpp"
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
  constexpr std::u32string_view of_html = U"<>&";
  return is_control_character(character) || of_html.find(character) != of_html.npos;
}

std::string escape_of(char32_t character) {
  return fmt::format("\\u{:04x}", static_cast<std::uint32_t>(character));
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
      json += escape_of(character);
    else
      append_utf8(json, character);
    i += std::max<std::size_t>(decoded.length, 1);
  }
  return json += '"';
}

// Between strings there is none of them but the layout, which is of C0; in strings that is escaped.
std::string without_controls(std::string json) {
  constexpr std::string_view first_bytes = "\x7f\xc2\xd8\xe2\xef";  // of all others
  for (std::size_t at = 0; (at = json.find_first_of(first_bytes, at)) != json.npos;) {
    const DecodedCharacter decoded = decode_utf8(json.data() + at, json.data() + json.size());
    const std::size_t length = std::max<std::size_t>(decoded.length, 1);
    if (decoded.length > 0 && is_control_character(decoded.code_point)) {
      const std::string escape = escape_of(decoded.code_point);
      json.replace(at, length, escape);
      at += escape.size();
    } else {
      at += length;
    }
  }
  return json;
}

}  // namespace minimax
