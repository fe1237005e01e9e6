#include "term/operators.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace minimax {
namespace {

struct OperatorDefinition {
  int priority;
  std::string_view type;
  std::string_view name;
};

/// What current_op/3 tells in a fresh SWI-Prolog 9.0.4.
constexpr std::array default_operators = std::to_array<OperatorDefinition>({
    {1, "fx", "$"},
    {100, "yfx", "."},
    {1000, "xfy", ","},
    {1050, "xfy", "*->"},
    {1050, "xfy", "->"},
    {1100, "xfy", ";"},
    {1105, "xfy", "|"},
    {1150, "fx", "discontiguous"},
    {1150, "fx", "dynamic"},
    {1150, "fx", "initialization"},
    {1150, "fx", "meta_predicate"},
    {1150, "fx", "module_transparent"},
    {1150, "fx", "multifile"},
    {1150, "fx", "public"},
    {1150, "fx", "table"},
    {1150, "fx", "thread_initialization"},
    {1150, "fx", "thread_local"},
    {1150, "fx", "volatile"},
    {1200, "fx", ":-"},
    {1200, "fx", "?-"},
    {1200, "xfx", "-->"},
    {1200, "xfx", ":-"},
    {1200, "xfx", "=>"},
    {200, "fy", "+"},
    {200, "fy", "-"},
    {200, "fy", "\\"},
    {200, "xfx", "**"},
    {200, "xfy", "^"},
    {400, "yfx", "*"},
    {400, "yfx", "//"},
    {400, "yfx", "/"},
    {400, "yfx", "<<"},
    {400, "yfx", ">>"},
    {400, "yfx", "div"},
    {400, "yfx", "mod"},
    {400, "yfx", "rdiv"},
    {400, "yfx", "rem"},
    {400, "yfx", "xor"},
    {500, "yfx", "+"},
    {500, "yfx", "-"},
    {500, "yfx", "/\\"},
    {500, "yfx", "\\/"},
    {600, "xfy", ":"},
    {700, "xfx", ":<"},
    {700, "xfx", "<"},
    {700, "xfx", "=.."},
    {700, "xfx", "=:="},
    {700, "xfx", "=<"},
    {700, "xfx", "=="},
    {700, "xfx", "=@="},
    {700, "xfx", "=\\="},
    {700, "xfx", "="},
    {700, "xfx", ">:<"},
    {700, "xfx", ">="},
    {700, "xfx", ">"},
    {700, "xfx", "@<"},
    {700, "xfx", "@=<"},
    {700, "xfx", "@>="},
    {700, "xfx", "@>"},
    {700, "xfx", "\\=="},
    {700, "xfx", "\\=@="},
    {700, "xfx", "\\="},
    {700, "xfx", "as"},
    {700, "xfx", "is"},
    {800, "xfx", ":="},
    {900, "fy", "\\+"},
});

/// As the definition of an operator says.
Operator limits(int priority, std::string_view type) {
  const auto side = [priority](char argument) {
    return argument == 'x' ? priority - 1 : argument == 'y' ? priority : 0;
  };
  return {priority, side(type.front()), side(type.back())};
}

/// The operator of the kind that the type is of.
const std::optional<Operator>& of_kind(const OperatorKinds& kinds, std::string_view type) {
  if (type.front() == 'f') return kinds.prefix;
  return type.back() == 'f' ? kinds.postfix : kinds.infix;
}

bool equal(const std::optional<Operator>& a, const Operator& b) {
  return a && a->priority == b.priority && a->left == b.left && a->right == b.right;
}

/// How many operators a name is.
int count(const OperatorTable& operators, std::string_view name) {
  const OperatorKinds* const kinds = operators.find(name);
  return kinds ? kinds->prefix.has_value() + kinds->infix.has_value() + kinds->postfix.has_value()
               : 0;
}

TEST_CASE("the default operators are SWI-Prolog's") {
  const OperatorTable operators;
  for (const OperatorDefinition& each : default_operators) {
    CAPTURE(each.name);
    const OperatorKinds* const kinds = operators.find(each.name);
    REQUIRE(kinds != nullptr);
    CHECK(equal(of_kind(*kinds, each.type), limits(each.priority, each.type)));
    CHECK(count(operators, each.name) ==
          std::ranges::count(default_operators, each.name, &OperatorDefinition::name));
  }
}

TEST_CASE("no other symbols are operators by default") {
  const OperatorTable operators;
  constexpr std::string_view symbols = "#$&*+-./:<=>?@\\^~,;|!";
  const auto check = [&](const std::string& name) {
    CAPTURE(name);
    CHECK(count(operators, name) ==
          std::ranges::count(default_operators, std::string_view(name), &OperatorDefinition::name));
  };
  for (const char a : symbols) {
    check({a});
    for (const char b : symbols) {
      check({a, b});
      for (const char c : symbols) check({a, b, c});
    }
  }
  for (const char* name : {"", "a", "moves", "modulo", "divs", "tdiv", "tnot", "cmpflags", "lazy",
                           "dynami", "i", "isa", "[]", "{}"})
    check(name);
}

TEST_CASE("the arguments of an operator are limited by its type") {
  OperatorTable operators;
  for (const std::string_view type : {"xf", "yf", "xfx", "xfy", "yfx", "fy", "fx"}) {
    CAPTURE(type);
    const auto parsed = operator_type(type);
    REQUIRE(parsed);
    operators.add(500, *parsed, "new");
    CHECK(equal(of_kind(*operators.find("new"), type), limits(500, type)));
  }
  CHECK(count(operators, "new") == 3);
}

TEST_CASE("an operator of a kind replaces the one before and zero removes it") {
  OperatorTable operators;
  operators.add(300, OperatorType::xfx, "-");
  CHECK(equal(operators.find("-")->infix, limits(300, "xfx")));
  CHECK(equal(operators.find("-")->prefix, limits(200, "fy")));
  operators.add(0, OperatorType::yfx, "-");
  CHECK_FALSE(operators.find("-")->infix);
  CHECK(operators.find("-")->prefix);
  operators.add(0, OperatorType::fy, "unknown");
  CHECK(count(operators, "unknown") == 0);
}

TEST_CASE("names of any length can be operators") {
  OperatorTable operators;
  for (const std::size_t length : {1U, 2U, 30U, 31U, 32U, 33U, 100U}) {
    const std::string name(length, 'n');
    CHECK(count(operators, name) == 0);
    operators.add(700, OperatorType::xfx, name);
    CHECK(count(operators, name) == 1);
  }
  operators.add(700, OperatorType::xfx, "→");
  CHECK(count(operators, "→") == 1);
  CHECK(count(operators, "←") == 0);
}

TEST_CASE("other texts are no types of operators") {
  for (const char* text : {"", "f", "x", "xx", "xfxx", "yfy", "XFX", "fxf"})
    CHECK_FALSE(operator_type(text));
}

TEST_CASE("a name that is no operator any more is found no more") {
  OperatorTable operators;
  operators.add(0, OperatorType::xfx, "is");
  CHECK(operators.find("is") == nullptr);
  operators.add(0, OperatorType::yfx, "-");
  REQUIRE(operators.find("-") != nullptr);
  CHECK_FALSE(operators.find("-")->infix);
  operators.add(0, OperatorType::fy, "-");
  CHECK(operators.find("-") == nullptr);
  operators.add(0, OperatorType::xfx, "never");
  CHECK(operators.find("never") == nullptr);
  operators.add(700, OperatorType::xfx, "is");
  CHECK(operators.find("is") != nullptr);
}

}  // namespace
}  // namespace minimax
