#include "base/utf8.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "base/width.hpp"

namespace minimax {
namespace {

TEST_CASE("what is decoded is what was appended") {
  for (const char32_t code_point : {U'\0', U'\x7f', U'\x80', U'\u07ff', U'\u0800', U'\ud7ff',
                                    U'\ue000', U'\uffff', U'\U00010000', U'\U0010ffff'}) {
    CAPTURE(code_point);
    std::string text;
    append_utf8(text, code_point);
    CHECK(is_utf8(text));
    CHECK(width(text) == 1);
    const DecodedCharacter character = decode_utf8(text.data(), text.data() + text.size());
    CHECK(character.code_point == code_point);
    CHECK(character.length == text.size());
    CHECK(decode_utf8(text.data(), text.data() + text.size() - 1).length == 0);
  }
}

TEST_CASE("what is too long or too large or half a pair is no UTF-8") {
  for (const std::string_view text :
       {"\xc0\x80", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\x80",
        "\xff", "a\xc3"}) {
    CAPTURE(text);
    CHECK_FALSE(is_utf8(text));
  }
}

TEST_CASE("no character is cut in two") {
  CHECK(whole_characters("abc", 3) == "abc");
  CHECK(whole_characters("abc", 2) == "ab");
  CHECK(whole_characters("a\u00e4\u20ac", 6) == "a\u00e4\u20ac");
  CHECK(whole_characters("a\u00e4\u20ac", 5) == "a\u00e4");
  CHECK(whole_characters("a\u00e4\u20ac", 3) == "a\u00e4");
  CHECK(whole_characters("a\u00e4\u20ac", 2) == "a");
  CHECK(whole_characters("\u20ac", 2).empty());
}

}  // namespace
}  // namespace minimax
