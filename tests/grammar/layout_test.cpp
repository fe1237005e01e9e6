#include "grammar/layout.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze.hpp>
#include <vector>

#include "grammar/messages.hpp"
#include "grammar/skip_clause.hpp"
#include "tests/grammar/match_length.hpp"

namespace minimax {
namespace {

namespace pegtl = tao::pegtl;

std::vector<std::string> split_into_clauses(std::string_view text) {
  std::vector<std::string> clauses;
  pegtl::memory_input in(text.data(), text.size(), "test");
  while (!in.empty()) {
    const char* const begin = in.current();
    REQUIRE(pegtl::parse<grammar::skip_clause, pegtl::nothing, grammar::control>(in));
    clauses.emplace_back(begin, in.current());
  }
  return clauses;
}

using Texts = std::vector<std::string>;

TEST_CASE("layout is blanks and comments in any order") {
  CHECK(match_length<grammar::layout>("") == 0);
  CHECK(match_length<grammar::layout>("a") == 0);
  CHECK(match_length<grammar::layout>(" \n% one\n/* two */ % three\n\u00a0a") == 28);
  CHECK(match_length<grammar::layout>("% no newline") == 12);
}

TEST_CASE("block comments nest") {
  CHECK(match_length<grammar::layout>("/* a /* b */ c */x") == 17);
  CHECK(match_length<grammar::layout>("/**/x") == 4);
  CHECK(match_length<grammar::layout>("/***/x") == 5);
  CHECK(match_length<grammar::layout>("/*/ */x") == 6);
  CHECK(match_length<grammar::layout>("/* /*/ */x") == 9);
  CHECK(match_length<grammar::layout>("/*/* */ */x") == 10);
}

TEST_CASE("an open block comment is an error at its begin") {
  const std::string_view text = "a. \n /* b";
  pegtl::memory_input in(text.data(), text.size(), "test");
  in.bump(2);
  try {
    pegtl::parse<grammar::layout, pegtl::nothing, grammar::control>(in);
    FAIL("no error");
  } catch (const pegtl::parse_error& error) {
    CHECK(error.message() == "end of file in a block comment: its `*/` is missing (comments nest)");
    CHECK(error.positions().front().line == 2);
    CHECK(error.positions().front().column == 2);
  }
}

TEST_CASE("a clause ends with a dot before a blank or a comment or the end") {
  CHECK(match_length<grammar::clause_end>(".") == 1);
  CHECK(match_length<grammar::clause_end>(". a") == 1);
  CHECK(match_length<grammar::clause_end>(".\n") == 1);
  CHECK(match_length<grammar::clause_end>(".\u00a0") == 1);
  CHECK(match_length<grammar::clause_end>(".% b") == 1);
  CHECK(match_length<grammar::clause_end>(".a") == -1);
  CHECK(match_length<grammar::clause_end>("./* b */") == -1);
  CHECK(match_length<grammar::clause_end>(". .") == 1);
}

TEST_CASE("a clause is skipped up to its dot") {
  CHECK(split_into_clauses("a. b.\nc") == Texts{"a.", " b.", "\nc"});
  CHECK(split_into_clauses("a:-.b. c.") == Texts{"a:-.b.", " c."});
  CHECK(split_into_clauses("X = 1.5. b.") == Texts{"X = 1.5.", " b."});
  CHECK(split_into_clauses(". b.") == Texts{".", " b."});
}

TEST_CASE("a dot in a run of symbols ends no clause") {
  CHECK(split_into_clauses("a =.. b. c.") == Texts{"a =.. b.", " c."});
  CHECK(split_into_clauses("a =. b. c.") == Texts{"a =. b.", " c."});
  CHECK(split_into_clauses("a /. b. c.") == Texts{"a /. b.", " c."});
}

TEST_CASE("a dot in a comment or in quotes ends no clause") {
  CHECK(split_into_clauses("a /* . /* . */ . */. b.") == Texts{"a /* . /* . */ . */.", " b."});
  CHECK(split_into_clauses("a % .\n. b.") == Texts{"a % .\n.", " b."});
  CHECK(split_into_clauses("'a. '. b.") == Texts{"'a. '.", " b."});
  CHECK(split_into_clauses("'a''. \\'. '. b.") == Texts{"'a''. \\'. '.", " b."});
  CHECK(split_into_clauses("\". \". `. `. b.") == Texts{"\". \".", " `. `.", " b."});
}

TEST_CASE("the quote of a number does not quote") {
  CHECK(split_into_clauses("0'a. b'. '.") == Texts{"0'a.", " b'. '."});
  CHECK(split_into_clauses("0''. b. ") == Texts{"0''.", " b.", " "});
  CHECK(split_into_clauses("0'''. b.") == Texts{"0'''.", " b."});
  CHECK(split_into_clauses("0'\\'. b.") == Texts{"0'\\'.", " b."});
  CHECK(split_into_clauses("0'. . b.") == Texts{"0'. .", " b."});
  CHECK(split_into_clauses("16'ff. b.") == Texts{"16'ff.", " b."});
  CHECK(split_into_clauses("a0'. '. b.") == Texts{"a0'. '.", " b."});
  CHECK(split_into_clauses("8'9. '. b.") == Texts{"8'9. '.", " b."});
  CHECK(split_into_clauses("112'3. '. b.") == Texts{"112'3. '.", " b."});
  CHECK(split_into_clauses("1'0. '. b.") == Texts{"1'0. '.", " b."});
}

TEST_CASE("a quasi-quotation is skipped as a whole") {
  CHECK(split_into_clauses("{|a||b. c|}. d.") == Texts{"{|a||b. c|}.", " d."});
}

TEST_CASE("what is not closed goes on to the end of the file") {
  for (const std::string text : {"a 'b. c.", "a \"b. c.", "a `b. c.", "a /* b. c.", "a ||b. c."})
    CHECK(split_into_clauses(text) == Texts{text});
}

TEST_CASE("any bytes are skipped") {
  CHECK(split_into_clauses(std::string("a\0\xff\x80. b.", 8)) ==
        Texts{std::string("a\0\xff\x80.", 5), " b."});
}

TEST_CASE("the rules of layout are well-formed") {
  CHECK(pegtl::analyze<grammar::layout>() == 0);
  CHECK(pegtl::analyze<grammar::clause_end>() == 0);
  CHECK(pegtl::analyze<grammar::skip_clause>() == 0);
}

}  // namespace
}  // namespace minimax
