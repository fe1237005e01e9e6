#include "game/position_map.hpp"

#include <doctest/doctest.h>

#include <map>
#include <string>

#include "examples/cpp/tic_tac_toe.hpp"
#include "term/term.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

static_assert(IndexedPosition<TermId>);
static_assert(IndexedPosition<Vertex>);
static_assert(!IndexedPosition<Board>);
static_assert(!IndexedPosition<int>);

TEST_CASE_TEMPLATE("a map gives what was set last", P, int, Vertex) {
  PositionMap<P, std::string> map;
  CHECK(map.find(P{0}) == nullptr);
  map.set(P{5}, "five");
  map.set(P{100000}, "far");
  REQUIRE(map.find(P{5}));
  CHECK(*map.find(P{5}) == "five");
  CHECK(*map.find(P{100000}) == "far");
  CHECK(map.find(P{4}) == nullptr);
  CHECK(map.find(P{6}) == nullptr);
  map.set(P{5}, "cinq");
  CHECK(*map.find(P{5}) == "cinq");
}

TEST_CASE_TEMPLATE("what was erased is gone", P, int, Vertex) {
  PositionMap<P, int> map;
  map.erase(P{3});
  map.set(P{3}, 1);
  map.set(P{2}, 2);
  map.erase(P{3});
  CHECK(map.find(P{3}) == nullptr);
  CHECK(*map.find(P{2}) == 2);
  map.set(P{3}, 4);
  CHECK(*map.find(P{3}) == 4);
}

TEST_CASE_TEMPLATE("a map equals std::map", P, int, Vertex) {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  PositionMap<P, int> map;
  std::map<P, int> expected;
  for (int round = 0; round < 10000; ++round) {
    const P position = static_cast<P>(random_between(random, 0, 300));
    if (random_between(random, 0, 2) == 0) {
      map.erase(position);
      expected.erase(position);
    } else {
      map.set(position, round);
      expected[position] = round;
    }
    const P other = static_cast<P>(random_between(random, 0, 300));
    REQUIRE((map.find(other) != nullptr) == expected.contains(other));
    if (map.find(other)) REQUIRE(*map.find(other) == expected[other]);
  }
}

}  // namespace
}  // namespace minimax
