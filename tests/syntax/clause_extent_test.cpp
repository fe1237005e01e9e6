#include "syntax/clause_extent.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "syntax/clause.hpp"
#include "syntax/parser.hpp"
#include "syntax/syntax_error.hpp"
#include "term/operators.hpp"

namespace minimax {
namespace {

ClauseExtent extent_of(std::string_view text) {
  return find_extent(text.data(), text.data() + text.size());
}

/// The clauses of a text, each as its text or as `error@OFFSET`.
std::vector<std::string> clause_extents(const std::string& text) {
  const OperatorTable operators;
  Parser parser(text, operators);
  std::vector<std::string> all;
  Clause clause;
  while (all.size() < 10) {  // in case the parser does not get on
    try {
      if (!parser.next(clause)) break;
      all.emplace_back(clause.text);
    } catch (const SyntaxError& error) {
      all.push_back("error@" + std::to_string(error.where - text.data()));
    }
  }
  return all;
}

using Texts = std::vector<std::string>;

TEST_CASE("the end of a clause is found without understanding it") {
  const std::string_view text = "a ' . ' ( \". \" 0'. /* . */ . b.";
  const ClauseExtent extent = extent_of(text);
  CHECK(extent.kind == ClauseEnd::full_stop);
  CHECK(extent.end == text.data() + 28);
}

TEST_CASE("what a clause without end ends in is told") {
  const auto kind_of = [](std::string_view text) { return extent_of(text).kind; };
  CHECK(kind_of("a(b") == ClauseEnd::missing);
  CHECK(kind_of("a.b") == ClauseEnd::missing);
  CHECK(kind_of("a 'b. ") == ClauseEnd::in_atom);
  CHECK(kind_of("a \"b. ") == ClauseEnd::in_string);
  CHECK(kind_of("a `b. ") == ClauseEnd::in_back_quotes);
  CHECK(kind_of("a /* b. ") == ClauseEnd::in_comment);
  CHECK(kind_of("a {|b||c. ") == ClauseEnd::in_quasi_quotation);
}

TEST_CASE("an item that is not closed is reported where its clause begins") {
  CHECK(clause_extents("a.\nb(\n'c.\n") == Texts{"a.", "error@3"});
  CHECK(clause_extents("a.\nb c(\n/* d.\n") == Texts{"a.", "error@3"});
  const std::string text = "a('It''s', 'b. c.";
  try {
    require_full_stop(text.data(), extent_of(text));
    FAIL("no error");
  } catch (const SyntaxError& error) {
    CHECK(error.where == text.data());
    CHECK(in_english(error.message) == "end of file in a quoted atom of this clause");
    CHECK(in_english(error.advice) == "There is no closing ' to the ' before \"b. c.\"");
  }
}

TEST_CASE("bytes that cannot be shown are left out of the advice") {
  for (const std::string text : {"a('\x80\x80", "a('\x01", "a('\xff", "a('\n"}) {
    try {
      require_full_stop(text.data(), extent_of(text));
      FAIL("no error");
    } catch (const SyntaxError& error) {
      CHECK(in_english(error.advice) ==
            "There is no closing ' to the ' before the end of its line");
    }
  }
}

TEST_CASE("the advice names the opener of what is open") {
  const auto advice_on = [](const std::string& text) {
    try {
      require_full_stop(text.data(), extent_of(text));
    } catch (const SyntaxError& error) {
      return in_english(as_sentence(error.advice));
    }
    return std::string();
  };
  CHECK(advice_on("a(\"b") == "There is no closing \" to the \" before \"b\".");
  CHECK(advice_on("a(`b") == "There is no closing ` to the ` before \"b\".");
  CHECK(advice_on("a /* {text} b") == "There is no */ to the /* before \" {text} b\".");
  CHECK(advice_on("a /*") == "There is no */ to the /* before the end of its line.");
  CHECK(advice_on("a {|b||c. ") == "Close it with |}, or put a blank between the two bars.");
  CHECK(advice_on("a") == "Each clause ends with a full stop and a blank.");
}

TEST_CASE("a comment that is not closed outside of clauses is one error") {
  CHECK(clause_extents("a.\n\n/* b.\nc.\n") == Texts{"a.", "error@4"});
  CHECK(clause_extents("/*") == Texts{"error@0"});
}

TEST_CASE("what stands at the begin of a line is reported at the end of the line before") {
  CHECK(clause_extents("a(b)\nc(d).\ne.") == Texts{"error@4", "e."});
  CHECK(clause_extents("a(b)\n  c(d).") == Texts{"error@7"});
  CHECK(clause_extents("a(b,\n).") == Texts{"error@4"});
  CHECK(clause_extents("\n).") == Texts{"error@1"});         // unless the clause begins there
  CHECK(clause_extents("a(\n'\\q').") == Texts{"error@5"});  // the letter of an escape never does
}

TEST_CASE("a missing end goes before other errors") {
  CHECK(clause_extents("a b\nc d\n") == Texts{"error@7"});
  CHECK(clause_extents("a b 'c") == Texts{"error@0"});
}

TEST_CASE("a quote behind digits ends where SWI-Prolog sees it end") {
  // It takes 0'm for a character, and the quote behind `mod` for one that opens.
  CHECK(clause_extents("a(1.0'mod'(2)). b('c'). d.") == Texts{"error@0"});
  // For its parser, 016'ff is a number; where it looks for the end, the quote opens an atom.
  CHECK(clause_extents("a(016'ff). b(36'_). c.") == Texts{"a(016'ff). b(36'_).", "c."});
  CHECK(clause_extents("a(0'\\x41\\).") == Texts{"a(0'\\x41\\)."});
  CHECK(clause_extents("a(0'\\x41\\/* b */1). c.").front().starts_with("error@"));
}

}  // namespace
}  // namespace minimax
