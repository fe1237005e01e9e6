#include "syntax/term_builder.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "syntax/parser.hpp"
#include "term/writer.hpp"

namespace minimax {
namespace {

/// Reads one clause and builds what is wanted of it.
struct Reader {
  TermTable terms;
  OperatorTable operators;
  TermBuilder builder{terms};
  std::string source;
  Clause clause;

  explicit Reader(const std::string& text) : source(text + " .") {
    Parser parser(source, operators);
    REQUIRE(parser.next(clause));
  }
  std::size_t root() const { return clause.nodes.size() - 1; }
  std::string built() {
    const auto term = builder.build(clause, root());
    return term ? write_quoted(terms, *term, operators) : "nothing";
  }
  std::string elements() {
    std::vector<TermId> elements = {terms.nil()};
    if (!builder.build_elements(clause, root(), elements)) return "nothing";
    std::string text;
    for (const TermId each : elements) text += write_quoted(terms, each, operators) + ";";
    return text;
  }
};

std::string built(const std::string& text) {
  return Reader(text).built();
}
std::string elements(const std::string& text) {
  return Reader(text).elements();
}

TEST_CASE("terms of all kinds are built") {
  for (const std::string text : {"a",
                                 "'B c'",
                                 "[]",
                                 "'[]'",
                                 "{}",
                                 "{a,b}",
                                 "f(x)",
                                 "f()",
                                 "-1",
                                 "- 1",
                                 "1.5",
                                 "1r3",
                                 "99999999999999999999",
                                 "\"text\"",
                                 "[a,b]",
                                 "[a,b|c]",
                                 "x-[e,e,o]",
                                 "pos(x,[1,2])",
                                 "a:-b",
                                 "[[],'[]']",
                                 "[](x)"}) {
    CAPTURE(text);
    CHECK(built(text) == text);
  }
  CHECK(built("[a|[b|[]]]") == "[a,b]");
  CHECK(built("0'a") == "97");
  CHECK(built("'\\x41\\'") == "'A'");
  CHECK(built("'{}'(x)") == "{x}");
  CHECK(built("`ab`") == "[97,98]");
}

TEST_CASE("a term with a variable is not built") {
  for (const char* text : {"X", "_", "f(X)", "[a|X]", "[X]", "a-f(g(_))", "{X}"}) {
    CAPTURE(text);
    CHECK(built(text) == "nothing");
  }
}

TEST_CASE("after a variable the next term is built") {
  Reader reader("f(g(X),b)");
  CHECK(reader.built() == "nothing");
  const auto b = reader.builder.build(reader.clause, Clause::last_child(reader.root()));
  REQUIRE(b);
  CHECK(reader.terms.text(*b) == "b");
}

TEST_CASE("a subterm is built alone") {
  Reader reader("moves(p(1), [q(2), r])");
  const std::size_t list = Clause::last_child(reader.root());
  const std::size_t position = reader.clause.previous(list);
  const auto text = [&](std::size_t node) {
    return write_quoted(reader.terms, *reader.builder.build(reader.clause, node), reader.operators);
  };
  CHECK(text(list) == "[q(2),r]");
  CHECK(text(position) == "p(1)");
}

TEST_CASE("the elements of a list are built however it is written") {
  CHECK(elements("[a,f(b),[c]]") == "a;f(b);[c];");
  CHECK(elements("[]") == "");
  CHECK(elements("[a|[b,c]]") == "a;b;c;");
  CHECK(elements("'[|]'(a,[])") == "a;");
  CHECK(elements("`a`") == "97;");
}

TEST_CASE("what is no list of ground terms has no elements") {
  for (const char* text : {"a", "'[]'", "f(a)", "[a|b]", "[a|X]", "[a,X]", "X", "\"ab\"", "1"}) {
    CAPTURE(text);
    CHECK(elements(text) == "nothing");
  }
}

TEST_CASE("elements of a list are built without its cells") {
  Reader reader("[a,b]");
  const std::size_t before = reader.terms.size();
  CHECK(reader.elements() == "a;b;");
  CHECK(reader.terms.size() == before + 2);
}

TEST_CASE("text in double quotes is what the flag says") {
  const auto with = [](QuotedText meaning, const std::string& text) {
    Reader reader(text);
    reader.builder.set_double_quotes(meaning);
    return reader.built();
  };
  CHECK(with(QuotedText::string, "\"aé\"") == "\"aé\"");
  CHECK(with(QuotedText::atom, "\"aé\"") == "aé");
  CHECK(with(QuotedText::codes, "\"aé\"") == "[97,233]");
  CHECK(with(QuotedText::chars, "\"aé\"") == "[a,é]");
  CHECK(with(QuotedText::codes, "\"\"") == "[]");
  CHECK(with(QuotedText::chars, "`a`") == "[97]");
}

TEST_CASE("name_of is the name without its quotes") {
  const auto name = [](const std::string& text) {
    const Reader reader(text);
    return name_of(reader.clause, reader.clause.root());
  };
  CHECK(name("abc") == "abc");
  CHECK(name("'it''s'(x)") == "it's");
  CHECK(name("[ ]") == "[]");
  CHECK(name("{ }") == "{}");
  CHECK(name("{a}") == "{}");
  CHECK(name("a+b") == "+");
}

bool begins_at_first_byte(const std::string& text) {
  const Reader reader(text);
  return begin_of(reader.clause, reader.root()) == 0;
}

TEST_CASE("a subterm begins at its first byte") {
  for (const std::string text : {"a", "f(x)", "a+b", "- c", "[x]", "{y}", "f()-b", "a-f(x)"}) {
    CAPTURE(text);
    CHECK(begins_at_first_byte(text));
  }
}

TEST_CASE("an operator term begins where its left operand does") {
  for (const std::string text :
       {"f(x)+b", "[x]-b", "{x}=y", "f(g(x))*h(y)+1", "'f'(x):-y", "- c+d"}) {
    CAPTURE(text);
    CHECK(begins_at_first_byte(text));
  }
}

}  // namespace
}  // namespace minimax
