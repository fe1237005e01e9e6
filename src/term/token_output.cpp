#include "term/token_output.hpp"

#include "base/utf8.hpp"
#include "grammar/character_classes.hpp"
#include "term/quoting.hpp"

namespace minimax {

namespace {

using grammar::CharacterClass;

// SWI-Prolog asks for these two classes with the low byte of a character alone.
CharacterClass low_byte_class(char32_t code_point) noexcept {
  return grammar::class_of_code_point(code_point & 0xff);
}
bool is_digit(char32_t code_point) noexcept {
  return low_byte_class(code_point) == CharacterClass::digit;
}
bool is_blank(char32_t code_point) noexcept {
  return low_byte_class(code_point) == CharacterClass::blank;
}

bool is_punctuation(char32_t code_point) noexcept {
  return grammar::class_of_code_point(code_point) == CharacterClass::punctuation;
}

}  // namespace

bool TokenOutput::needs_space(char32_t next) const noexcept {
  if (last_ == none) return false;
  if (after_ == prefix_minus && (is_digit(next) || grammar::is_symbol_code_point(next)))
    return true;
  if ((after_ == prefix || after_ == prefix_minus) && (next == '(' || next == '{')) return true;
  if (after_ == infix && next == '(') return false;
  if (next == '(') return !is_punctuation(last_) && !is_blank(last_);
  if (next == '\'') return last_ == next || is_digit(last_);
  return (grammar::is_name_continue_code_point(last_) &&
          grammar::is_name_continue_code_point(next)) ||
         (grammar::is_symbol_code_point(last_) && grammar::is_symbol_code_point(next));
}

bool TokenOutput::open_token(char32_t first) {
  const bool space = needs_space(first);
  if (space) text_ += ' ';
  return space;
}

void TokenOutput::ends_with(std::string_view token) noexcept {
  after_ = nothing;
  const char* const end = token.data() + token.size();
  const char* begin = end - 1;
  while (begin != token.data() && continues_character(*begin)) --begin;
  last_ = decode_utf8(begin, end).code_point;
}

bool TokenOutput::put_token(std::string_view token) {
  const bool space = open_token(decode_utf8(token.data(), token.data() + token.size()).code_point);
  text_ += token;
  ends_with(token);
  return space;
}

bool TokenOutput::put_atom(std::string_view atom) {
  if (!needs_quotes(atom)) return put_token(atom);
  const bool space = open_token('\'');
  append_in_quotes(text_, atom, '\'');
  ends_with("'");
  return space;
}

void TokenOutput::put_string(std::string_view text) {
  append_in_quotes(text_, text, '"');
  ends_with("\"");
}

}  // namespace minimax
