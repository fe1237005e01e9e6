#include "facts/static_value.hpp"

#include <doctest/doctest.h>

#include <string>

#include "syntax/read_term.hpp"
#include "term/operators.hpp"

namespace minimax {
namespace {

/// The value as text, or else the problem.
std::string value_of(const std::string& text) {
  TermTable terms;
  const TermId term = read_term(text, terms, OperatorTable());
  const auto value = static_value(terms, term);
  return value ? value->text() : "problem: " + in_english(static_value_problem(terms, term));
}

TEST_CASE("a number is its own value") {
  CHECK(value_of("-7") == "-7");
  CHECK(value_of("1r3") == "1r3");
  CHECK(value_of("1.0Inf") == "1.0Inf");
}

TEST_CASE("an expression has the value that it evaluates to") {
  CHECK(value_of("2*3") == "6");
  CHECK(value_of("+1") == "1");
  CHECK(value_of("- 1") == "-1");
  CHECK(value_of("max(1, 2.5)") == "2.5");
  CHECK(value_of("pi") == "3.141592653589793");
}

TEST_CASE("what is no number has a problem") {
  for (const char* text : {"good", "f(1)", "1+a", "[]", "1/0", "nan", "1.5NaN", "\"12\""}) {
    CAPTURE(text);
    CHECK(value_of(text).starts_with("problem: "));
    CHECK(value_of(text).size() > 10);
    CHECK_FALSE(value_of(text).ends_with("."));
  }
}

}  // namespace
}  // namespace minimax
