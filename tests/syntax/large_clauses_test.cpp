// Clauses of a million parts (see test_size()): nothing recurses, and what is too deep is said.
#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "syntax/read_term.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"
#include "term/writer.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

const auto many = static_cast<std::size_t>(test_size(1'000'000));

std::string repeated(std::string_view text, std::size_t count) {
  std::string result;
  result.reserve(text.size() * count);
  for (std::size_t i = 0; i < count; ++i) result += text;
  return result;
}

/// Whether the term is read, and what is written is read as the same term.
bool round_trip(const std::string& text) {
  TermTable terms;
  const OperatorTable operators;
  const TermId term = read_term(text, terms, operators);
  return read_term(write_quoted(terms, term, operators), terms, operators) == term;
}

std::string clause_problem(const std::string& text) {
  TermTable terms;
  try {
    read_term(text, terms, OperatorTable());
  } catch (const NotATerm& error) {
    return error.what();
  }
  return "none";
}

TEST_CASE("a list of a million elements") {
  CHECK(round_trip("[" + repeated("p,", many) + "q]"));
}

TEST_CASE("chains of a million operators") {
  CHECK(round_trip(repeated("1-", many) + "1"));
  CHECK(round_trip(repeated("a^", many) + "a"));
  CHECK(round_trip(repeated("- ", many) + "a"));
  CHECK(round_trip(repeated("a:", many) + "- 1"));
}

TEST_CASE("a compound of a million arguments") {
  CHECK(round_trip("f(" + repeated("a,", many) + "b)"));
}

TEST_CASE("a name and a string and a number of a million characters") {
  CHECK(round_trip(repeated("abc", many)));
  CHECK(round_trip("'" + repeated("a''", many) + "'"));
  CHECK(round_trip("\"" + repeated("é", many) + "\""));
  CHECK(round_trip(repeated("7", many / 10)));
}

TEST_CASE("comments nested a million deep") {
  CHECK(round_trip(repeated("/* ", many) + repeated(" */", many) + "a"));
}

TEST_CASE("more than a million brackets are too deep") {
  const std::string expected = "brackets nest deeper than 1000000 levels";
  for (const std::string_view bracket : {"(", "[", "{", "f(", "- (", "[a|"})
    CHECK(clause_problem(repeated(bracket, 1'000'001)) == expected);
}

}  // namespace
}  // namespace minimax
