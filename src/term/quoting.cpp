#include "term/quoting.hpp"

#include <algorithm>

#include "base/utf8.hpp"
#include "grammar/character_classes.hpp"

namespace minimax {

namespace {

using grammar::CharacterClass;

template <class Predicate>
bool all_characters(std::string_view text, Predicate predicate) noexcept {
  const char* const end = text.data() + text.size();
  for (const char* here = text.data(); here != end;) {
    const DecodedCharacter character = decode_utf8(here, end);
    if (character.length == 0 || !predicate(character.code_point)) return false;
    here += character.length;
  }
  return true;
}

DecodedCharacter first_decoded(std::string_view text) noexcept {
  return decode_utf8(text.data(), text.data() + text.size());
}

void append_escape(std::string& out, char32_t code_point) {
  constexpr std::string_view codes = "\a\b\t\n\v\f\r";
  constexpr std::string_view names = "abtnvfr";
  out += '\\';
  const std::size_t place =
      code_point < 0x80 ? codes.find(static_cast<char>(code_point)) : std::string_view::npos;
  if (place != std::string_view::npos) {
    out += names[place];
    return;
  }
  constexpr std::string_view digits = "0123456789ABCDEF";
  int shift = 0;
  while (code_point >> shift >= 16) shift += 4;
  out += 'x';
  for (; shift >= 0; shift -= 4) out += digits[code_point >> shift & 15];
  out += '\\';
}

bool is_plain(char c, char quote) noexcept {
  return c >= ' ' && c < 0x7f && c != quote && c != '\\';
}

}  // namespace

bool is_wide(std::string_view text) noexcept {
  // Lead bytes from 0xc4 on stand for U+0100 and above.
  return std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0xc4; });
}

bool needs_quotes(std::string_view atom) noexcept {
  const DecodedCharacter first = first_decoded(atom);
  if (first.length == 0) return true;
  const CharacterClass first_class = grammar::class_of_code_point(first.code_point);
  if (first_class == CharacterClass::lower)
    return !all_characters(atom, grammar::is_name_continue_code_point);
  if (grammar::is_symbol_code_point(first.code_point)) {
    if (atom == "." || (atom.starts_with("/*") && !is_wide(atom))) return true;
    return !all_characters(atom, grammar::is_symbol_code_point);
  }
  if (first_class == CharacterClass::solo) return atom.size() != first.length || is_wide(atom);
  return atom != "{}";
}

void append_in_quotes(std::string& out, std::string_view text, char quote) {
  out += quote;
  const char* const end = text.data() + text.size();
  for (const char* here = text.data(); here != end;) {
    const char* const begin = here;
    while (here != end && is_plain(*here, quote)) ++here;
    out.append(begin, here);
    if (here == end) break;
    const DecodedCharacter character = decode_utf8(here, end);
    if (*here == quote || *here == '\\') {
      out += '\\';
      out += *here++;
    } else if (character.length != 0 && grammar::is_escaped_code_point(character.code_point)) {
      append_escape(out, character.code_point);
      here += character.length;
    } else {
      const std::size_t length = character.length == 0 ? 1 : character.length;
      out.append(here, length);
      here += length;
    }
  }
  out += quote;
}

bool is_variable_name(std::string_view text) noexcept {
  const DecodedCharacter first = first_decoded(text);
  return first.length != 0 && grammar::is_upper_code_point(first.code_point) &&
         all_characters(text.substr(first.length), grammar::is_name_continue_code_point);
}

}  // namespace minimax
