#include "search/common/path.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "tests/games/graph_game.hpp"

namespace minimax {
namespace {

TEST_CASE_TEMPLATE("a path holds what was pushed and not popped", P, int, Vertex) {
  Path<P> path;
  CHECK(path.empty());
  path.push(P{4});
  path.push(P{2});
  CHECK(path.last() == P{2});
  CHECK(path.contains(P{4}));
  CHECK_FALSE(path.contains(P{3}));
  path.pop();
  CHECK(path.last() == P{4});
  CHECK_FALSE(path.contains(P{2}));
  path.clear();
  CHECK(path.empty());
  CHECK_FALSE(path.contains(P{4}));
}

TEST_CASE("a loop goes from a position on the path back to it") {
  Path<int> path;
  for (const int position : {1, 2, 3}) path.push(position);
  CHECK(path.loop_from(2) == std::vector{2, 3, 2});
  CHECK(path.loop_from(3) == std::vector{3, 3});
}

}  // namespace
}  // namespace minimax
