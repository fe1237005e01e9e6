#include "grade/judge/first_wrong.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "tests/grade/small_trees.hpp"
#include "tests/random_seed.hpp"
#include "trees/parts.hpp"
#include "trees/random_tree.hpp"

namespace minimax::grade {
namespace {

/// Is wrong about these positions, and counts what it is asked.
struct WrongAbout {
  std::set<std::size_t> wrong;
  std::size_t stops_at = static_cast<std::size_t>(-1);  // it says nothing after that
  std::size_t runs = 0;

  std::vector<Finding> operator()(const std::vector<std::size_t>& asked) {
    ++runs;
    std::vector<Finding> findings;
    for (const std::size_t position : asked) {
      Finding finding{.position = position, .judgement = {}, .got = Message("false"), .play = {}};
      if (wrong.contains(position)) finding.judgement = {Outcome::wrong, Message("it is so")};
      if (position == stops_at) finding.judgement = {Outcome::none, Message("it comes to no end")};
      findings.push_back(finding);
      if (position == stops_at) break;
    }
    return findings;
  }
};

std::optional<FirstWrong> found(const Tree& tree, WrongAbout& program) {
  return find_first_wrong(tree, {}, {}, std::ref(program));
}

// a over b and c, of which b has d and e.
Tree tree_of_five() {
  return tree_of(
      {{"a", Mover::max, {"b", "c"}}, {"b", Mover::min, {"d", "e"}}},
      {{"c", number(4), Mover::min}, {"d", number(1), Mover::max}, {"e", number(5), Mover::max}});
}

// A root over so many positions of so many leaves.
Tree wide_tree(std::size_t width) {
  Tree tree;
  tree.positions.push_back({.name = "r", .mover = Mover::max});
  for (std::size_t i = 0; i < width; ++i) {
    tree.positions[0].successors.push_back(tree.positions.size());
    tree.positions.push_back({.name = fmt::format("p{}", i), .mover = Mover::min});
  }
  for (std::size_t i = 1; i <= width; ++i) {
    for (std::size_t j = 0; j < width; ++j) {
      tree.positions[i].successors.push_back(tree.positions.size());
      tree.positions.push_back(
          {.name = fmt::format("l{}_{}", i, j), .mover = Mover::max, .value = number(1)});
    }
  }
  return tree;
}

TEST_CASE("the deepest position is told at which a program is wrong and right below") {
  const Tree tree = tree_of_five();
  WrongAbout program{.wrong = {index_of(tree, "a"), index_of(tree, "b")}};
  const auto first = found(tree, program);
  REQUIRE(first);
  CHECK(first->position == "b");
  CHECK(first->right == std::vector<std::string>{"d", "e"});
  CHECK(first->query == "minimax(b, BestPos, Val, NodesList)");
  CHECK(in_english(first->expected) == "minimax(b, d, 1, [d])");
  CHECK(first->asked == 5);
  CHECK(first->positions == 5);
  CHECK(in_english(sentence_of(*first)) == "d and e are right, and b is wrong: it is so");
  CHECK(program.runs == 2);
}

TEST_CASE("of a leaf and of one successor and of many") {
  const Tree tree = tree_of_five();
  WrongAbout program{.wrong = {index_of(tree, "d")}};
  CHECK(in_english(sentence_of(found(tree, program).value())) == "the leaf d is wrong: it is so");
  FirstWrong first{.position = "a", .right = {"b"}, .reason = Message("it is so")};
  CHECK(in_english(sentence_of(first)) == "b is right, and a is wrong: it is so");
  first.right = {"b", "c", "d"};
  CHECK(in_english(sentence_of(first)) == "b, c and d are right, and a is wrong: it is so");
  first.right.resize(7);
  CHECK(in_english(sentence_of(first)) == "all 7 successors are right, and a is wrong: it is so");
}

TEST_CASE("nothing is told of a program that is right or says nothing") {
  WrongAbout right;
  CHECK_FALSE(found(tree_of_five(), right));
  CHECK_FALSE(
      find_first_wrong(tree_of_five(), {}, {}, [](const auto&) { return std::vector<Finding>(); }));
}

TEST_CASE("nor of one that is wrong only after other questions") {
  const Tree tree = tree_of_five();
  const AskPositions ask = [&](const std::vector<std::size_t>& asked) {
    WrongAbout program;
    if (asked.size() > 1) program.wrong = {tree.root};
    return program(asked);
  };
  CHECK_FALSE(find_first_wrong(tree, {}, {}, ask));
}

TEST_CASE("where a program comes to no end") {
  const Tree tree = tree_of_five();
  WrongAbout program{.wrong = {tree.root}, .stops_at = index_of(tree, "b")};
  const auto first = found(tree, program);
  REQUIRE(first);
  CHECK(first->position == "b");
  CHECK(first->asked == 3);
}

TEST_CASE("on a large tree it is looked for below what is wrong") {
  for (const std::size_t width : {std::size_t{30}, std::size_t{300}}) {
    const Tree tree = wide_tree(width);
    const std::size_t last = tree.positions[7].successors.back();
    WrongAbout program{.wrong = {0, 7}};
    auto first = found(tree, program);
    REQUIRE(first);
    CHECK(first->position == "p6");
    CHECK(first->right.size() == width);
    CHECK(first->asked < first->positions);
    program.wrong = {0};
    CHECK(found(tree, program).value().position == "r");
    program.wrong = {0, 7, last};
    first = found(tree, program);
    REQUIRE(first);
    CHECK(first->position == tree.positions[last].name);
  }
}

TEST_CASE("after its successors comes each position of a tree with the deepest first") {
  for (const Tree& tree : random_trees(random_seed(), 200, {})) {
    const std::vector<std::size_t> order = deepest_first(tree, tree.root);
    CHECK(order.size() == tree.positions.size());
    CHECK(order.back() == tree.root);
    const auto place = [&](std::size_t position) { return std::ranges::find(order, position); };
    for (const std::size_t position : order) {
      for (const std::size_t successor : tree.positions[position].successors)
        CHECK(place(successor) < place(position));
    }
  }
}

TEST_CASE("the right answer is told shortly where a value has a million digits") {
  mpz_class power;
  mpz_ui_pow_ui(power.get_mpz_t(), 7, 2'000'000);
  const Tree tree = tree_of({}, {{"a", Number(power), Mover::max}});
  WrongAbout program{{0}};
  const auto first = found(tree, program);
  REQUIRE(first);
  CHECK(in_english(first->expected).size() < 3'000);
  CHECK(in_english(first->expected).ends_with("..."));
}

}  // namespace
}  // namespace minimax::grade
