#include "syntax/read_term.hpp"

#include <doctest/doctest.h>

#include <string>

#include "term/writer.hpp"

namespace minimax {
namespace {

/// The term written back, or the problem.
std::string read(const std::string& text, const OperatorTable& operators = {}) {
  TermTable terms;
  try {
    return write_quoted(terms, read_term(text, terms, operators), operators);
  } catch (const NotATerm& error) {
    return std::string("problem: ") + error.what();
  }
}

TEST_CASE("one ground term is read with or without its full stop") {
  for (const std::string text : {"a", "pos(x,[1,2])", "x-[e,e,o]", "-1", "'A b'", "\"s\"", "[]"}) {
    CAPTURE(text);
    CHECK(read(text) == text);
    CHECK(read(text + ".") == text);
    CHECK(read(text + " % a comment") == text);
    CHECK(read("/* a */ " + text + "\n") == text);
  }
}

TEST_CASE("layout may follow the full stop") {
  CHECK(read("a. ") == "a");
  CHECK(read("a.\n") == "a");
  CHECK(read("a. % a comment") == "a");
}

TEST_CASE("a term may end in what looks like a full stop") {
  CHECK(read("1.5") == "1.5");
  CHECK(read("=..") == "=..");
  CHECK(read("'a.'") == "'a.'");
}

TEST_CASE("operators are those that are given") {
  OperatorTable operators;
  operators.add(700, OperatorType::xfx, "~>");
  CHECK(read("a~>b", operators) == "a~>b");
  CHECK(read("a~>b").starts_with("problem: "));
}

TEST_CASE("what is not one ground term is a problem") {
  for (const char* text : {"", " ", "% a", ".", "X", "f(X)", "_", "a b", "(a", "a)", "'a", "a. b",
                           "a. b.", "/* a", "f(", "\x01", "\xff", "a.\nb"}) {
    CAPTURE(text);
    CHECK(read(text).starts_with("problem: "));
    CHECK(read(text).size() > 12);
  }
}

}  // namespace
}  // namespace minimax
