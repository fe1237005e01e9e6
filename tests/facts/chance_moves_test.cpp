#include "facts/chance_moves.hpp"

#include <doctest/doctest.h>

#include <string>

#include "syntax/read_term.hpp"
#include "tests/facts/recorded_facts.hpp"
#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

std::string probability(const std::string& text) {
  TermTable terms;
  const OperatorTable operators;
  const auto number = probability_of(terms, read_term(text, terms, operators));
  return number ? number->text() : "none";
}

TEST_CASE("moves of chance have probabilities wherever it is said that chance moves") {
  CHECK(read_facts("moves(a, [0.9-b, 0.1-c]). chance_to_move(a).").facts ==
        "moves a@6: 0.9:b@10 0.1:c@17\nchance a@41\n");
  CHECK(read_facts("chance_to_move(a). moves(a, [0.9-b, 0.1-c]).").facts ==
        "chance a@15\nmoves a@25: 0.9:b@29 0.1:c@36\n");
  CHECK(read_facts("moves(a, [1/3-b, 2r3-(x-c)]). chance_to_move(a).").facts ==
        "moves a@6: 1/3:b@10 2r3:x-c@17\nchance a@45\n");
  // `-` groups to the left.
  CHECK(read_facts("moves(a, [1/3-b, 2r3-x-c]). chance_to_move(a).").facts ==
        "moves a@6: 1/3:b@10 2r3-x:c@17\nchance a@43\n");
}

TEST_CASE("a pair is a position where chance does not move") {
  CHECK(read_facts("moves(a, [1-b, 0.1-c]).").facts == "moves a@6: 1-b@10 0.1-c@15\n");
  CHECK(read_facts("chance_to_move(x). moves(a, [1-b]).").facts ==
        "chance x@15\nmoves a@25: 1-b@29\n");
}

TEST_CASE("what has no probability is told") {
  CHECK(read_facts("moves(a, [b,c]). chance_to_move(a).").facts ==
        "moves a@6: none:b@10 none:c@12\nchance a@32\n");
  CHECK(read_facts("moves(a, [0.5-b, x(c)]). chance_to_move(a).").facts ==
        "moves a@6: 0.5:b@10 none:x(c)@17\nchance a@40\n");
}

TEST_CASE("a file with chance is told once") {
  const Reading reading =
      read_facts("chance_to_move(a). moves(b, c). moves(a, [1-b]). :- op(700, xfx, ~>).");
  CHECK(reading.facts == "chance a@15\nlose moves(b, c).\nmoves a@38: 1:b@42\n");
  CHECK(reading.diagnostics == "1:29 error syntax: the second argument of moves/2 is no list\n");
}

TEST_CASE("a probability is a number in 0..1") {
  CHECK(probability("0.25") == "0.25");
  CHECK(probability("0") == "0");
  CHECK(probability("1") == "1");
  CHECK(probability("1r3") == "1r3");
  CHECK(probability("1/3") == "1r3");
  CHECK(probability("2/4") == "1r2");
  CHECK(probability("1/3.0") == "0.3333333333333333");
  CHECK(probability("1-1/4") == "0.75");
  CHECK(probability("3/2") == "none");
  CHECK(probability("1/0") == "none");
  CHECK(probability("-0.1") == "none");
  CHECK(probability("1.1") == "none");
  CHECK(probability("nan") == "none");
  CHECK(probability("inf") == "none");
  CHECK(probability("half") == "none");
  CHECK(probability("[]") == "none");
}

}  // namespace
}  // namespace minimax
