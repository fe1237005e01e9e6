#include "base/utf16.hpp"

#include <cstddef>

#include "base/utf8.hpp"

namespace minimax {

namespace {

constexpr std::string_view big_endian_mark = "\xfe\xff";
constexpr std::string_view little_endian_mark = "\xff\xfe";
constexpr char32_t replacement_character = 0xfffd;

bool is_high(char32_t unit) {
  return unit >= 0xd800 && unit < 0xdc00;
}
bool is_low(char32_t unit) {
  return unit >= 0xdc00 && unit < 0xe000;
}

}  // namespace

bool has_utf16_mark(std::string_view bytes) {
  return bytes.starts_with(big_endian_mark) || bytes.starts_with(little_endian_mark);
}

std::optional<std::string> utf8_of_utf16(std::string_view bytes) {
  if (!has_utf16_mark(bytes)) return std::nullopt;
  const bool is_big_endian = bytes.starts_with(big_endian_mark);
  const auto unit = [&](std::size_t at) -> char32_t {
    if (at + 1 >= bytes.size()) return replacement_character;
    const auto first = static_cast<unsigned char>(bytes[at]);
    const auto second = static_cast<unsigned char>(bytes[at + 1]);
    return static_cast<char32_t>(is_big_endian ? first << 8 | second : second << 8 | first);
  };
  std::string text;
  for (std::size_t at = 2; at < bytes.size(); at += 2) {
    const char32_t one = unit(at);
    const char32_t next = unit(at + 2);
    if (is_high(one) && is_low(next)) {
      append_utf8(text, 0x10000 + ((one - 0xd800) << 10) + (next - 0xdc00));
      at += 2;
    } else {
      append_utf8(text, is_high(one) || is_low(one) ? replacement_character : one);
    }
  }
  return text;
}

}  // namespace minimax
