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
  for (std::size_t length : {0, 1, 3, 4000, 200, 5000, 2, 10'000, 0, 7}) {
    std::vector<int>& list = lists.emplace_back(length);
    std::iota(list.begin(), list.end(), static_cast<int>(lists.size()));
    kept.push_back(store.keep(list));
  }
  for (std::size_t i = 0; i < lists.size(); ++i) CHECK(std::ranges::equal(lists[i], kept[i]));
}

}  // namespace
}  // namespace minimax
