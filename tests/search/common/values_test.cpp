#include "search/common/values.hpp"

#include <doctest/doctest.h>

#include "tests/games/graph_game.hpp"

namespace minimax {
namespace {

TEST_CASE("below the limit is a ply less and below no limit is none") {
  CHECK(below(3) == 2);
  CHECK(below(1) == 0);
  CHECK(below(unlimited_plies) == unlimited_plies);
}

TEST_CASE_TEMPLATE("a position has a value for each number of remaining plies", P, int, Vertex) {
  Values<P, int> values;
  values.set(P{7}, 2, 10);
  values.set(P{7}, unlimited_plies, 20);
  values.set(P{8}, 2, 30);
  CHECK(*values.find(P{7}, 2) == 10);
  CHECK(*values.find(P{7}, unlimited_plies) == 20);
  CHECK(*values.find(P{8}, 2) == 30);
  CHECK(values.find(P{7}, 3) == nullptr);
  CHECK(values.find(P{8}, unlimited_plies) == nullptr);
  values.set(P{7}, 2, 11);
  CHECK(*values.find(P{7}, 2) == 11);
}

}  // namespace
}  // namespace minimax
