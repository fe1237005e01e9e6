// Clauses on which our reader once differed from SWI-Prolog's or failed: tests/conformance and
// tests/fuzz found them.
#include <doctest/doctest.h>

#include <string>

#include "syntax/parser.hpp"
#include "tests/syntax/canonical.hpp"

namespace minimax {
namespace {

bool is_error(const std::string& text) {
  return canonical(text).starts_with("error: ");
}

TEST_CASE("comments may stand within [] and {}") {
  CHECK(canonical("f([/* a */], {% b\n}).") == "f([],{})");
  CHECK(canonical("f([/* a */](x)).") == "f([/* a */](x))");
}

TEST_CASE("comments may follow the underscore of a digit group") {
  CHECK(canonical("f(1_/* 5 */000).") == "f(1_/* 5 */000)");
  CHECK(canonical("f(1_% 5\n000).") == "f(1_% 5\n000)");
}

TEST_CASE("numbers may have the decimal digits of any script") {
  CHECK(canonical("f(٣, -٣, ٣.٤).") == "f(٣,-(٣),٣.٤)");
  CHECK(is_error("f(1٣)."));
  CHECK(is_error("f(٣1)."));
}

TEST_CASE("a base has no sign") {
  CHECK(is_error("f(-16'ff)."));
}

TEST_CASE("a brace behind a solo character or a name in brackets makes no dict") {
  CHECK(canonical("(a;{b}).") == ";(a,{}(b))");
  OperatorTable operators;
  operators.add(200, OperatorType::fy, "!");
  CHECK(canonical("!{a}.", operators) == "!({}(a))");
}

TEST_CASE("a quoted infix operator becomes a postfix one like any other") {
  OperatorTable operators;
  operators.add(500, OperatorType::xfx, "my op");
  operators.add(500, OperatorType::xf, "my op");
  CHECK(canonical("[a 'my op', b].", operators) == "['my op'(a),b]");
}

TEST_CASE("a quoted full stop is no operator") {
  CHECK(canonical("a.b.") == ".(a,b)");
  CHECK(is_error("a '.' b."));
}

TEST_CASE("an error in or behind a dict goes before the dict") {
  CHECK(canonical("f(a{b:1}).") == "error: dicts are not read");
  CHECK(canonical("f(a{}).") == "error: dicts are not read");
  CHECK(canonical("f(a{b}).") == "error: a colon is expected here");
  CHECK(canonical("f(a{\"b\":1}).") == "error: a key is expected here");
  CHECK(canonical("f(a{b:1}, c d).") == canonical("f(a, c d)."));
}

TEST_CASE("quoted bytes that are no UTF-8 are an error of the clause") {
  CHECK(canonical("f('a\xff').") == "error: this is not UTF-8");
  CHECK(canonical("'\x80'(a).") == "error: this is not UTF-8");
  CHECK(canonical("f(\"\xc3\").") == "error: this is not UTF-8");
  CHECK(canonical("f(`\xe2\x86`).") == "error: this is not UTF-8");
}

TEST_CASE("bars of quasi-quotations are tokens") {
  CHECK(is_error("f({|a||b|})."));
  CHECK(is_error("f(a||b)."));
  CHECK(is_error("f([ |b])."));
  CHECK(is_error("f({|a})."));
}

}  // namespace
}  // namespace minimax
