#include "facts/written_fact.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <random>
#include <string>
#include <vector>

#include "tests/facts/recorded_facts.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

bool is_written_fact(const std::string& text) {
  WrittenFacts facts;
  return facts.parse(text.data(), text.data() + text.size()) != nullptr;
}

/// Reads a fact the short way and, with a blank before its full stop, as any clause.
void check_same_reading(const std::string& fact) {
  CAPTURE(fact);
  REQUIRE(is_written_fact(fact));
  const std::string spaced = fact.substr(0, fact.size() - 1) + " .";
  REQUIRE_FALSE(is_written_fact(spaced));
  const Reading one = read_facts(fact);
  const Reading other = read_facts(spaced, {}, Compounds::by_parts);
  REQUIRE(one.facts != "");
  REQUIRE(one.facts == other.facts);
  REQUIRE(one.diagnostics == other.diagnostics);
}

TEST_CASE("facts read the short way are those of the full parser") {
  for (const char* text :
       {"moves(a,[b,c]).", "moves(a, [b, c]).", "moves(a,\n  [b,\n\tc]).", "moves(a,[a]).",
        "static_eval(h,-5).", "static_eval(h, 007).", "static_eval(h,-0).",
        "static_eval(h,12345678901234567890).", "max_to_move(d).", "min_to_move(d).",
        "min_to_move(is).", "moves(dynamic,[is,mod]).", "max_to_move(aB_9).",
        "moves(zé,[a_very_long_name_of_more_than_16_bytes]).", "max_to_move(f(a)).",
        "min_to_move(pos(x,[1,-2,0],[],b(is,aB_9))).", "moves(p(1),[p(2), a, p(3)])."})
    check_same_reading(text);
}

TEST_CASE("what else is written as a fact is left to the full parser") {
  for (const char* text : {"max_to_move(A).",
                           "max_to_move('a').",
                           "max_to_move( a).",
                           "max_to_move(a,b).",
                           "max_to_move(a)",
                           "max_to_move(a):-b.",
                           "max_to_move(a).b",
                           "max_to_move(a{}).",
                           "max_to_move(a-b).",
                           "max_to_move(f( a)).",
                           "max_to_move(f (a)).",
                           "max_to_move(f()).",
                           "max_to_move(f(a)b).",
                           "max_to_move(f(a)-1).",
                           "max_to_move(f(a)(b)).",
                           "max_to_move(f(A)).",
                           "max_to_move(f(1.5)).",
                           "max_to_move(f(0'a)).",
                           "max_to_move(f(007)).",
                           "max_to_move(f(-0)).",
                           "max_to_move(f(1234567890123456789)).",
                           "max_to_move(f([a|b])).",
                           "max_to_move(f([a,])).",
                           "max_to_move(f(é)).",
                           "max_to_move(fé(a)).",
                           "max_to_move(1).",
                           "max_to_move (a).",
                           "max_to_moves(a).",
                           "staticval(a,1).",
                           "static_eval(a,1.5).",
                           "static_eval(a,1r3).",
                           "static_eval(a,+1).",
                           "static_eval(a,- 1).",
                           "static_eval(a,1_000).",
                           "static_eval(a,b).",
                           "static_eval(a,0'c).",
                           "static_eval(a).",
                           "moves(a,b).",
                           "moves(a,[]).",
                           "moves(a,[b|c]).",
                           "moves(a,[b,1]).",
                           "moves(a,[b],c).",
                           "moves([b],[a]).",
                           "moves(a,[b,]).",
                           "",
                           "m"}) {
    CAPTURE(text);
    CHECK_FALSE(is_written_fact(text));
  }
}

TEST_CASE("a fact ends with its full stop") {
  const std::string text = "max_to_move(a).% b\nmin_to_move(c).";
  WrittenFacts facts;
  const char* const end = facts.parse(text.data(), text.data() + text.size());
  REQUIRE(end != nullptr);
  CHECK(end - text.data() == 15);
  CHECK(facts[0].begin() == text.data());
  CHECK(facts[0].end() == end);
  CHECK(facts[0].position.text() == "a");
}

TEST_CASE("facts are kept one behind the other until they are cleared") {
  const std::string moves = "moves(a,[b,c]).";
  const std::string wrong = "moves(a,[b,c,1]).";
  WrittenFacts facts;
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < 2; ++i) {
      REQUIRE(facts.parse(moves.data(), moves.data() + moves.size()) != nullptr);
      REQUIRE(facts.parse(wrong.data(), wrong.data() + wrong.size()) == nullptr);
    }
    REQUIRE(facts.size() == 2);
    for (const std::size_t i : {0u, 1u}) {
      CHECK(facts[i].kind == WrittenFact::Kind::moves);
      REQUIRE(facts.successors(facts[i]).size() == 2);
      CHECK(facts.successors(facts[i])[1].text() == "c");
    }
    facts.clear();
  }
}

TEST_CASE("a value is told as a number where it is not too long") {
  for (const char* value : {"0", "-0", "007", "-12", "99999999999999999", "-99999999999999999"}) {
    CAPTURE(value);
    const std::string text = fmt::format("static_eval(abc, {}).", value);
    WrittenFacts facts;
    REQUIRE(facts.parse(text.data(), text.data() + text.size()) != nullptr);
    CHECK(facts[0].value_text() == value);
    REQUIRE(facts[0].has_number());
    CHECK(facts[0].value == std::stoll(value));
  }
  const std::string text = "static_eval(abc,9999999999999999999).";
  WrittenFacts facts;
  REQUIRE(facts.parse(text.data(), text.data() + text.size()) != nullptr);
  CHECK_FALSE(facts[0].has_number());
  CHECK(facts[0].value_text() == "9999999999999999999");
}

std::string fact_with(std::size_t successors) {
  std::string text = "moves(a,[s0";
  for (std::size_t i = 1; i < successors; ++i) text += fmt::format(",{}s{}", i % 3 ? "" : " ", i);
  return text + "]).";
}

TEST_CASE("a long list is read piece by piece") {
  constexpr std::size_t piece = WrittenFact::most_at_once;
  for (const std::size_t count : {piece - 1, piece, piece + 1, 2 * piece, 3 * piece + 7}) {
    CAPTURE(count);
    const std::string text = fact_with(count);
    check_same_reading(text);
    WrittenFacts facts;
    REQUIRE(facts.parse(text.data(), text.data() + text.size()) != nullptr);
    CHECK(facts[0].successor_count == count);
    SuccessorPieces pieces(facts, facts[0]);
    std::size_t read = 0;
    do {
      CHECK(pieces.piece().size() <= piece);
      for (const HashedName& successor : pieces.piece())
        CHECK(successor.text() == fmt::format("s{}", read++));
    } while (pieces.read_next());
    CHECK(read == count);
  }
}

/// Tells the places of a list from the last to the first.
class PlacesBackwards final : public FactSink {
 public:
  void take(const MovesFact& fact) override {
    for (std::size_t i = fact.successors.size(); i-- > 0;) places.push_back(fact.places.offset(i));
  }
  void take(const ValueFact&) override {}
  void take(const MoverFact&) override {}
  void begin_again() override {}

  std::vector<Offset> places;
};

TEST_CASE("the places of a long list can be asked for in any order") {
  const std::string text = fact_with(3 * WrittenFact::most_at_once + 7);
  const Source source = Source::of_text("tree.pl", text);
  TermTable terms;
  OperatorTable operators;
  Diagnostics diagnostics;
  PlacesBackwards sink;
  read_facts(source, terms, operators, diagnostics, sink);
  std::vector<Offset> places;
  for (std::size_t at = text.find('s', 5); at != text.npos; at = text.find('s', at + 1))
    places.insert(places.begin(), at);
  CHECK(sink.places == places);
}

/// Writes facts, about half of them of the short form, with mistakes among them.
class RandomFact {
 public:
  explicit RandomFact(std::uint32_t seed) : random_(seed) {}

  std::string next() {
    switch (below(4)) {
      case 0:
        return fmt::format("max_to_move({}).", position());
      case 1:
        return fmt::format("min_to_move({}).", position());
      case 2:
        return fmt::format("static_eval({}{}{}).", position(), comma(), value());
      default:
        return fmt::format("moves({}{}[{}]).", position(), comma(), positions());
    }
  }

 private:
  int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(random_); }
  std::string pick(const std::vector<std::string>& texts) {
    return texts[static_cast<std::size_t>(below(static_cast<int>(texts.size())))];
  }
  std::string position() {
    return pick({"a", "b1", "c_2", "dE", "is", "zé", "a_name_of_eighteen", "elevenbytes",
                 "twelve_bytes", "n123456", "X", "p(1)", "'q'", "x-1", "p(is,[0,-12],q([]))",
                 "p(x,[1, 2])", "p(p(p(p(p(p(1))))))", "b(a,a,a,a,a,a,a,a,a)"});
  }
  std::string positions() {
    std::string text = position();
    for (int more = below(4); more > 0; --more) text += comma() + position();
    return text;
  }
  std::string comma() { return pick({",", ", ", ",\n", ",", " ,"}); }
  std::string value() {
    return pick({"0", "7", "-1", "42", "-007", "12345678901234567890", "1.5", "b", "+1"});
  }

  std::mt19937 random_;
};

TEST_CASE("random facts read the short way are those of the full parser") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  RandomFact random(seed);
  int compared = 0;
  for (int round = 0; round < 10000; ++round) {
    const std::string fact = random.next();
    if (!is_written_fact(fact)) continue;
    ++compared;
    check_same_reading(fact);
  }
  CHECK(compared > 1000);
  MESSAGE(compared, " facts compared, seed ", seed);
}

}  // namespace
}  // namespace minimax
