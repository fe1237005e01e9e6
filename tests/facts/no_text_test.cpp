#include "facts/no_text.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "facts/load.hpp"

namespace minimax {
namespace {

using namespace std::string_literals;

std::vector<Diagnostic> diagnostics_of(const std::string& bytes) {
  return load_facts(Source::of_text("tree.pl", bytes)).diagnostics.in_order();
}

TEST_CASE("text in UTF-16 is told by its byte order mark and all else of it is not told") {
  for (const std::string& bytes : {"\xff\xfe"
                                   "a\0.\0\n\0b\0 \0c\0.\0\n\0"s,
                                   "\xfe\xff"
                                   "\0a\0.\0\n\0b\0 \0c\0.\0\n"s,
                                   "\xff\xfe"s}) {
    const std::vector<Diagnostic> diagnostics = diagnostics_of(bytes);
    REQUIRE(diagnostics.size() == 1);
    CHECK(diagnostics[0].offset == 0);
    CHECK(in_english(diagnostics[0].message) == "this is UTF-16");
    CHECK(in_english(diagnostics[0].advice) == "Save the file with the encoding UTF-8.");
  }
}

TEST_CASE("what is no text is told by its first zero byte and all else of it is not told") {
  const std::vector<Diagnostic> diagnostics = diagnostics_of(
      "\x7f"
      "ELF('\0\0. :- a. b c. d e.\xb8"s);
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].severity == Severity::error);
  CHECK(diagnostics[0].kind == DiagnosticKind::syntax);
  CHECK(diagnostics[0].offset == 6);
  CHECK(in_english(diagnostics[0].message).starts_with("here is a zero byte"));
}

TEST_CASE("text is what it was and its errors are told each by itself") {
  CHECK_FALSE(find_no_text(""));
  CHECK_FALSE(find_no_text("max_to_move('\xc3\xa4').\n"));
  CHECK_FALSE(find_no_text("max_to_move('\xff').\n"));
  CHECK_FALSE(find_no_text("\xef\xbb\xbfmax_to_move(a).\n"));
  CHECK(diagnostics_of("a b. c d. e.").size() == 2);
}

TEST_CASE("UTF-16 without a byte order mark is told by its zero bytes") {
  const std::vector<Diagnostic> diagnostics = diagnostics_of("m\0a\0x\0(\0a\0)\0.\0\n\0"s);
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].offset == 1);
}

TEST_CASE("a zero byte in what is text is one error among all of the file") {
  const std::string bytes = "moves(a, b).\n\0max_to_move(a).\nc d.\nmoves(b, c).\n"s;
  const std::vector<Diagnostic> diagnostics = diagnostics_of(bytes);
  CHECK(diagnostics.size() == 4);
  const auto zero = std::ranges::find(diagnostics, bytes.find('\0'), &Diagnostic::offset);
  REQUIRE(zero != diagnostics.end());
  CHECK(in_english(zero->message) == "this character is illegal here");
}

TEST_CASE("a zero byte where SWI-Prolog reads one is no error") {
  const Loaded loaded = load_facts(Source::of_text("tree.pl", "static_eval('a\0b', 1).\n"s));
  CHECK(loaded.diagnostics.empty());
  CHECK(loaded.game);
}

}  // namespace
}  // namespace minimax
