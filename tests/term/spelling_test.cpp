#include "term/spelling.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <map>
#include <random>
#include <string>
#include <variant>
#include <vector>

#include "syntax/read_term.hpp"
#include "term/arithmetic.hpp"
#include "term/writer.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

const OperatorTable operators;

TermId read(TermTable& terms, const std::string& text) {
  return read_term(text, terms, operators);
}

/// Terms that are spelled, and such as are nearly.
class RandomText {
 public:
  explicit RandomText(std::uint32_t seed) : random_(seed) {}

  std::string next() { return compound(3); }

 private:
  int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(random_); }
  std::string pick(const std::vector<std::string>& texts) {
    return texts[static_cast<std::size_t>(below(static_cast<int>(texts.size())))];
  }
  std::string comma() { return pick({",", ",", ", "}); }
  std::string terms(int levels) {
    std::string text = term(levels);
    for (int more = below(3); more > 0; --more) text += comma() + term(levels);
    return text;
  }
  std::string compound(int levels) {
    const std::string name = pick({"p", "q", "is", "max", "p", "'p'", "'P'", "p"});
    return fmt::format("{}({})", name, terms(levels - 1));
  }
  std::string term(int levels) {
    const int kind = levels > 0 ? below(8) : 0;
    if (kind == 7) return fmt::format("[{}]", terms(levels - 1));
    if (kind > 4) return compound(levels);
    return pick({"a",
                 "b",
                 "is",
                 "0",
                 "1",
                 "-1",
                 "42",
                 "7",
                 "007",
                 "-0",
                 "[]",
                 "[]",
                 "'[]'",
                 "'a b'",
                 "1.5",
                 "\"a\"",
                 "a-b",
                 "[a|b]",
                 "123456789012345678",
                 "1234567890123456789",
                 "1r3",
                 "long_name_of_more_than_sixteen",
                 "p(1)",
                 "{a}",
                 "é"});
  }

  std::mt19937 random_;
};

/// The term made anew of its parts, from the leaves on.
TermId remade(TermTable& to, const TermTable& from, TermId term) {
  switch (from.kind(term)) {
    case TermKind::atom:
      return to.atom(from.text(term));
    case TermKind::nil:
      return to.nil();
    case TermKind::number:
      return to.number(from.number(term));
    case TermKind::string:
      return to.string(from.text(term));
    case TermKind::spelled: {
      TermTable parts;
      return remade(to, parts, read_spelling(parts, from.text(term)));
    }
    case TermKind::compound:
      break;
  }
  std::vector<TermId> arguments;
  for (const TermId argument : from.arguments(term))
    arguments.push_back(remade(to, from, argument));
  return to.compound(remade(to, from, from.name(term)), arguments);
}

TEST_CASE("compounds of letters digits brackets and commas are kept as they are spelled") {
  TermTable terms(Compounds::spelled);
  for (const char* text :
       {"p(a)", "pos(x,[1,-2,0])", "b(a,a,a,a,a,a,a,a,a)", "p([])", "p([[],[a]],q(p(aB_9)))",
        "is(a,b)", "p(123456789012345678)", "p(-123456789012345678)"}) {
    CAPTURE(text);
    const TermId term = read(terms, text);
    CHECK(terms.kind(term) == TermKind::spelled);
    CHECK(terms.text(term) == text);
  }
  for (const char* text :
       {"p(1.5)", "p('A')", "'P'(a)", "p(\"a\")", "p([a|b])", "p(a-b)", "a-b", "[a,b]", "p()",
        "p(1234567890123456789)", "p(é)", "p({a})", "p(1r3)", "p('[]')"}) {
    CAPTURE(text);
    CHECK(terms.kind(read(terms, text)) == TermKind::compound);
  }
  CHECK(read(terms, "p( a, [ 007, -0 ] )") == read(terms, "p(a,[7,0])"));
}

TEST_CASE("a spelling has a longest length however it comes into the table") {
  for (const std::size_t size : {longest_spelling, longest_spelling + 1}) {
    CAPTURE(size);
    const std::string text = "p(" + std::string(size - 3, 'a') + ")";
    TermTable terms(Compounds::spelled);
    const TermId term = read(terms, text);
    CHECK((terms.kind(term) == TermKind::spelled) == (size == longest_spelling));
    const TermId argument[] = {terms.atom(text.substr(2, size - 3))};
    CHECK(terms.compound(terms.atom("p"), argument) == term);
    CHECK(terms.find_compound(terms.atom("p"), argument) == term);
    CHECK(write_quoted(terms, term, operators) == text);
  }
}

TEST_CASE("a term that is nested deep is read with little stack") {
  std::string text;
  constexpr int levels = 200'000;
  for (int i = 0; i < levels; ++i) text += "p(";
  text += "a" + std::string(levels, ')');
  TermTable terms(Compounds::spelled);
  CHECK(write_quoted(terms, read(terms, text), operators) == text);
}

TEST_CASE("whoever looks into a compound finds its parts") {
  TermTable terms(Compounds::spelled);
  const TermId term = read(terms, "p(a,[1,q(b)],[])");
  REQUIRE(terms.kind(term) == TermKind::spelled);
  const SpelledOut out = spelled_out(terms, term);
  REQUIRE(out.terms.kind(out.term) == TermKind::compound);
  CHECK(out.terms.text(out.terms.name(out.term)) == "p");
  REQUIRE(out.terms.arguments(out.term).size() == 3);
  CHECK(out.terms.is_cell(out.terms.arguments(out.term)[1]));
  CHECK(out.terms.arguments(out.term)[2] == out.terms.nil());
}

TEST_CASE("many compounds are spelled out one after the other") {
  TermTable terms(Compounds::spelled);
  for (int i = 0; i < 30'000; ++i) {
    const std::string text = fmt::format("p(n{},[{}])", i, i);
    const SpelledOut out = spelled_out(terms, read(terms, text));
    REQUIRE(write_quoted(out.terms, out.term, operators) == text);
  }
}

TEST_CASE("a compound is evaluated as it is by its parts") {
  TermTable terms(Compounds::spelled);
  const auto number = [&](const std::string& text) {
    const TermId term = read(terms, text);
    REQUIRE(terms.kind(term) == TermKind::spelled);
    return std::get<Number>(evaluate(terms, term)).text();
  };
  CHECK(number("max(3,mod(17,6))") == "5");
  CHECK(number("abs(-4)") == "4");
  CHECK(in_english(std::get<Message>(evaluate(terms, read(terms, "p(1)")))) ==
        "p/1 is no arithmetic function");
}

TEST_CASE("tables of both kinds hold the same terms") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  RandomText random(seed);
  OperatorTable others;
  others.add(700, OperatorType::fy, "p");
  others.add(400, OperatorType::xfx, "q");
  TermTable parts;
  TermTable spelled(Compounds::spelled);
  std::map<TermId, TermId> same;  // by the id in the table of parts
  int count = 0;
  for (int round = 0; round < test_size(20'000); ++round) {
    const std::string text = random.next();
    CAPTURE(text);
    const TermId a = read(parts, text);
    const TermId b = read(spelled, text);
    CHECK(same.try_emplace(a, b).first->second == b);
    count += spelled.kind(b) == TermKind::spelled ? 1 : 0;
    for (const OperatorTable* each : {&operators, static_cast<const OperatorTable*>(&others)}) {
      REQUIRE(write_quoted(spelled, b, *each) == write_quoted(parts, a, *each));
      REQUIRE(write_argument(spelled, b, *each) == write_argument(parts, a, *each));
    }
    REQUIRE(remade(spelled, parts, a) == b);
    REQUIRE(remade(parts, spelled, b) == a);
    const auto value = evaluate(parts, a);
    const auto other = evaluate(spelled, b);
    REQUIRE(value.index() == other.index());
    if (const auto* problem = std::get_if<Message>(&value))
      REQUIRE(*problem == std::get<Message>(other));
    else
      REQUIRE(identical(std::get<Number>(value), std::get<Number>(other)));
  }
  CHECK(count > test_size(2'000));
  MESSAGE(test_size(20'000), " terms compared, ", same.size(), " different, ", count,
          " spelled, seed ", seed);
}

}  // namespace
}  // namespace minimax
