#include "trees/tree.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

Tree small_tree() {
  Tree tree;
  tree.positions = {
      {.name = "a", .successors = {1, 2}},
      {.name = "p(1)", .mover = Mover::min, .value = Number(std::int64_t{-1})},
      {.name = "'B'", .mover = Mover::min, .successors = {1, 3}},
      {.name = "[]", .mover = Mover::max, .value = Number(0.5)},
  };
  return tree;
}

TEST_CASE("a tree is written as facts") {
  CHECK(facts_of(small_tree()) ==
        "max_to_move([]).\nmin_to_move(p(1)).\nmin_to_move('B').\n"
        "moves(a, [p(1),'B']).\nmoves('B', [p(1),[]]).\n"
        "static_eval(p(1), -1).\nstatic_eval([], 0.5).\n");
}

TEST_CASE("a tree is written as a term") {
  CHECK(nodes_of(small_tree()) ==
        "[node(a,[p(1),'B'],none,none),node(p(1),[],min,-1),node('B',[p(1),[]],min,none),"
        "node([],[],max,0.5)]");
}

TEST_CASE("a position without a mover of its own has that of its successors") {
  const Tree tree = small_tree();
  CHECK(mover_of(tree, 0) == Mover::max);
  CHECK(mover_of(tree, 2) == Mover::min);
  Tree mixed = tree;
  mixed.positions[2].mover = Mover::max;
  CHECK_FALSE(mover_of(mixed, 0));
}

}  // namespace
}  // namespace minimax
