#include "syntax/parser.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/syntax/canonical.hpp"

namespace minimax {
namespace {

struct Reading {
  std::string text, term;
};

void check_all(const std::vector<Reading>& readings, const OperatorTable& operators = {}) {
  for (const Reading& reading : readings) {
    CAPTURE(reading.text);
    CHECK(canonical(reading.text + " .", operators) == reading.term);
  }
}

/// All clauses of a text; an error as `error@OFFSET`.
std::vector<std::string> parsed_clauses(const std::string& text) {
  const OperatorTable operators;
  Parser parser(text, operators);
  std::vector<std::string> all;
  Clause clause;
  while (true) {
    try {
      if (!parser.next(clause)) return all;
      all.push_back(canonical(clause, clause.nodes.size() - 1));
    } catch (const SyntaxError& error) {
      all.push_back("error@" + std::to_string(error.where - text.data()));
    }
  }
}

using Texts = std::vector<std::string>;

TEST_CASE("operators take their arguments by priority") {
  check_all({{"1+2*3-4", "-(+(1,*(2,3)),4)"},
             {"a=b", "=(a,b)"},
             {"a:-b,c;d->e", ":-(a,;(,(b,c),->(d,e)))"},
             {"2^3^4", "^(2,^(3,4))"},
             {"a:b:c", ":(a,:(b,c))"},
             {"1-2-3", "-(-(1,2),3)"},
             {"(2**3)**4", "**(**(2,3),4)"},
             {"a;b|c", "|(;(a,b),c)"},
             {"x-[e,e,o]", "-(x,[e,e,o])"},
             {"X+Y*_", "+(X,*(Y,_))"}});
}

TEST_CASE("a sign belongs to a number that follows at once where an operand is expected") {
  check_all({{"-1", "-1"},
             {"- 1", "-(1)"},
             {"-(1)", "-(1)"},
             {"1-1", "-(1,1)"},
             {"1 -1", "-(1,1)"},
             {"a- -1", "-(a,-1)"},
             {"[-1]", "[-1]"},
             {"- -1", "-(-1)"},
             {"-2^2", "^(-2,2)"},
             {"- 2^2", "-(^(2,2))"},
             {"-(2)^2", "^(-(2),2)"},
             {"-a+b", "+(-(a),b)"},
             {"-(a,b)", "-(a,b)"},
             {"- (a,b)", "-(,(a,b))"}});
}

TEST_CASE("an operator without operands is an atom") {
  check_all({{"f(+)", "f(+)"},
             {"f(-,-)", "f(-,-)"},
             {"[-,+]", "[-,+]"},
             {"- = -", "=(-,-)"},
             {"* = *", "=(*,*)"},
             {"a = \\+", "=(a,\\+)"},
             {"1 = :-", "=(1,:-)"},
             {"dynamic", "dynamic"},
             {"[dynamic|table]", "[dynamic|table]"},
             {"f(:-)", "f(:-)"},
             {"-", "-"}});
}

TEST_CASE("arguments and elements may be operator terms of any priority") {
  check_all({{"f(a:-b)", "f(:-(a,b))"},
             {"[a:-b,c]", "[:-(a,b),c]"},
             {"f(:- a)", "f(:-(a))"},
             {"f((a,b),c)", "f(,(a,b),c)"},
             {"f(a|b)", "f(|(a,b))"},
             {"[(a|b)]", "[|(a,b)]"}});
}

TEST_CASE("brackets of all kinds") {
  check_all({{"((a))", "a"},
             {"[a,b|c]", "[a,b|c]"},
             {"[a|[b]]", "[a|[b]]"},
             {"[]", "[]"},
             {"[ ]", "[]"},
             {"{}", "{}"},
             {"{ }", "{}"},
             {"{a,b}", "{}(,(a,b))"},
             {"f()", "f()"},
             {"f( )", "f()"},
             {"[](x)", "[](x)"},
             {"{}(x)", "{}(x)"},
             {"'q q'(x)", "'q q'(x)"}});
}

TEST_CASE("operators that are added are obeyed") {
  OperatorTable operators;
  operators.add(700, OperatorType::xfx, "===>");
  operators.add(200, OperatorType::xf, "~~");
  operators.add(0, OperatorType::yfx, "mod");
  check_all({{"a+b===>c", "===>(+(a,b),c)"}, {"a~~ + b", "+(~~(a),b)"}, {"mod(a,b)", "mod(a,b)"}},
            operators);
  CHECK(canonical("a mod b.", operators).starts_with("error: "));
}

TEST_CASE("what SWI-Prolog does not read is an error") {
  for (const std::string text :
       {"a b",     "a=b=c", "a:-b:-c", "[a,]", "f(a,)", "f(,a)",  "[a|b,c]", "[a|b|c]", "[|a]",
        "(a,)",    "(a",    "a)",      "(a]",  "{a",    "[a",     "f(a",     "f (a)",   "a(b)(c)",
        "\\+ = a", "()",    "X(a)",    "1(a)", "a{b}",  "X{a:1}", ", a",     "| a",     ""}) {
    CAPTURE(text);
    CHECK(canonical(text + ".").starts_with("error: "));
  }
}

TEST_CASE("clauses come one after the other") {
  CHECK(parsed_clauses("a. b:-c.% d.\n/* e. */ f(g).") == Texts{"a", ":-(b,c)", "f(g)"});
  CHECK(parsed_clauses("").empty());
  CHECK(parsed_clauses(" % a\n").empty());
}

TEST_CASE("after an error the next clause is read") {
  const Texts read = parsed_clauses("a b. c. [d. e. 'f");
  REQUIRE(read.size() == 5);
  CHECK(read[0].starts_with("error@"));
  CHECK(read[1] == "c");
  CHECK(read[2].starts_with("error@"));
  CHECK(read[3] == "e");
  CHECK(read[4].starts_with("error@"));
}

TEST_CASE("a clause knows its text and its place") {
  const std::string text = "a.  f(x) :- % y\n b.";
  const OperatorTable operators;
  Parser parser(text, operators);
  Clause clause;
  REQUIRE(parser.next(clause));
  CHECK(clause.offset == 0);
  CHECK(clause.text == "a.");
  REQUIRE(parser.next(clause));
  CHECK(clause.offset == 4);
  CHECK(clause.text == "f(x) :- % y\n b.");
  CHECK_FALSE(parser.next(clause));
}

TEST_CASE("brackets nest up to the limit and no deeper") {
  const auto nested = [](std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']') + ".";
  };
  const OperatorTable operators;
  const auto parses = [&](const std::string& text) {
    Parser parser(text, operators);
    Clause clause;
    try {
      return parser.next(clause);
    } catch (const SyntaxError&) {
      return false;
    }
  };
  CHECK(parses(nested(100'000)));
  CHECK(parses(nested(Parser::nesting_limit)));
  CHECK_FALSE(parses(nested(Parser::nesting_limit + 2)));
  std::string minus;
  for (int i = 0; i < 1'000'000; ++i) minus += "- ";
  CHECK(parses(minus + "a."));
}

}  // namespace
}  // namespace minimax
