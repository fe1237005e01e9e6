#include "game/fixed_list.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <ranges>
#include <type_traits>
#include <vector>

namespace minimax {
namespace {

// That has no position of its own to begin with.
struct OneMove {
  explicit OneMove(int from) : from(from) {}
  int from;
  bool operator==(const OneMove&) const = default;
};

using ThreeMoves = FixedList<OneMove, 3>;

static_assert(std::ranges::random_access_range<const ThreeMoves>);
static_assert(std::ranges::sized_range<const ThreeMoves>);
static_assert(std::is_trivially_destructible_v<ThreeMoves>);

TEST_CASE("a fixed list has what was added in order") {
  ThreeMoves moves;
  CHECK(moves.empty());
  for (std::size_t i = 0; i < ThreeMoves::capacity; ++i) {
    moves.push_back(OneMove(static_cast<int>(i) * 5));
    CHECK(moves.size() == i + 1);
    CHECK(moves[i] == OneMove(static_cast<int>(i) * 5));
  }
  CHECK_FALSE(moves.empty());
  CHECK(std::ranges::equal(moves, std::vector<OneMove>{OneMove(0), OneMove(5), OneMove(10)}));
}

TEST_CASE("a copy of a fixed list is another list") {
  ThreeMoves moves;
  moves.push_back(OneMove(1));
  ThreeMoves copy = moves;
  moves.push_back(OneMove(2));
  copy.push_back(OneMove(3));
  CHECK(std::ranges::equal(moves, std::vector<OneMove>{OneMove(1), OneMove(2)}));
  CHECK(std::ranges::equal(copy, std::vector<OneMove>{OneMove(1), OneMove(3)}));
  copy = moves;
  CHECK(std::ranges::equal(copy, moves));
  copy = *&copy;
  CHECK(std::ranges::equal(copy, moves));
  copy = ThreeMoves();
  CHECK(copy.empty());
}

}  // namespace
}  // namespace minimax
