#include "grade/judge/vocabulary.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/grade/small_trees.hpp"

namespace minimax::grade {
namespace {

using Names = std::vector<std::string>;

TEST_CASE("static values are called as in the program's text") {
  CHECK(value_names_in("v(P, V) :- static_eval(P, V).") == Names{"static_eval"});
  CHECK(value_names_in("v(P, V) :- staticval(P, V).\n") == Names{"staticval"});
  CHECK(value_names_in("v(P, V) :- 'staticval'(P, V).") == Names{"staticval"});
  CHECK(value_names_in("v(P, V) :- call(staticval, P, V) ; static_eval(P, V).") ==
        Names{"static_eval", "staticval"});
  CHECK(value_names_in("v(1).") == Names{"static_eval"});
  CHECK(value_names_in("") == Names{"static_eval"});
}

TEST_CASE("comments and texts and longer names call nothing") {
  CHECK(value_names_in("% staticval\n/* staticval(X) */ v(\"staticval\", mystaticval).") ==
        Names{"static_eval"});
}

TEST_CASE("what cannot be read hides no name in other lines") {
  using namespace std::string_literals;
  CHECK(value_names_in("v(0'.\nw :- staticval(a, b).") == Names{"staticval"});
  CHECK(value_names_in("\xff\xfe\xff \n \x01 'open\nw :- staticval(a, b).\n") ==
        Names{"staticval"});
  CHECK(value_names_in("a\0b \"open\n"s) == Names{"static_eval"});
  CHECK(value_names_in("w :- staticval(a, /* open") == Names{"staticval"});
  CHECK(value_names_in(std::string(100'000, '"')) == Names{"static_eval"});
}

TEST_CASE("a text made of faults takes no longer than it is long") {
  for (const char* const line : {"/*\n", "'\n", "\"\n", "0'\n", "\x01\n"}) {
    std::string text;
    while (text.size() < 1'000'000) text += line;
    CHECK(value_names_in(text) == Names{"static_eval"});
  }
}

Tree one_move() {
  return tree_of({{"a", Mover::max, {"b"}}}, {{"b", number(1), {}}});
}

TEST_CASE("facts for a program lack no predicate") {
  CHECK(facts_for(one_move(), {}) ==
        ":- dynamic min_to_move/1.\nmax_to_move(a).\nmoves(a, [b]).\nstatic_eval(b, 1).\n");
  CHECK(facts_for(one_move(), {.value_names = {"static_eval", "staticval"}}) ==
        ":- dynamic min_to_move/1.\nmax_to_move(a).\nmoves(a, [b]).\nstatic_eval(b, 1).\n"
        "staticval(b, 1).\n");
}

TEST_CASE("facts take the place of those that a program has") {
  CHECK(facts_for(one_move(), {.value_names = {"staticval"}, .modules = {"user", "game"}}) ==
        ":- abolish(max_to_move/1), dynamic(max_to_move/1).\n"
        ":- abolish(min_to_move/1), dynamic(min_to_move/1).\n"
        ":- abolish(moves/2), dynamic(moves/2).\n"
        ":- abolish(staticval/2), dynamic(staticval/2).\n"
        "max_to_move(a).\nmoves(a, [b]).\nstaticval(b, 1).\n"
        ":- abolish(game:max_to_move/1), dynamic(game:max_to_move/1).\n"
        ":- abolish(game:min_to_move/1), dynamic(game:min_to_move/1).\n"
        ":- abolish(game:moves/2), dynamic(game:moves/2).\n"
        ":- abolish(game:staticval/2), dynamic(game:staticval/2).\n"
        "game:max_to_move(a).\ngame:moves(a, [b]).\ngame:staticval(b, 1).\n");
}

TEST_CASE("facts are qualified by modules of any name") {
  const auto last_fact = [](const std::string& module) {
    const std::string text = facts_for(one_move(), {.modules = {module}});
    return text.substr(text.rfind('\n', text.size() - 2) + 1);
  };
  CHECK(last_fact("m\u00f3dulo") == "m\u00f3dulo:static_eval(b, 1).\n");
  CHECK(last_fact("mod") == "(mod):static_eval(b, 1).\n");
  CHECK(last_fact("-") == "(-):static_eval(b, 1).\n");
  CHECK(last_fact("my game") == "'my game':static_eval(b, 1).\n");
  CHECK(last_fact("x):-halt.\ny'") == "'x):-halt.\\ny\\'':static_eval(b, 1).\n");
}

}  // namespace
}  // namespace minimax::grade
