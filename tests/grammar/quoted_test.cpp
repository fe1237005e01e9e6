#include "grammar/quoted.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include "grammar/messages.hpp"

using namespace minimax;
namespace pegtl = tao::pegtl;

namespace {

int match_length(std::string_view text) {
  pegtl::memory_input in(text.data(), text.size(), "test");
  return pegtl::parse<grammar::quoted, pegtl::nothing, grammar::control>(in)
             ? static_cast<int>(in.byte())
             : -1;
}

std::string error_of(std::string_view text) {
  try {
    match_length(text);
  } catch (const pegtl::parse_error& error) {
    CHECK(error.positions().front().byte == 0);
    return std::string(error.message());
  }
  return "none";
}

}  // namespace

TEST_CASE("a quoted item ends at its own quote") {
  CHECK(match_length("'a b' c") == 5);
  CHECK(match_length("''") == 2);
  CHECK(match_length("\"it's `\" c") == 8);
  CHECK(match_length("`a'\"`") == 5);
  CHECK(match_length("a") == -1);
}

TEST_CASE("a doubled quote is part of the item") {
  CHECK(match_length("'a''b' c") == 6);
  CHECK(match_length("''''") == 4);
  CHECK(match_length("'a' 'b'") == 3);
}

TEST_CASE("a newline is part of the item") {
  CHECK(match_length("'a\nb'") == 5);
}

TEST_CASE("an escaped quote is part of the item") {
  CHECK(match_length(R"('\'' c)") == 4);
  CHECK(match_length(R"('\\' c)") == 4);
  CHECK(match_length(R"('\e\'\"\`' c)") == 10);
  CHECK(match_length(R"('\q' c)") == 4);  // its meaning is judged elsewhere
}

TEST_CASE("the backslash that closes a number escapes nothing") {
  CHECK(match_length(R"('\x41\' c)") == 7);
  CHECK(match_length(R"('\101\' c)") == 7);
  CHECK(match_length(R"('\x41' c)") == 6);
  CHECK(match_length(R"('\x41\\'' c)") == 9);
  CHECK(match_length(R"('\u0041\'' c)") == 10);
}

TEST_CASE("a quote after an empty escape ends the item") {
  CHECK(match_length("'a\\c' c") == 5);
  CHECK(match_length("'a\\c \n''b'") == 7);
  CHECK(match_length("'a\\\n''b'") == 5);
  CHECK(match_length("'a\\\r\n  ''b'") == 8);
  CHECK(match_length("'a\\c b''c'") == 10);
}

TEST_CASE("an item that is not closed is an error at its begin") {
  CHECK(error_of("'a") == "end of file in a quoted atom: its closing ' is missing");
  CHECK(error_of("'a''") == "end of file in a quoted atom: its closing ' is missing");
  CHECK(error_of("'a\\'") == "end of file in a quoted atom: its closing ' is missing");
  CHECK(error_of("\"a\nb") == "end of file in a string: its closing \" is missing");
  CHECK(error_of("`") == "end of file in a code list: its closing ` is missing");
}

TEST_CASE("the rules of quoted items are well-formed") {
  CHECK(pegtl::analyze<grammar::quoted>() == 0);
}
