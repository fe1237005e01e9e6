#include "term/term_table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <random>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tests/random_seed.hpp"

namespace minimax {
namespace {

Number small_integer(std::int64_t value) {
  return Number(value);
}

TEST_CASE("equal terms have equal ids and others do not") {
  TermTable terms;
  const TermId a = terms.atom("a"), b = terms.atom("b");
  CHECK(a != b);
  CHECK(terms.atom("a") == a);
  CHECK(terms.string("a") != a);
  CHECK(terms.string("a") == terms.string("a"));
  CHECK(terms.number(small_integer(1)) == terms.number(small_integer(1)));
  CHECK(terms.number(small_integer(1)) != terms.number(Number(1.0)));
  CHECK(terms.number(small_integer(1)) != terms.string("1"));
  CHECK(terms.number(small_integer(1)) != terms.atom("1"));
  const TermId ab[] = {a, b}, ba[] = {b, a}, aa[] = {a, a};
  CHECK(terms.compound(a, ab) == terms.compound(a, ab));
  CHECK(terms.compound(a, ab) != terms.compound(a, ba));
  CHECK(terms.compound(a, ab) != terms.compound(b, ab));
  CHECK(terms.compound(a, aa) != terms.compound(a, {aa, 1}));
}

TEST_CASE("ids are dense and count in the order in which terms are met") {
  TermTable terms;
  const std::size_t before = terms.size();
  const TermId first = terms.atom("first");
  const TermId second = terms.string("second");
  terms.atom("first");
  CHECK(index_of(first) == before);
  CHECK(index_of(second) == before + 1);
  CHECK(terms.size() == before + 2);
}

TEST_CASE("a term gives back what it was made of") {
  TermTable terms;
  const TermId a = terms.atom("a"), f = terms.atom("f");
  const TermId text = terms.string("text"), number = terms.number(Number(2.5));
  const TermId arguments[] = {a, text, number};
  const TermId compound = terms.compound(f, arguments);
  CHECK(terms.kind(a) == TermKind::atom);
  CHECK(terms.text(a) == "a");
  CHECK(terms.kind(text) == TermKind::string);
  CHECK(terms.text(text) == "text");
  CHECK(terms.kind(number) == TermKind::number);
  CHECK(terms.number(number).real() == 2.5);
  CHECK(terms.kind(compound) == TermKind::compound);
  CHECK(terms.name(compound) == f);
  CHECK(std::vector(terms.arguments(compound).begin(), terms.arguments(compound).end()) ==
        std::vector{a, text, number});
  CHECK_FALSE(terms.is_cell(compound));
}

TEST_CASE("the empty list is not the atom of its name") {
  TermTable terms;
  CHECK(terms.kind(terms.nil()) == TermKind::nil);
  CHECK(terms.text(terms.nil()) == "[]");
  CHECK(terms.atom("[]") != terms.nil());
  CHECK(terms.kind(terms.atom("[]")) == TermKind::atom);
  const TermId argument[] = {terms.atom("x")};
  CHECK(terms.compound(terms.nil(), argument) != terms.compound(terms.atom("[]"), argument));
}

TEST_CASE("a compound without arguments is not the atom of its name") {
  TermTable terms;
  const TermId f = terms.atom("f");
  const TermId compound = terms.compound(f, {});
  CHECK(compound != f);
  CHECK(terms.kind(compound) == TermKind::compound);
  CHECK(terms.arguments(compound).empty());
  CHECK(terms.compound(f, {}) == compound);
}

TEST_CASE("lists are cells that end in the empty list or in a tail") {
  TermTable terms;
  const TermId a = terms.atom("a"), b = terms.atom("b");
  const TermId ab[] = {a, b};
  const TermId list = terms.list(ab);
  CHECK(list == terms.cell(a, terms.cell(b, terms.nil())));
  CHECK(terms.is_cell(list));
  CHECK(terms.text(terms.name(list)) == "[|]");
  CHECK(terms.list({}) == terms.nil());
  CHECK(terms.list({}, b) == b);
  CHECK(terms.list({ab, 1}, b) == terms.cell(a, b));
  CHECK_FALSE(terms.is_cell(terms.nil()));
  const TermId three[] = {a, b, a};
  CHECK_FALSE(terms.is_cell(terms.compound(terms.name(list), three)));
}

TEST_CASE("atoms of any length and any bytes keep their text") {
  TermTable terms;
  for (std::size_t length = 0; length <= 20; ++length) {
    for (const char byte : {'x', '\0', '\xff'}) {
      const std::string text(length, byte);
      CHECK(terms.text(terms.atom(text)) == text);
      CHECK(terms.text(terms.string(text)) == text);
    }
  }
  CHECK(terms.text(terms.atom("")).empty());
  CHECK(terms.atom("a") != terms.atom(std::string("a\0", 2)));
}

TEST_CASE("numbers are equal terms when they are identical") {
  TermTable terms;
  const double nan = std::numeric_limits<double>::quiet_NaN();
  CHECK(terms.number(Number(nan)) == terms.number(Number(-nan)));
  CHECK(terms.number(Number(0.0)) != terms.number(Number(-0.0)));
  CHECK(terms.number(Number(mpz_class("99999999999999999999"))) ==
        terms.number(Number(mpz_class("99999999999999999999"))));
  CHECK(terms.number(Number(mpq_class(2, 4))) == terms.number(Number(mpq_class(1, 2))));
}

TEST_CASE("finding gives what is there and adds nothing") {
  TermTable terms;
  const TermId a = terms.atom("a"), text = terms.string("s"), one = terms.number(small_integer(1));
  const TermId a_one[] = {a, one}, one_a[] = {one, a};
  const TermId compound = terms.compound(a, a_one), list = terms.list(a_one, a);
  const std::size_t size = terms.size();
  CHECK(terms.find_atom("a") == a);
  CHECK(terms.find_string("s") == text);
  CHECK(terms.find_number(small_integer(1)) == one);
  CHECK(terms.find_compound(a, a_one) == compound);
  CHECK(terms.find_list(a_one, a) == list);
  CHECK(terms.find_list({}, a) == a);
  CHECK_FALSE(terms.find_atom("b"));
  CHECK_FALSE(terms.find_atom(""));
  CHECK_FALSE(terms.find_atom("a much longer name"));
  CHECK_FALSE(terms.find_string("a"));
  CHECK_FALSE(terms.find_number(Number(1.0)));
  CHECK_FALSE(terms.find_compound(a, one_a));
  CHECK_FALSE(terms.find_compound(a, {}));
  CHECK_FALSE(terms.find_list(one_a, a));
  CHECK_FALSE(terms.find_list(a_one, terms.nil()));
  CHECK(terms.size() == size);
}

TEST_CASE("an empty table finds nothing but the empty list") {
  const TermTable terms;
  CHECK_FALSE(terms.find_string(""));
  CHECK_FALSE(terms.find_atom("[]"));
  CHECK(terms.find_list({}, terms.nil()) == terms.nil());
}

TEST_CASE("ids stay when the table grows") {
  TermTable terms;
  struct Made {
    TermId atom, string, number, compound;
  };
  std::vector<Made> made;
  const auto text = [](std::size_t i) { return "name_of_" + std::to_string(i); };
  for (std::size_t i = 0; i < 50'000; ++i) {
    const TermId atom = terms.atom(text(i)), string = terms.string(text(i));
    const TermId number = terms.number(small_integer(static_cast<std::int64_t>(i)));
    const TermId arguments[] = {string, number};
    made.push_back({atom, string, number, terms.compound(atom, arguments)});
  }
  for (std::size_t i = 0; i < made.size(); ++i) {
    const auto& [atom, string, number, compound] = made[i];
    REQUIRE(terms.find_atom(text(i)) == atom);
    REQUIRE(terms.text(atom) == text(i));
    REQUIRE(terms.find_string(text(i)) == string);
    REQUIRE(terms.text(string) == text(i));
    REQUIRE(terms.find_number(small_integer(static_cast<std::int64_t>(i))) == number);
    REQUIRE(terms.name(compound) == atom);
    REQUIRE(terms.arguments(compound)[1] == number);
  }
}

TEST_CASE("the text of a new atom may be a part of another one's") {
  for (const std::string prefix : {"x", "long enough to lie elsewhere "}) {
    TermTable terms;
    for (int i = 0; i < 5000; ++i) {
      const std::string text = prefix + std::to_string(i);
      const TermId whole = terms.atom("y" + text);
      const TermId part = terms.atom(terms.text(whole).substr(1));
      REQUIRE(terms.text(part) == text);
      REQUIRE(terms.atom(text) == part);
    }
  }
}

TEST_CASE("a table with room made for it has the same terms") {
  TermTable terms;
  const TermId early = terms.atom("early");
  terms.reserve(100'000);
  CHECK(terms.text(early) == "early");
  CHECK(terms.find_atom("early") == early);
  for (int i = 0; i < 200'000; ++i) terms.atom("p" + std::to_string(i));
  CHECK(terms.text(early) == "early");
  CHECK(terms.find_atom("p199999").has_value());
}

TEST_CASE("a term may be nested a million deep") {
  TermTable terms;
  const TermId f = terms.atom("f");
  TermId term = terms.atom("a");
  for (int i = 0; i < 1'000'000; ++i) term = terms.compound(f, {&term, 1});
  const TermId inner[] = {terms.atom("a")};
  CHECK(terms.find_compound(f, inner).has_value());
}

TEST_CASE("compounds are found wherever the one before was") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  std::mt19937 random(seed);
  TermTable terms;
  std::map<std::vector<TermId>, TermId> expected;  // by the name and the arguments
  std::vector<TermId> known = {terms.atom("f"), terms.atom("g"), terms.nil()};
  std::vector<std::vector<TermId>> asked;
  for (int round = 0; round < 20'000; ++round) {
    // Half of them as they were asked for before, from somewhere on.
    std::vector<TermId> term;
    if (round % 100 < 50 || asked.empty()) {
      term = {known[random() % 2]};
      for (std::size_t arguments = random() % 4; arguments > 0; --arguments)
        term.push_back(known[random() % known.size()]);
    } else {
      term = asked[(asked.size() / 2 + static_cast<std::size_t>(round % 100)) % asked.size()];
    }
    const TermId id = terms.compound(term[0], std::span(term).subspan(1));
    REQUIRE(terms.name(id) == term[0]);
    REQUIRE(std::ranges::equal(terms.arguments(id), std::span(term).subspan(1)));
    REQUIRE(expected.try_emplace(term, id).first->second == id);
    if (known.size() < 60) known.push_back(id);
    asked.push_back(std::move(term));
    if (random() % 5 == 0) terms.number(small_integer(static_cast<std::int64_t>(random())));
  }
  CHECK(expected.size() > 1000);
}

}  // namespace
}  // namespace minimax
