#include "grammar/characters.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include "tests/grammar/match_length.hpp"

namespace minimax {
namespace {

namespace pegtl = tao::pegtl;

TEST_CASE("ASCII characters have the classes of SWI-Prolog's reader") {
  using enum grammar::CharacterClass;
  const auto all = [](std::string_view characters, grammar::CharacterClass expected) {
    for (const char c : characters) {
      CAPTURE(c);
      CHECK(grammar::class_of(static_cast<unsigned char>(c)) == expected);
      CHECK(grammar::class_of_code_point(static_cast<unsigned char>(c)) == expected);
    }
  };
  all("abcxyz", lower);
  all("ABCXYZ_", upper);
  all("0123456789", digit);
  all("#$&*+-./:<=>?@\\^~", symbol);
  all("!;", solo);
  all("()[]{},|", punctuation);
  all("'", single_quote);
  all("\"", double_quote);
  all("`", back_quote);
  all("%", percent);
  all(" \t\n\r\v\f", blank);
  all(std::string_view("\0\1\x1f\x7f", 4), control);
}

TEST_CASE("a name goes on to the first byte that does not belong to it wherever that stands") {
  for (int byte = 0; byte < 256; ++byte) {
    CAPTURE(byte);
    const bool belongs = byte < 0x80 && grammar::is_name_continue(static_cast<unsigned char>(byte));
    for (std::size_t before = 1; before < 20; ++before) {
      std::string text(before, 'x');
      text += static_cast<char>(byte);
      text += "9,aaaaaaaaaaaaaaaa";
      REQUIRE(match_length<grammar::name_tail>(text) == before + (belongs ? 2 : 0));
    }
  }
}

TEST_CASE("a byte beyond ASCII is part of a longer character") {
  for (int byte = 0x80; byte <= 0xff; ++byte)
    CHECK(grammar::class_of(static_cast<unsigned char>(byte)) ==
          grammar::CharacterClass::non_ascii);
}

TEST_CASE("characters beyond ASCII have the classes of SWI-Prolog's reader") {
  using enum grammar::CharacterClass;
  CHECK(grammar::class_of_code_point(U'é') == lower);
  CHECK(grammar::class_of_code_point(U'É') == upper);
  CHECK(grammar::class_of_code_point(U'α') == lower);
  CHECK(grammar::class_of_code_point(U'Ω') == upper);
  CHECK(grammar::class_of_code_point(U'中') == lower);
  CHECK(grammar::class_of_code_point(U'≤') == symbol);
  CHECK(grammar::class_of_code_point(U'😀') == symbol);
  CHECK(grammar::class_of_code_point(U'٣') == digit);
  CHECK(grammar::class_of_code_point(U'²') == solo);
  CHECK(grammar::class_of_code_point(U'\u00a0') == blank);
  CHECK(grammar::class_of_code_point(U'\u2028') == blank);
  CHECK(grammar::class_of_code_point(U'\u0085') == control);
  CHECK(grammar::class_of_code_point(U'\u0378') == control);  // unassigned
  CHECK(grammar::class_of_code_point(0xd800) == control);
  CHECK(grammar::class_of_code_point(0x10ffff) == control);
}

TEST_CASE("a combining mark goes on in a name and does not start one") {
  using enum grammar::CharacterClass;
  CHECK(grammar::is_name_continue_code_point(U'\u0301'));
  CHECK(grammar::class_of_code_point(U'\u0301') == solo);
}

TEST_CASE("decimal digits of every script have their weight") {
  CHECK(grammar::decimal_weight(U'7') == 7);
  CHECK(grammar::decimal_weight(U'٠') == 0);
  CHECK(grammar::decimal_weight(U'٣') == 3);
  // Five blocks of digits in a row.
  CHECK(grammar::decimal_weight(U'\U0001d7ce') == 0);
  CHECK(grammar::decimal_weight(U'\U0001d7d9') == 1);
  CHECK(grammar::decimal_weight(U'\U0001d7ff') == 9);
}

TEST_CASE("a rule for one character takes all of its bytes") {
  CHECK(match_length<grammar::name_start>("ab") == 1);
  CHECK(match_length<grammar::name_start>("éb") == 2);
  CHECK(match_length<grammar::name_start>("中b") == 3);
  CHECK(match_length<grammar::name_start>("Ab") == -1);
  CHECK(match_length<grammar::variable_start>("_") == 1);
  CHECK(match_length<grammar::symbol_char>("😀") == 4);
  CHECK(match_length<grammar::symbol_char>("`") == -1);
  CHECK(match_length<grammar::symbol_char>("") == -1);
}

TEST_CASE("a run ends at the first character of another kind") {
  CHECK(match_length<grammar::name_tail>("bC_9é中 x") == 9);
  CHECK(match_length<grammar::name_tail>(" x") == 0);
  CHECK(match_length<grammar::name_tail>("") == 0);
  CHECK(match_length<grammar::symbol_run>(":-≤a") == 5);
  CHECK(match_length<grammar::symbol_run>("a") == -1);
  CHECK(match_length<grammar::blanks>(" \t\n\u00a0\u2028x") == 8);
}

TEST_CASE("malformed UTF-8 matches no class") {
  const std::string_view malformed[] = {"\x80", "\xc3",         "\xc3\x28",         "\xc0\xaf",
                                        "\xff", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe0\x80\x80"};
  for (const std::string_view text : malformed) {
    CHECK(match_length<grammar::name_start>(text) == -1);
    CHECK(match_length<grammar::name_continue>(text) == -1);
    CHECK(match_length<grammar::symbol_char>(text) == -1);
    CHECK(match_length<grammar::blank>(text) == -1);
    CHECK(match_length<grammar::solo>(text) == -1);
  }
}

TEST_CASE("UTF-8 is decoded as it was encoded") {
  for (const char32_t c :
       {U'a', U'\u0080', U'\u07ff', U'\u0800', U'\uffff', U'\U00010000', U'\U0010ffff'}) {
    std::string text;
    append_utf8(text, c);
    const DecodedCharacter character = decode_utf8(text.data(), text.data() + text.size());
    CHECK(character.code_point == c);
    CHECK(character.length == text.size());
  }
}

TEST_CASE("runs keep count of lines") {
  const std::string_view text = "  \n\n x";
  pegtl::memory_input in(text.data(), text.size(), "test");
  CHECK(pegtl::parse<grammar::blanks>(in));
  CHECK(in.position().line == 3);
  CHECK(in.position().column == 2);
}

TEST_CASE("the rules of characters are well-formed") {
  CHECK(pegtl::analyze<pegtl::star<grammar::symbol_run>>() == 0);
  CHECK(pegtl::analyze<pegtl::seq<grammar::name_start, grammar::name_tail>>() == 0);
  CHECK(pegtl::analyze<pegtl::star<pegtl::sor<grammar::blank, grammar::solo>>>() == 0);
}

}  // namespace
}  // namespace minimax
