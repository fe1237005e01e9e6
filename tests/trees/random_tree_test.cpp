#include "trees/random_tree.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <limits>
#include <string>

#include "tests/random_seed.hpp"
#include "trees/parts.hpp"

namespace minimax {
namespace {

TEST_CASE("random trees are as they are said to be") {
  const std::vector<Tree> trees = random_trees(random_seed(), 300, {});
  const std::vector<Tree> again = random_trees(random_seed(), 300, {});
  std::size_t shared = 0;
  std::size_t inner_values = 0;
  std::size_t one_successor = 0;
  std::size_t undeclared_roots = 0;
  std::size_t roots[2] = {};
  for (std::size_t i = 0; i < trees.size(); ++i) {
    const Tree& tree = trees[i];
    CHECK(facts_of(tree) == facts_of(again[i]));
    CHECK(reachable(tree, tree.root).size() == tree.positions.size());
    std::vector<std::size_t> named(tree.positions.size());
    for (std::size_t position = 0; position < tree.positions.size(); ++position) {
      const Tree::Position& each = tree.positions[position];
      if (position != tree.root) CHECK(each.mover);
      if (tree.is_leaf(position)) CHECK(each.value);
      if (!tree.is_leaf(position) && each.value) ++inner_values;
      if (each.successors.size() == 1) ++one_successor;
      for (const std::size_t successor : each.successors) {
        CHECK(successor > position);
        if (++named[successor] == 2) ++shared;
      }
    }
    if (!tree.positions[tree.root].mover) ++undeclared_roots;
    if (!tree.is_leaf(tree.root)) ++roots[mover_of(tree, tree.root) == Mover::max ? 1 : 0];
  }
  CHECK(trees.front().positions.size() == 1);
  CHECK(shared > 10);
  CHECK(inner_values > 10);
  CHECK(one_successor > 10);
  CHECK(undeclared_roots > 10);
  CHECK(roots[0] > 50);
  CHECK(roots[1] > 50);
}

// tests/prolog/verify.plt reads the file, too.
TEST_CASE("random trees are the same on every machine and in SWI-Prolog") {
  std::string terms;
  for (const std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{1} << 40U,
                                   std::numeric_limits<std::uint64_t>::max()}) {
    for (unsigned number = 0; number < 100; number += number < 30 ? 1 : 35) {
      const bool alternating = number % 10 == 9;
      terms += fmt::format("random_tree({}, {}, {}, {}).\n", seed, number, alternating,
                           nodes_of(random_tree(seed, number, {.alternating = alternating})));
    }
  }
  // One that looks like another, and one of a course.
  for (unsigned number = 2; number < 60; number += 19) {
    const Tree given = random_tree(3, number, {});
    const std::string nodes = nodes_of(given);
    for (const std::uint64_t seed : {std::uint64_t{5}, std::uint64_t{6}}) {
      terms += fmt::format("random_tree_like({}, {}, {}, {}).\n", seed, number, nodes,
                           nodes_of(random_tree(seed, number, {.look = look_of(given)})));
      terms += fmt::format("random_tree_like({}, {}, [], {}).\n", seed, number,
                           nodes_of(random_tree(seed, number, {.look = TreeLook{}})));
    }
  }
  std::ifstream file(MINIMAX_SOURCE_FOLDER "/tests/trees/random_trees.pl");
  CHECK(terms == std::string(std::istreambuf_iterator<char>(file), {}));
}

}  // namespace
}  // namespace minimax
