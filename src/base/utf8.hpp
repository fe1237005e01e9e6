// UTF-8.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace minimax {

/// Whether the byte belongs to the character that an earlier byte begins.
constexpr bool continues_character(char byte) noexcept {
  return (byte & 0xc0) == 0x80;
}

/// Whether there is such a character: no surrogate, and none beyond U+10FFFF.
constexpr bool is_code_point(char32_t code) noexcept {
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}

struct DecodedCharacter {
  char32_t code_point = 0;
  std::uint8_t length = 0;  ///< in bytes; 0 where there is no well-formed UTF-8
};

/// The character that [begin, end) starts with; `begin` may be `end`. Overlong forms, surrogates
/// and what lies beyond U+10FFFF are not well-formed.
constexpr DecodedCharacter decode_utf8(const char* begin, const char* end) noexcept {
  if (begin == end) return {};
  const auto byte = [begin](int i) { return static_cast<unsigned char>(begin[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  if (lead < 0xc2 || lead > 0xf4) return {};
  const int length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (end - begin < length) return {};
  char32_t code_point = lead & (0xffu >> (length + 1));
  for (int i = 1; i < length; ++i) {
    if (!continues_character(begin[i])) return {};
    code_point = code_point << 6 | (byte(i) & 0x3fu);
  }
  const bool overlong =
      (length == 3 && code_point < 0x800) || (length == 4 && code_point < 0x10000);
  if (overlong || !is_code_point(code_point)) return {};
  return {code_point, static_cast<std::uint8_t>(length)};
}

/// Whether all of the text is well-formed.
constexpr bool is_utf8(std::string_view text) noexcept {
  const char* here = text.data();
  const char* const end = here + text.size();
  while (here != end) {
    const std::uint8_t length = decode_utf8(here, end).length;
    if (length == 0) return false;
    here += length;
  }
  return true;
}

/// The beginning of a well-formed text: whole characters, at most so many bytes.
constexpr std::string_view whole_characters(std::string_view text, std::size_t most) noexcept {
  if (text.size() <= most) return text;
  while (most > 0 && continues_character(text[most])) --most;
  return text.substr(0, most);
}

/// Needs is_code_point().
inline void append_utf8(std::string& text, char32_t code_point) {
  const auto append = [&text](char32_t byte) { text += static_cast<char>(byte); };
  const auto append_continuation = [&](int shift) { append(0x80 | (code_point >> shift & 0x3f)); };
  if (code_point < 0x80) return append(code_point);
  if (code_point < 0x800) {
    append(0xc0 | code_point >> 6);
  } else {
    if (code_point < 0x10000) {
      append(0xe0 | code_point >> 12);
    } else {
      append(0xf0 | code_point >> 18);
      append_continuation(12);
    }
    append_continuation(6);
  }
  append_continuation(0);
}

}  // namespace minimax
