#include "grammar/quoted.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include "tests/grammar/match_length.hpp"

namespace minimax {
namespace {

namespace pegtl = tao::pegtl;

std::string match_error(std::string_view text) {
  try {
    match_length<grammar::quoted>(text);
  } catch (const pegtl::parse_error& error) {
    CHECK(error.positions().front().byte == 0);
    return std::string(error.message());
  }
  return "none";
}

TEST_CASE("a quoted item ends at its own quote") {
  CHECK(match_length<grammar::quoted>("'a b' c") == 5);
  CHECK(match_length<grammar::quoted>("''") == 2);
  CHECK(match_length<grammar::quoted>("\"it's `\" c") == 8);
  CHECK(match_length<grammar::quoted>("`a'\"`") == 5);
  CHECK(match_length<grammar::quoted>("a") == -1);
}

TEST_CASE("a doubled quote is part of the item") {
  CHECK(match_length<grammar::quoted>("'a''b' c") == 6);
  CHECK(match_length<grammar::quoted>("''''") == 4);
  CHECK(match_length<grammar::quoted>("'a' 'b'") == 3);
}

TEST_CASE("a newline is part of the item") {
  CHECK(match_length<grammar::quoted>("'a\nb'") == 5);
}

TEST_CASE("an escaped quote is part of the item") {
  CHECK(match_length<grammar::quoted>(R"('\'' c)") == 4);
  CHECK(match_length<grammar::quoted>(R"('\\' c)") == 4);
  CHECK(match_length<grammar::quoted>(R"('\e\'\"\`' c)") == 10);
  CHECK(match_length<grammar::quoted>(R"('\q' c)") == 4);  // its meaning is judged elsewhere
}

TEST_CASE("the backslash that closes a number escapes nothing") {
  CHECK(match_length<grammar::quoted>(R"('\x41\' c)") == 7);
  CHECK(match_length<grammar::quoted>(R"('\101\' c)") == 7);
  CHECK(match_length<grammar::quoted>(R"('\x41' c)") == 6);
  CHECK(match_length<grammar::quoted>(R"('\x41\\'' c)") == 9);
  CHECK(match_length<grammar::quoted>(R"('\u0041\'' c)") == 10);
}

TEST_CASE("a quote after an empty escape ends the item") {
  CHECK(match_length<grammar::quoted>("'a\\c' c") == 5);
  CHECK(match_length<grammar::quoted>("'a\\c \n''b'") == 7);
  CHECK(match_length<grammar::quoted>("'a\\\n''b'") == 5);
  CHECK(match_length<grammar::quoted>("'a\\\r\n  ''b'") == 8);
  CHECK(match_length<grammar::quoted>("'a\\c b''c'") == 10);
}

TEST_CASE("an item that is not closed is an error at its begin") {
  CHECK(match_error("'a") == "end of file in a quoted atom: its closing ' is missing");
  CHECK(match_error("'a''") == "end of file in a quoted atom: its closing ' is missing");
  CHECK(match_error("'a\\'") == "end of file in a quoted atom: its closing ' is missing");
  CHECK(match_error("\"a\nb") == "end of file in a string: its closing \" is missing");
  CHECK(match_error("`") == "end of file in a code list: its closing ` is missing");
}

TEST_CASE("the rules of quoted items are well-formed") {
  CHECK(pegtl::analyze<grammar::quoted>() == 0);
}

}  // namespace
}  // namespace minimax
