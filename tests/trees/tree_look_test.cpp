#include "trees/tree_look.hpp"

#include <doctest/doctest.h>

#include "tests/grade/small_trees.hpp"
#include "tests/random_seed.hpp"
#include "trees/random_tree.hpp"

namespace minimax {
namespace {

using grade::number;
using grade::tree_of;

// The root is undeclared; two successors each, but for the leaves.
Tree course_tree() {
  return tree_of(
      {{"a", {}, {"b", "c"}}, {"b", Mover::min, {"d", "e"}}},
      {{"c", number(4), Mover::min}, {"d", number(1), Mover::max}, {"e", number(4), Mover::max}});
}

TEST_CASE("the look of a tree") {
  const TreeLook look = look_of(course_tree());
  CHECK(look.alternating);
  CHECK(look.undeclared_root);
  CHECK_FALSE(look.undeclared_inner);
  CHECK_FALSE(look.undeclared_leaves);
  CHECK(look.least_successors == 2);
  CHECK(look.most_successors == 2);
  CHECK(look.depth == 2);
  CHECK(look.ties);
  CHECK_FALSE(look.floats);
  CHECK_FALSE(look.negative);
  CHECK_FALSE(look.inner_values);
  CHECK_FALSE(look.shared);
}

TEST_CASE("the look of a tree whose movers do not alternate") {
  Tree tree = course_tree();
  tree.positions[grade::index_of(tree, "d")].mover = Mover::min;
  CHECK_FALSE(look_of(tree).alternating);
  tree.positions[grade::index_of(tree, "d")].mover.reset();
  CHECK(look_of(tree).alternating);
  CHECK(look_of(tree).undeclared_leaves);
}

TEST_CASE("a lone leaf leaves open what its games look like") {
  const TreeLook look = look_of(tree_of({}, {{"a", number(3)}}));
  CHECK(look.alternating);
  CHECK(look.least_successors < look.most_successors);
  CHECK(look.depth > 1);
}

// Whether `part` has nothing that `whole` has not.
void check_within(const TreeLook& part, const TreeLook& whole) {
  if (whole.alternating) CHECK(part.alternating);
  CHECK(part.undeclared_root <= whole.undeclared_root);
  CHECK(part.undeclared_inner <= whole.undeclared_inner);
  CHECK(part.undeclared_leaves <= whole.undeclared_leaves);
  CHECK(part.least_successors >= whole.least_successors);
  CHECK(part.most_successors <= whole.most_successors);
  CHECK(part.depth <= whole.depth);
  CHECK(part.ties <= whole.ties);
  CHECK(part.floats <= whole.floats);
  CHECK(part.negative <= whole.negative);
  CHECK(part.inner_values <= whole.inner_values);
  CHECK(part.shared <= whole.shared);
}

TEST_CASE("random trees look like the one that they are drawn after") {
  CAPTURE(random_seed());
  std::vector<Tree> given = random_trees(random_seed(), 100, {});
  given.push_back(course_tree());
  for (const Tree& tree : given) {
    if (tree.is_leaf(tree.root)) continue;
    const TreeLook look = look_of(tree);
    std::size_t inner = 0;
    for (const Tree& like : random_trees(random_seed(), 60, {.look = look})) {
      if (like.is_leaf(like.root)) continue;
      ++inner;
      CAPTURE(facts_of(tree));
      CAPTURE(facts_of(like));
      check_within(look_of(like), look);
      CHECK(has_look(like, look));
      CHECK(mover_of(like, like.root));
    }
    CHECK(inner > 50);
  }
}

}  // namespace
}  // namespace minimax
