#include "facts/written_terms.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <vector>

#include "facts/written_fact.hpp"
#include "term/number.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"
#include "term/writer.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

WrittenFacts parsed(const std::string& fact) {
  WrittenFacts facts;
  REQUIRE(facts.parse(fact.data(), fact.data() + fact.size()) != nullptr);
  return facts;
}

// The names are in no order that could be guessed, some are longer than an entry of the table, and
// some are compounds.
TEST_CASE("names are the terms of a table whatever was named before") {
  CAPTURE(random_seed());
  Random random(random_seed());
  const OperatorTable operators;
  const auto name = [&] {
    const int number = random_between(random, 0, 300);
    switch (number % 4) {
      case 0:
        return fmt::format("a_name_of_more_than_sixteen_bytes_{}", number);
      case 1:
        return fmt::format("pos({},[x,-1])", number);
      default:
        return fmt::format("n{}", number);
    }
  };
  for (const Compounds compounds : {Compounds::spelled, Compounds::by_parts}) {
    TermTable terms(compounds);
    WrittenTerms written(terms);
    std::vector<TermId> successors;
    for (int i = 0; i < 3000; ++i) {
      const std::string from = name(), to = name(), also = name();
      const std::string fact = fmt::format("moves({},[{},{}]).", from, to, also);
      CAPTURE(fact);
      const WrittenFacts facts = parsed(fact);
      written.prefetch(facts, facts[0]);
      REQUIRE(write_quoted(terms, written.position(facts[0]), operators) == from);
      written.read_successors(facts, facts[0], successors);
      REQUIRE(successors.size() == 2);
      REQUIRE(write_quoted(terms, successors[0], operators) == to);
      REQUIRE(write_quoted(terms, successors[1], operators) == also);
    }
    CHECK(terms.size() < 1000);
  }
}

TEST_CASE("values of any length are numbers") {
  TermTable terms;
  WrittenTerms written(terms);
  for (const char* value : {"0", "-7", "123456789012345678", "1234567890123456789012345"}) {
    const std::string fact = fmt::format("static_eval(a,{}).", value);
    const WrittenFacts facts = parsed(fact);
    CHECK(terms.number(written.value(facts[0])).text() == value);
  }
}

TEST_CASE("a list that was not parsed as a whole has all its successors") {
  TermTable terms;
  WrittenTerms written(terms);
  std::string fact = "moves(a,[n0";
  const std::size_t count = 3 * WrittenFact::most_at_once + 1;
  for (std::size_t i = 1; i < count; ++i) fact += fmt::format(",n{}", i);
  fact += "]).";
  const WrittenFacts facts = parsed(fact);
  std::vector<TermId> successors{terms.atom("left_over")};
  written.read_successors(facts, facts[0], successors);
  REQUIRE(successors.size() == count);
  for (std::size_t i = 0; i < count; ++i)
    REQUIRE(terms.text(successors[i]) == fmt::format("n{}", i));
}

}  // namespace
}  // namespace minimax
