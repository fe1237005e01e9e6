// Positions that a search comes to, told and counted.
#include "search/common/visits.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <set>
#include <vector>

#include "search/common/control.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

TermId position(std::uint32_t number) {
  return TermId{number};
}

TEST_CASE("different positions are counted once each") {
  const auto seed = random_seed();
  CAPTURE(seed);
  std::mt19937_64 random(seed);
  DistinctPositions counted;
  for (int round = 0; round < 50; ++round) {
    std::set<std::uint32_t> expected;
    const std::uint32_t most = 1 + static_cast<std::uint32_t>(random() % 100'000);
    for (int i = 0; i < 300; ++i) {
      const auto number = static_cast<std::uint32_t>(random() % most);
      expected.insert(number);
      counted.add(position(number));
    }
    CHECK(counted.count() == expected.size());
    counted.clear();
    CHECK(counted.count() == 0);
  }
}

/// Keeps what it is told.
struct Told final : Visits {
  std::vector<TermId> positions;

  void add(TermId position) override { positions.push_back(position); }
};

TEST_CASE("an interrupt tells of each position and of the place of a view and asks as often") {
  struct OfView {
    TermId place;
  };
  int questions = 0;
  const auto ask = [](void* context) {
    ++*static_cast<int*>(context);
    return false;
  };
  Told told;
  Interrupt interrupt(ask, &questions, 10);
  interrupt.tell(&told);
  for (std::uint32_t i = 0; i < 20; ++i) interrupt.poll(position(i));
  for (std::uint32_t i = 20; i < 35; ++i) interrupt.poll(OfView{position(i)});
  interrupt.poll();
  REQUIRE(told.positions.size() == 35);
  for (std::uint32_t i = 0; i < 35; ++i) CHECK(told.positions[i] == position(i));
  CHECK(questions == 3);
  interrupt.tell(nullptr);
  for (std::uint32_t i = 0; i < 14; ++i) interrupt.poll(position(i));
  CHECK(told.positions.size() == 35);
  CHECK(questions == 4);
}

TEST_CASE("an interrupt that tells of positions stops at its limit") {
  Told told;
  Interrupt interrupt;
  interrupt.tell(&told);
  interrupt.limit(5, std::nullopt);
  for (std::uint32_t i = 0; i < 5; ++i) interrupt.poll(position(i));
  CHECK_THROWS_AS(interrupt.poll(position(5)), SearchStopped);
  CHECK(told.positions.size() == 5);
}

}  // namespace
}  // namespace minimax
