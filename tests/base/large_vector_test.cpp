#include "base/large_vector.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "tests/random_seed.hpp"

namespace minimax {
namespace {

TEST_CASE("a large vector is a vector") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  std::mt19937 random(seed);
  LargeVector<std::uint32_t> large;
  std::vector<std::uint32_t> usual;
  while (usual.size() < 2'000'000) {
    switch (random() % 5) {
      case 0:
        large.push_back(usual.empty() ? 7 : large[usual.size() / 2]);
        usual.push_back(usual.empty() ? 7 : usual[usual.size() / 2]);
        break;
      case 1: {
        const std::vector<std::uint32_t> more(random() % 10'000,
                                              static_cast<std::uint32_t>(random()));
        large.append(more);
        usual.insert(usual.end(), more.begin(), more.end());
        break;
      }
      case 2: {
        const std::size_t size = usual.size() + random() % 20'000;
        large.grow_to(size);
        usual.resize(size);
        break;
      }
      case 3:
        large.reserve(usual.size() + random() % 100'000);
        CHECK(large.room() >= usual.size());
        break;
      default: {
        LargeVector<std::uint32_t> other = std::move(large);
        CHECK(large.empty());
        large.push_back(1);
        large = std::move(other);
        break;
      }
    }
    REQUIRE(large.size() == usual.size());
  }
  CHECK(std::vector<std::uint32_t>(large.begin(), large.end()) == usual);
}

}  // namespace
}  // namespace minimax
