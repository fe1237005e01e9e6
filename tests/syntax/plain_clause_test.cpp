#include "syntax/plain_clause.hpp"

#include <doctest/doctest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/parser.hpp"
#include "tests/random_seed.hpp"
#include "tests/syntax/canonical.hpp"

namespace minimax {
namespace {

/// How many bytes of the text are a plain clause; 0 where there is none.
std::size_t plain_length(const std::string& text, Clause& clause) {
  const char* const begin = text.data();
  const char* const end = parse_plain_clause(begin, begin + text.size(), clause);
  return end ? static_cast<std::size_t>(end - begin) : 0;
}
bool is_plain(const std::string& text) {
  Clause clause;
  return plain_length(text, clause) != 0;
}

bool equal(const Node& a, const Node& b) {
  const bool has_name = a.kind == NodeKind::atom || a.kind == NodeKind::compound;
  return a.begin == b.begin && a.length == b.length && a.arity == b.arity && a.size == b.size &&
         a.kind == b.kind && a.form == b.form && (!has_name || a.hash == b.hash);
}

/// Reads a plain clause both ways. A blank before the full stop is nothing that the short way
/// reads.
void check_same_nodes(const std::string& text) {
  CAPTURE(text);
  Clause plain;
  REQUIRE(plain_length(text, plain) == text.size());
  const std::string spaced = text.substr(0, text.size() - 1) + " .";
  REQUIRE_FALSE(is_plain(spaced));
  const OperatorTable operators;
  Parser parser(spaced, operators);
  Clause full;
  REQUIRE(parser.next(full));
  REQUIRE(plain.nodes.size() == full.nodes.size());
  for (std::size_t i = 0; i < full.nodes.size(); ++i) {
    CAPTURE(i);
    REQUIRE(equal(plain.nodes[i], full.nodes[i]));
  }
}

TEST_CASE("plain clauses have the nodes of the full parser") {
  for (const char* text :
       {"moves(a,[b,c]).", "moves(a, [b, c]).", "static_eval(h,-5).", "max_to_move(d).",
        "static_eval(pos(x,[1,2]), 12).", "moves([a,b],[[c],[d,[e]]]).", "f(0,00,-0,-1,123456789).",
        "f(aB_9,x).", "f(dynamic,is,mod).", "is(a,b).", "moves(a,\n  [b,\n\tc]).", "f(g(h(i(j)))).",
        "f([[[1]]]).", "f(zé,a_very_long_name_of_more_than_16_bytes)."})
    check_same_nodes(text);
}

TEST_CASE("what the short way reads ends with the clause") {
  Clause clause;
  CHECK(plain_length("f(a). g(b).", clause) == 5);
  CHECK(plain_length("f(a).\n", clause) == 5);
  CHECK(plain_length("f(a).% x", clause) == 5);
}

TEST_CASE("a clause that is not plain is left to the full parser") {
  for (const char* text :
       {"a.",        "f(A).",   "f('a').",  "f(\"a\").",  "f(a-b).",  "f(1.5).", "f(0'a).",
        "f(1 000).", "f(a) .",  "f(a)",     "f(a).g(b).", "f(a):-b.", "f([]).",  "f(x()).",
        "f([a|b]).", "f({a}).", "f(a{b}).", "f(- 1).",    "f(+).",    "f(a b).", "f(1e5).",
        "f(0xff).",  "f(1r3).", "f(a).b",   "f(1_000).",  "f(a,).",   "f(",      "",
        ".",         "F(a).",   "f(a]).",   "f([a)."}) {
    CAPTURE(text);
    CHECK_FALSE(is_plain(text));
  }
}

TEST_CASE("terms that nest too deep for the short way are read by the parser") {
  for (int depth = 1; depth < 12; ++depth) {
    std::string compound = "a", list = "a";
    for (int i = 0; i < depth; ++i) {
      compound = "f(" + compound + ")";
      list = "[" + list + "]";
    }
    const std::string with_list = "f(" + list + ")";
    for (const std::string& term : {compound, with_list}) {
      CHECK(canonical(term + ".") == term);
      if (is_plain(term + ".")) check_same_nodes(term + ".");
    }
  }
  CHECK_FALSE(is_plain("f(f(f(f(f(f(a))))))."));
}

/// Writes clauses, most of them plain.
class RandomClause {
 public:
  explicit RandomClause(std::uint32_t seed) : random_(seed) {}

  std::string next() { return name() + arguments("(", ")", 4) + "."; }

 private:
  int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(random_); }
  std::string pick(const std::vector<std::string>& texts) {
    return texts[static_cast<std::size_t>(below(static_cast<int>(texts.size())))];
  }
  std::string name() {
    return pick({"a", "bc", "moves", "static_eval", "pos_1", "xY", "is", "table", "zé",
                 "a_name_of_eighteen", "elevenbytes", "twelve_bytes"});
  }
  std::string arguments(const std::string& open, const std::string& close, int depth) {
    std::string text = open + term(depth);
    for (int more = below(4); more > 0; --more) text += pick({",", ", ", ",\n"}) + term(depth);
    return text + close;
  }
  std::string term(int depth) {
    switch (below(depth > 0 ? 5 : 3)) {
      case 0:
      case 1:
        return name();
      case 2:
        return pick({"0", "7", "-1", "42", "-007", "12345678901234567890"});
      case 3:
        return name() + arguments("(", ")", depth - 1);
      default:
        return arguments("[", "]", depth - 1);
    }
  }

  std::mt19937 random_;
};

TEST_CASE("random plain clauses have the nodes of the full parser") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  RandomClause random(seed);
  int plain = 0;
  for (int round = 0; round < 3000; ++round) {
    const std::string text = random.next();
    if (!is_plain(text)) continue;
    ++plain;
    check_same_nodes(text);
  }
  CHECK(plain > 2000);
}

}  // namespace
}  // namespace minimax
