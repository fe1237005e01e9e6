#include "show/text.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <vector>

#include "syntax/read_term.hpp"

namespace minimax {
namespace {

/// Makes results of terms that are given as text.
struct Results {
  TermTable terms;
  OperatorTable operators;

  TermId term(const std::string& text) { return read_term(text, terms, operators); }
  Result leaf(const std::string& position, const std::string& value) {
    Result result;
    result.position = term(position);
    result.value = term(value);
    return result;
  }
  Result inner(const std::string& position, Mover mover, const std::string& value,
               const std::vector<std::string>& nodes) {
    Result result = leaf(position, value);
    result.mover = mover;
    for (const std::string& node : nodes) result.nodes.push_back(term(node));
    result.best = result.nodes.front();
    return result;
  }
  std::string top_level(const std::vector<Result>& answers) {
    return top_level_text(answers, terms, operators);
  }
};

TEST_CASE("an answer is printed as by the top level") {
  Results results;
  CHECK(results.top_level({results.inner("a", Mover::max, "4", {"b", "d", "i"})}) ==
        "BestPos = b,\nVal = 4,\nNodesList = [b,d,i].\n");
}

TEST_CASE("BestPos is left out at a leaf") {
  Results results;
  CHECK(results.top_level({results.leaf("h", "1")}) == "Val = 1,\nNodesList = [].\n");
}

TEST_CASE("several answers stand with semicolons between them") {
  Results results;
  CHECK(results.top_level({results.inner("a", Mover::max, "4", {"b"}),
                           results.inner("a", Mover::max, "4", {"c", "d"})}) ==
        "BestPos = b,\nVal = 4,\nNodesList = [b] ;\n"
        "BestPos = c,\nVal = 4,\nNodesList = [c,d].\n");
}

TEST_CASE("terms are quoted and bracketed as the right side of an equation") {
  Results results;
  CHECK(results.top_level({results.inner("a", Mover::max, "2*3", {"'B c'", "x-1", "(a:-b)"})}) ==
        "BestPos = 'B c',\nVal = 2*3,\nNodesList = ['B c',x-1,(a:-b)].\n");
  CHECK(results.top_level({results.inner("a", Mover::max, "- 1", {"(p:-q)"})}) ==
        "BestPos = (p:-q),\nVal = - 1,\nNodesList = [(p:-q)].\n");
  CHECK(results.top_level({results.inner("a", Mover::max, "1", {"a=b"})}) ==
        "BestPos = (a=b),\nVal = 1,\nNodesList = [a=b].\n");
}

TEST_CASE("an atom that is an operator stands in brackets and in a list without") {
  Results results;
  CHECK(results.top_level({results.inner("a", Mover::max, "1", {"table", "+"})}) ==
        "BestPos = (table),\nVal = 1,\nNodesList = [table,+].\n");
  results.operators.add(700, OperatorType::xfx, "x");
  CHECK(results.top_level({results.inner("a", Mover::max, "1", {"x"})}) ==
        "BestPos = (x),\nVal = 1,\nNodesList = [x].\n");
  results.operators.add(0, OperatorType::xfx, "x");
  CHECK(results.top_level({results.inner("a", Mover::max, "1", {"x"})}) ==
        "BestPos = x,\nVal = 1,\nNodesList = [x].\n");
}

TEST_CASE("a query is printed as it would be typed") {
  Results results;
  const auto query = [&](const std::string& position) {
    return query_text(results.term(position), results.terms, results.operators);
  };
  CHECK(query("a") == "?- minimax(a, BestPos, Val, NodesList).\n");
  CHECK(query("x-'Y'") == "?- minimax(x-'Y', BestPos, Val, NodesList).\n");
  CHECK(query("(a:-b)") == "?- minimax((a:-b), BestPos, Val, NodesList).\n");
}

TEST_CASE("a table has a head and aligned columns") {
  Results results;
  const std::vector<Result> all = {results.inner("a", Mover::max, "4", {"b"}),
                                   results.inner("long(position)", Mover::min, "-1.5", {"é"}),
                                   results.leaf("é", "123456")};
  CHECK(table_text(all, results.terms, results.operators) ==
        "position        mover  value   best\n"
        "a               max    4       b\n"
        "long(position)  min    -1.5    é\n"
        "é               -      123456  -\n");
}

TEST_CASE("an empty table is a head") {
  const Results results;
  CHECK(table_text({}, results.terms, results.operators) == "position  mover  value  best\n");
}

}  // namespace
}  // namespace minimax
