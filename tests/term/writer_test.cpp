#include "term/writer.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>

#include "tests/test_size.hpp"

// Every expected text here is what SWI-Prolog 9.0.4's writeq/1 writes.

namespace minimax {
namespace {

struct WriterTerms {
  TermTable table;
  OperatorTable operators;

  TermId atom(std::string_view text) { return table.atom(text); }
  TermId number(std::int64_t value) { return table.number(Number(value)); }
  TermId compound(std::string_view name, std::initializer_list<TermId> arguments) {
    return table.compound(table.atom(name), {arguments.begin(), arguments.size()});
  }
  TermId list(std::initializer_list<TermId> elements) {
    return table.list({elements.begin(), elements.size()});
  }
  std::string write(TermId term) const { return write_quoted(table, term, operators); }
  std::string write_atom(std::string_view text) { return write(atom(text)); }
  std::string write_compound(std::string_view name, std::initializer_list<TermId> arguments) {
    return write(compound(name, arguments));
  }

  TermId a = atom("a"), b = atom("b"), c = atom("c");
  TermId one = number(1), minus_one = number(-1), minus = atom("-");
};

TEST_CASE_FIXTURE(WriterTerms, "an atom is quoted where it must be") {
  for (const std::string text : {"a", "aB_1", "été", "中文", "aı", "+", "=..", "≤", "-->", "!", ";",
                                 "{}", "\\", "²", "//", "😀"})
    CHECK(write_atom(text) == text);
  CHECK(write_atom("") == "''");
  CHECK(write_atom("hello world") == "'hello world'");
  CHECK(write_atom("Hello") == "'Hello'");
  CHECK(write_atom("_") == "'_'");
  CHECK(write_atom("1a") == "'1a'");
  CHECK(write_atom("Été") == "'Été'");
  CHECK(write_atom("[]") == "'[]'");
  CHECK(write_atom(",") == "','");
  CHECK(write_atom("|") == "'|'");
  CHECK(write_atom(".") == "'.'");
  CHECK(write_atom("/*") == "'/*'");
  CHECK(write_atom("%") == "'%'");
  CHECK(write_atom("`") == "'`'");
  CHECK(write_atom("a.b") == "'a.b'");
  CHECK(write_atom("a²") == "'a²'");
  CHECK(write_atom("!!") == "'!!'");
}

TEST_CASE_FIXTURE(WriterTerms, "characters that cannot be seen are escaped") {
  CHECK(write_atom("it's") == R"('it\'s')");
  CHECK(write_atom("a\\ b") == R"('a\\ b')");
  CHECK(write_atom("\a\b\t\n\v\f\r") == R"('\a\b\t\n\v\f\r')");
  CHECK(write_atom(std::string_view("\0\033\x7f", 3)) == R"('\x0\\x1B\\x7F\')");
  CHECK(write_atom("\u0085\u00a0\u00ad\u2028\u0378") == R"('\x85\\xA0\\xAD\\x2028\\x378\')");
  CHECK(write_atom("\u200b") == R"('\x200B\')");
}

TEST_CASE_FIXTURE(WriterTerms, "strings and numbers") {
  CHECK(write(table.string("str\n")) == R"("str\n")");
  CHECK(write(table.string("a\"'b")) == R"("a\"'b")");
  CHECK(write(table.string("")) == R"("")");
  CHECK(write(number(-12)) == "-12");
  CHECK(write(table.number(Number(0.1))) == "0.1");
  CHECK(write(table.number(Number(mpq_class(1, 3)))) == "1r3");
}

TEST_CASE_FIXTURE(WriterTerms, "compounds and lists") {
  CHECK(write(table.nil()) == "[]");
  CHECK(write_compound("f", {a, table.nil(), atom("[]")}) == "f(a,[],'[]')");
  CHECK(write_compound("f", {}) == "f()");
  CHECK(write_compound("hello world", {a}) == "'hello world'(a)");
  CHECK(write(list({a, b})) == "[a,b]");
  CHECK(write(table.cell(a, b)) == "[a|b]");
  CHECK(write(table.cell(a, table.cell(b, one))) == "[a,b|1]");
  CHECK(write(list({list({}), list({a})})) == "[[],[a]]");
  CHECK(write_compound("[|]", {a}) == "'[|]'(a)");
  const TermId arguments[] = {a};
  CHECK(write(table.compound(table.nil(), arguments)) == "[](a)");
  CHECK(write_compound("{}", {a}) == "{a}");
  CHECK(write_compound("{}", {compound(",", {a, b})}) == "{a,b}");
  CHECK(write_compound("{}", {a, b}) == "{}(a,b)");
}

TEST_CASE_FIXTURE(WriterTerms, "operators have blanks only where tokens would run together") {
  CHECK(write_compound(":", {a, b}) == "a:b");
  CHECK(write_compound("-", {a, b}) == "a-b");
  CHECK(write_compound(":-", {a, b}) == "a:-b");
  CHECK(write_compound("->", {a, b}) == "a->b");
  CHECK(write_compound(",", {a, b}) == "a,b");
  CHECK(write_compound("|", {a, b}) == "a|b");
  CHECK(write_compound("mod", {a, b}) == "a mod b");
  CHECK(write_compound("rdiv", {one, number(2)}) == "1 rdiv 2");
  CHECK(write_compound("is", {atom("Ab"), b}) == "'Ab'is b");
  CHECK(write_compound("=", {atom("+"), compound("-", {a})}) == "(+)= -a");
  CHECK(write_compound("-", {one, minus_one}) == "1- -1");
  CHECK(write_compound("-", {minus_one, one}) == "-1-1");
  CHECK(write_compound("^", {minus_one, number(2)}) == "-1^2");
}

TEST_CASE_FIXTURE(WriterTerms, "a prefix operator keeps off numbers and parentheses") {
  CHECK(write_compound("-", {a}) == "-a");
  CHECK(write_compound("-", {one}) == "- 1");
  CHECK(write_compound("-", {minus_one}) == "- -1");
  CHECK(write_compound("+", {one}) == "+1");
  CHECK(write_compound("-", {compound("-", {a})}) == "- -a");
  CHECK(write_compound("\\+", {a}) == "\\+a");
  CHECK(write_compound("\\+", {compound(",", {a, b})}) == "\\+ (a,b)");
  CHECK(write_compound("-", {compound("{}", {a})}) == "- {a}");
  CHECK(write_compound("-", {list({a})}) == "-[a]");
  CHECK(write_compound("-", {table.string("a")}) == "-\"a\"");
  CHECK(write_compound("dynamic", {a}) == "dynamic a");
  CHECK(write_compound(":-", {a}) == ":-a");
}

TEST_CASE_FIXTURE(WriterTerms, "an operator as an operand stands in parentheses") {
  CHECK(write(minus) == "-");
  CHECK(write_compound("-", {minus}) == "- (-)");
  CHECK(write_compound("-", {minus, minus}) == "(-)-(-)");
  CHECK(write_compound("f", {atom(":-"), minus}) == "f(:-,-)");
  CHECK(write(list({minus, atom(":-")})) == "[-,:-]");
  CHECK(write_compound("-", {table.nil(), atom("{}")}) == "[]-{}");
  CHECK(write_compound("f", {atom(",")}) == "f(',')");
  CHECK(write_compound("mod", {atom("mod"), atom("mod")}) == "(mod)mod(mod)");
}

TEST_CASE_FIXTURE(WriterTerms, "priorities decide about parentheses") {
  const TermId comma = compound(",", {a, b});
  const TermId rule = compound(":-", {a, b});
  CHECK(write_compound("f", {comma}) == "f((a,b))");
  CHECK(write(list({comma, rule})) == "[(a,b),(a:-b)]");
  CHECK(write_compound(":-", {rule, c}) == "(a:-b):-c");
  CHECK(write_compound("-", {a, compound("-", {b, c})}) == "a-(b-c)");
  CHECK(write_compound("-", {compound("-", {a, b}), c}) == "a-b-c");
  CHECK(write_compound("^", {a, compound("^", {b, c})}) == "a^b^c");
  CHECK(write_compound("^", {compound("^", {a, b}), c}) == "(a^b)^c");
  CHECK(write_compound("*", {compound("+", {a, b}), c}) == "(a+b)*c");
  CHECK(write_compound("-", {compound("+", {a, b})}) == "- (a+b)");
  CHECK(write_compound("mod", {compound("+", {a, b}), compound("+", {a, b})}) == "(a+b)mod(a+b)");
  CHECK(write_compound("{}", {rule}) == "{a:-b}");
}

TEST_CASE_FIXTURE(WriterTerms, "the operators of a file are obeyed") {
  operators.add(700, OperatorType::xfx, "beats");
  operators.add(200, OperatorType::yf, "!");
  operators.add(700, OperatorType::xfx, "le ge");
  operators.add(0, OperatorType::xfx, "is");
  CHECK(write_compound("beats", {a, b}) == "a beats b");
  CHECK(write_compound("!", {a}) == "a!");
  CHECK(write_compound("!", {compound("+", {a, b})}) == "(a+b)!");
  CHECK(write_compound("le ge", {a, b}) == "a'le ge'b");
  CHECK(write_compound("is", {a, b}) == "is(a,b)");
  CHECK(write_compound("-", {atom("is")}) == "-is");
}

TEST_CASE_FIXTURE(WriterTerms, "numbered variables are written by name") {
  const auto variable = [this](TermId argument) { return write_compound("$VAR", {argument}); };
  CHECK(variable(number(0)) == "A");
  CHECK(variable(one) == "B");
  CHECK(variable(number(27)) == "B1");
  CHECK(variable(number(-3)) == "S_3");
  CHECK(variable(number(std::numeric_limits<std::int64_t>::min())) == "S_-9223372036854775808");
  CHECK(variable(atom("Foo")) == "Foo");
  CHECK(variable(a) == "'$VAR'(a)");
  CHECK(variable(table.number(Number(1.0))) == "'$VAR'(1.0)");
  CHECK(variable(table.number(Number(mpz_class("12345678901234567890")))) ==
        "'$VAR'(12345678901234567890)");
  CHECK(write_compound("$VAR", {one, one}) == "'$VAR'(1,1)");
  CHECK(write_compound("mod", {compound("$VAR", {one}), a}) == "B mod a");
}

TEST_CASE_FIXTURE(WriterTerms, "what stands before does not matter") {
  std::string text = "x";
  append_quoted(text, table, a, operators);
  append_quoted(text, table, minus, operators);
  append_quoted(text, table, minus, operators);
  CHECK(text == "xa--");
}

TEST_CASE_FIXTURE(WriterTerms, "a term of too high a priority is put in parentheses") {
  const auto write_argument = [this](TermId term) {
    std::string text;
    append_quoted(text, table, term, operators, 999);
    return text;
  };
  CHECK(write_argument(compound(":-", {a, b})) == "(a:-b)");
  CHECK(write_argument(compound("-", {a, b})) == "a-b");
}

TEST_CASE_FIXTURE(WriterTerms, "a term nested a million deep is written") {
  const int depth = test_size(1'000'000);
  TermId left = a, right = a, prefix = a, argument = a, element = a;
  for (int i = 0; i < depth; ++i) {
    left = compound("-", {left, b});
    right = compound("-", {b, right});
    prefix = compound("-", {prefix});
    argument = compound("f", {argument});
    element = list({element});
  }
  const auto size = static_cast<std::size_t>(depth);
  CHECK(write(left).size() == 1 + 2 * size);
  CHECK(write(right).size() == 1 + 4 * size - 2);
  CHECK(write(prefix).size() == 2 * size);
  CHECK(write(argument).size() == 1 + 3 * size);
  CHECK(write(element).size() == 1 + 2 * size);
}

}  // namespace
}  // namespace minimax
