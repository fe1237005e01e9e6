#include "trees/shape.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

TEST_CASE("an even shape is one of which each position is added") {
  for (std::uint32_t branching = 1; branching <= 3; ++branching) {
    TreeShape added;
    std::uint64_t width = 1;
    for (std::size_t ply = 0; ply <= 4; ++ply, width *= branching) {
      added.add_ply();
      for (std::uint64_t i = 0; i < width; ++i)
        added.add(ply % 2 == 0 ? Mover::min : Mover::max, ply < 4 ? branching : 0);
    }
    const TreeShape even = TreeShape::even(4, branching, Mover::min);
    REQUIRE(even.plies() == added.plies());
    CHECK(even.size() == added.size());
    for (std::size_t ply = 0; ply < even.plies(); ++ply) {
      CHECK(even.begin(ply) == added.begin(ply));
      CHECK(even.end(ply) == added.end(ply));
      CHECK(even.leaves(ply) == added.leaves(ply));
      for (TreeShape::Position i = even.begin(ply); i < even.end(ply); ++i) {
        CHECK(even.successors(ply, i) == added.successors(ply, i));
        CHECK(even.mover(ply, i) == added.mover(ply, i));
      }
    }
  }
}

TEST_CASE("a shape of any size takes no memory where it is even") {
  const TreeShape shape = TreeShape::even(63, 2, Mover::max);
  CHECK(shape.size() == UINT64_MAX);
  CHECK(shape.leaves(63) == std::uint64_t{1} << 63U);
  CHECK(shape.leaves(62) == 0);
}

}  // namespace
}  // namespace minimax
