#include "base/list_store.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace minimax {
namespace {

TEST_CASE("lists of any length stay where they are") {
  ListStore<int> store;
  std::vector<std::vector<int>> lists;
  std::vector<std::span<const int>> kept;
  for (const std::size_t length : {0UL, 1UL, 3UL, 4000UL, 200UL, 5000UL, 2UL, 10000UL, 0UL, 7UL}) {
    std::vector<int>& list = lists.emplace_back(length);
    std::iota(list.begin(), list.end(), static_cast<int>(lists.size()));
    kept.push_back(store.keep(list));
  }
  for (std::size_t i = 0; i < lists.size(); ++i) CHECK(std::ranges::equal(lists[i], kept[i]));
}

}  // namespace
}  // namespace minimax
