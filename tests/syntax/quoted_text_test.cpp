#include "syntax/quoted_text.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "syntax/syntax_error.hpp"

namespace minimax {
namespace {

/// The error of an item, as `BYTE: SENTENCE`.
std::string text_error(std::string_view item) {
  try {
    check_quoted(item);
  } catch (const SyntaxError& error) {
    CHECK_THROWS_AS(decode_quoted(item), SyntaxError);
    return std::to_string(error.where - item.data()) + ": " + in_english(error.message);
  }
  return "none";
}

TEST_CASE("text without escapes means itself") {
  CHECK(decode_quoted("''").empty());
  CHECK(decode_quoted("'hello world'") == "hello world");
  CHECK(decode_quoted("\"é中😀\n%\"") == "é中😀\n%");
}

TEST_CASE("doubled quotes are single") {
  CHECK(decode_quoted("'it''s'") == "it's");
  CHECK(decode_quoted("''''") == "'");
  CHECK(decode_quoted("\"it's \"\"x\"\"\"") == "it's \"x\"");
  CHECK(decode_quoted("````") == "`");
}

TEST_CASE("escapes of one letter stand for one character") {
  CHECK(decode_quoted(R"('\a\b\e\f\n\r\s\t\v')") == "\a\b\033\f\n\r \t\v");
  CHECK(decode_quoted(R"('\\\'\"\`')") == "\\'\"`");
}

TEST_CASE("escapes with a number stand for the character of that code") {
  CHECK(decode_quoted(R"('\x41\b')") == "Ab");
  CHECK(decode_quoted(R"('\x41g')") == "Ag");
  CHECK(decode_quoted(R"('\x41')") == "A");
  CHECK(decode_quoted(R"('\101\8')") == "A8");
  CHECK(decode_quoted(R"('\0\')") == std::string(1, '\0'));
  CHECK(decode_quoted(R"('\u00e9\U0001F600')") == "é😀");
  CHECK(decode_quoted(R"('\u00E9\\')") == "é\\");
  CHECK(decode_quoted(R"('\x10ffff\')") == "\U0010ffff");
}

TEST_CASE("empty escapes stand for nothing") {
  CHECK(decode_quoted("'a\\c  \n b'") == "ab");
  CHECK(decode_quoted("'a\\c'") == "a");
  CHECK(decode_quoted("'a\\\nb'") == "ab");
  CHECK(decode_quoted("'a\\\n  b'") == "ab");
  CHECK(decode_quoted("'a\\\n\n b'") == "a\n b");
  CHECK(decode_quoted("'a\\\r\n b'") == "ab");
  CHECK(decode_quoted("'a\\c\\n'") == "a\n");
}

TEST_CASE("an unknown escape is an error at its letter") {
  CHECK(text_error(R"('a\qb')") == R"(3: unknown escape sequence \q)");
  CHECK(text_error(R"('\8')") == R"(2: unknown escape sequence \8)");
  CHECK(text_error(R"('\xg')") == R"(2: unknown escape sequence \x)");
  CHECK(text_error(R"('ab\é')") == R"(4: unknown escape sequence \é)");
}

TEST_CASE("what is wrong with an escape is a text of the catalogues with the escape as its part") {
  try {
    check_quoted("'\\{count}'");
    FAIL("no error");
  } catch (const SyntaxError& error) {
    CHECK(error.message == Message("unknown escape sequence {escape}", {{"escape", "\\{"}}));
    CHECK(in_english(error.message) == "unknown escape sequence \\{");
  }
}

TEST_CASE("an escape with too few digits is an error") {
  CHECK(text_error(R"('\u00e')") == R"(2: \u needs four hexadecimal digits)");
  CHECK(text_error(R"('\U0001F60')") == R"(2: \U needs eight hexadecimal digits)");
}

TEST_CASE("an escape that names no character is an error") {
  const std::string expected = "2: this escape sequence names no Unicode character";
  for (const std::string_view item :
       {R"('\ud800')", R"('\U00110000')", R"('\UFFFFFFFF')", R"('\x110000\')", R"('\xdfff\')",
        R"('\x00D800\')", R"('\777777777777777777777\')"}) {
    CHECK(text_error(item) == expected);
  }
  // SWI-Prolog gives up after the first four digits.
  CHECK(text_error(R"('\xd8000\')") == expected);
}

TEST_CASE("text that is not UTF-8 is an error") {
  CHECK(text_error("'a\xff'") == "2: this is not UTF-8");
  CHECK(text_error("'\xc3'") == "1: this is not UTF-8");
}

TEST_CASE("decoded text is appended") {
  std::string text = "x";
  append_decoded("'y\\x7a\\'", text);
  CHECK(text == "xyz");
}

}  // namespace
}  // namespace minimax
