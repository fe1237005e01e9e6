#include "syntax/quoted_text.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/digit.hpp"
#include "base/message.hpp"
#include "base/utf8.hpp"
#include "grammar/character_classes.hpp"
#include "syntax/syntax_error.hpp"

namespace minimax {

namespace {

class Decoder {
 public:
  /// `text` may be null: then the item is only checked.
  Decoder(std::string_view item, std::string* text)
      : quote_(item.front()),
        here_(item.data() + 1),
        end_(item.data() + item.size() - 1),
        text_(text) {}

  void decode() {
    while (here_ != end_) {
      if (*here_ == '\\') {
        escape();
      } else if (*here_ == quote_) {
        put(static_cast<unsigned char>(quote_));
        here_ += 2;
      } else {
        plain();
      }
    }
  }

 private:
  void plain();
  void escape();
  void character_escape(const char* letter);
  void unicode_escape(const char* letter, int digits);
  void numeric_escape(const char* letter, std::uint32_t base);
  void skip_blanks(bool beyond_line);
  [[noreturn]] void fail_unknown(const char* letter) const;
  [[noreturn]] static void fail_code(const char* letter) {
    throw SyntaxError(letter, Message("this escape sequence names no Unicode character"),
                      Message("Codes go up to 10ffff; d800 to dfff are left out"));
  }

  void put(char32_t code_point) {
    if (text_ != nullptr) append_utf8(*text_, code_point);
  }
  bool at(char c) const noexcept { return here_ != end_ && *here_ == c; }

  char quote_;
  const char* here_;
  const char* end_;
  std::string* text_;
};

void Decoder::plain() {
  const char* const begin = here_;
  while (here_ != end_ && *here_ != '\\' && *here_ != quote_) {
    const DecodedCharacter character = decode_utf8(here_, end_);
    if (character.length == 0) throw SyntaxError::no_utf8(here_);
    here_ += character.length;
  }
  if (text_ != nullptr) text_->append(begin, here_);
}

void Decoder::escape() {
  const char* const letter = ++here_;  // where SWI-Prolog reports a wrong escape
  if (here_ == end_) fail_unknown(letter);
  switch (*here_) {
    case 'c':
      ++here_;
      return skip_blanks(true);
    case '\r':
      ++here_;
      if (at('\n')) ++here_;
      return skip_blanks(false);
    case '\n':
      ++here_;
      return skip_blanks(false);
    case 'u':
      return unicode_escape(letter, 4);
    case 'U':
      return unicode_escape(letter, 8);
    case 'x':
      ++here_;
      if (here_ == end_ || digit_value(*here_) >= 16) fail_unknown(letter);
      return numeric_escape(letter, 16);
    default:
      if (digit_value(*here_) < 8) return numeric_escape(letter, 8);
      return character_escape(letter);
  }
}

void Decoder::skip_blanks(bool beyond_line) {
  while (here_ != end_) {
    const DecodedCharacter character = decode_utf8(here_, end_);
    if (character.length == 0 || (character.code_point == '\n' && !beyond_line)) return;
    if (grammar::class_of_code_point(character.code_point) != grammar::CharacterClass::blank)
      return;
    here_ += character.length;
  }
}

void Decoder::character_escape(const char* letter) {
  constexpr std::string_view names = "abefnrstv\\'\"`";
  constexpr std::string_view meanings = "\a\b\033\f\n\r \t\v\\'\"`";
  static_assert(names.size() == meanings.size());
  const std::size_t place = names.find(*here_);
  if (place == names.npos) fail_unknown(letter);
  put(static_cast<unsigned char>(meanings[place]));
  ++here_;
}

void Decoder::unicode_escape(const char* letter, int digits) {
  ++here_;
  std::uint32_t code = 0;
  for (int i = 0; i < digits; ++i, ++here_) {
    if (here_ == end_ || digit_value(*here_) >= 16) {
      throw SyntaxError(letter,
                        Message(digits == 4 ? "\\u needs four hexadecimal digits"
                                            : "\\U needs eight hexadecimal digits"),
                        Message("\\x takes any number of them: \\xe9\\"));
    }
    code = code << 4 | digit_value(*here_);
  }
  if (!is_code_point(code)) fail_code(letter);
  put(code);
}

void Decoder::numeric_escape(const char* letter, std::uint32_t base) {
  std::uint32_t code = digit_value(*here_++);
  for (; here_ != end_ && digit_value(*here_) < base; ++here_) {
    code = code * base + digit_value(*here_);
    // As in SWI-Prolog, a code is refused as soon as its beginning is one: \xd8000\ too.
    if (!is_code_point(code)) fail_code(letter);
  }
  if (at('\\')) ++here_;
  put(code);
}

void Decoder::fail_unknown(const char* letter) const {
  std::string escape = "\\";
  escape.append(letter, decode_utf8(letter, end_).length);
  throw SyntaxError(letter,
                    Message("unknown escape sequence {escape}", {{"escape", std::move(escape)}}),
                    Message("A backslash within quotes is written \\\\"));
}

}  // namespace

std::string decode_quoted(std::string_view item) {
  std::string text;
  append_decoded(item, text);
  return text;
}

void append_decoded(std::string_view item, std::string& text) {
  Decoder(item, &text).decode();
}

void check_quoted(std::string_view item) {
  Decoder(item, nullptr).decode();
}

}  // namespace minimax
