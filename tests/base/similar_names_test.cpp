#include "base/similar_names.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace minimax {
namespace {

TEST_CASE("a slip is one character or an exchange of two neighbours") {
  CHECK(slip_between("queen", "quen") == Slip::character);
  CHECK(slip_between("queen", "queeen") == Slip::character);
  CHECK(slip_between("queen", "queem") == Slip::character);
  CHECK(slip_between("queen", "quene") == Slip::character);
  CHECK(slip_between("b", "bb") == Slip::character);
  CHECK(slip_between("x1", "xl") == Slip::character);
  CHECK_FALSE(slip_between("queen", "queen12"));
  CHECK_FALSE(slip_between("queen", "nueeq"));
  CHECK_FALSE(slip_between("queen", "quneX"));
}

TEST_CASE("the kind of a slip says how likely it is") {
  CHECK(slip_between("b", "b") == Slip::kind);
  CHECK(slip_between("B1", "b1") == Slip::letter_case);
  CHECK(slip_between("x12", "x21") == Slip::digits);
  CHECK(slip_between("x12", "x123") == Slip::digits);
  CHECK(slip_between("x12", "x13") == Slip::digits);
}

TEST_CASE("names with nothing in common are no slips") {
  CHECK_FALSE(slip_between("b", "c"));
  CHECK_FALSE(slip_between("", "c"));
  CHECK(slip_between("ab", "ba") == Slip::character);
}

TEST_CASE("a character of several bytes is one character") {
  CHECK(slip_between("d\u00e9but", "debut") == Slip::character);
  CHECK(slip_between("d\u00e9but", "d\u00e8but") == Slip::character);
  CHECK(slip_between("\u00e9d", "d\u00e9") == Slip::character);
  CHECK_FALSE(slip_between("d\u00e9but", "d\u00e8b"));
}

/// The numbers that the index tells of `name`, those that slip_between confirms.
std::set<std::uint32_t> found(SlipIndex& index, const std::vector<std::string>& names,
                              const std::string& name) {
  std::set<std::uint32_t> numbers;
  index.near(name, [&](std::uint32_t number) {
    if (slip_between(names[number], name)) numbers.insert(number);
  });
  return numbers;
}

TEST_CASE("the index finds what a comparison with every name finds") {
  std::mt19937 random(7);
  const std::string letters = "aB\u00e9";
  std::vector<std::string> names;
  for (int i = 0; i < 300; ++i) {
    std::string name;
    const std::size_t length = random() % 5 + 3;
    while (name.size() < length) {
      const std::size_t letter = random() % 3;
      name += letter == 2 ? letters.substr(2) : letters.substr(letter, 1);
    }
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  SlipIndex index(names.size());
  for (const std::string& name : names) index.add(name);
  std::size_t slips = 0;
  for (const std::string& name : names) {
    std::set<std::uint32_t> expected;
    for (std::uint32_t i = 0; i < names.size(); ++i) {
      if (slip_between(names[i], name)) expected.insert(i);
    }
    CHECK(found(index, names, name) == expected);
    slips += expected.size();
  }
  CHECK(slips > names.size());
}

TEST_CASE("a long name is left out") {
  const std::string name(SlipIndex::longest_name + 1, 'a');
  SlipIndex index(1);
  index.add(name);
  CHECK(found(index, {name}, name).empty());
}

TEST_CASE("the nearest of several names is the one of the likeliest slip or what was cut short") {
  const std::vector<std::string_view> names = {"solve", "check", "compare", "trace", "Solve"};
  CHECK(nearest_name("sovle", names) == "solve");
  CHECK(nearest_name("SOLVE", names) == "solve");
  CHECK(nearest_name("comp", names) == "compare");
  CHECK(nearest_name("tracer", names) == "trace");
  CHECK(nearest_name("c", names).empty());  // check or compare
  CHECK(nearest_name("so", names) == "solve");
  CHECK(nearest_name("verify", names).empty());
  CHECK(nearest_name("", names).empty());
  CHECK(meant("solve") == "; did you mean solve?");
  CHECK(meant("").empty());
}

}  // namespace
}  // namespace minimax
