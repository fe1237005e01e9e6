#include "search/two/frugal_work.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <utility>

#include "search/common/window.hpp"
#include "tests/games/graph_game.hpp"

namespace minimax {
namespace {

using Work = FrugalWork<GraphGame<int>>;

// Its successors are 10 * position + 1 and so on, and so many plies are below them.
Work::Node node(int position, int successors, bool is_expected_to_decide, Plies remaining) {
  Work::Node node{{}, {}, remaining, full_window<int>(), {}, is_expected_to_decide};
  for (int i = 1; i <= successors; ++i) {
    node.successors.push_back({10 * position + i, 0});
    node.odds.push_back(0);
  }
  return node;
}

TEST_CASE("a helper gets what the search needs next") {
  Work work(nullptr);
  const Work::At root(&work, [] { return node(0, 3, false, 2); });
  const auto item = work.take();
  REQUIRE(item);
  CHECK(item->position == 1);
  CHECK(item->remaining == 2);
  CHECK(work.take()->position == 2);
  CHECK(work.keep(*item));
}

TEST_CASE("a helper leaves where the search has come to") {
  Work work(nullptr);
  Work::At root(&work, [] { return node(0, 3, false, 2); });
  root.go_on();
  const auto item = work.take();
  REQUIRE(item);
  CHECK(item->position == 2);
  CHECK(work.keep(*item));
  root.go_on();
  CHECK_FALSE(work.keep(*item));
  CHECK(work.take()->position == 3);
}

TEST_CASE("a helper leaves when the search has gone back") {
  Work work(nullptr);
  Work::At root(&work, [] { return node(0, 3, false, 2); });
  root.go_on();
  std::optional<Work::At> inner(std::in_place, &work, [] { return node(1, 6, true, 1); });
  inner->go_on();
  std::optional<Work::Item> item;
  do item = work.take();
  while (item->ply == 0);
  CHECK(item->position == 12);
  inner.reset();
  CHECK_FALSE(work.keep(*item));
}

// The other side finds nothing good below the first successor: so that one decides.
TEST_CASE("a helper goes where it is more likely to be needed and what it had can be taken again") {
  Work work(nullptr);
  Work::At root(&work, [] { return node(0, 3, true, 3); });
  root.go_on();
  std::optional<Work::At> inner(std::in_place, &work, [] { return node(1, 5, true, 2); });
  inner->go_on();
  auto item = work.take();
  REQUIRE(item);
  REQUIRE(item->ply == 0);
  inner.reset();
  inner.emplace(&work, [] { return node(1, 5, false, 2); });
  for (int i = 0; i < 4; ++i) inner->go_on();
  CHECK_FALSE(work.keep(*item));
  CHECK(work.take()->position == 15);
  const auto again = work.take();
  REQUIRE(again);
  CHECK(again->ply == item->ply);
  CHECK(again->position == item->position);
  CHECK(work.keep(*again));
}

// To ask one question takes no longer than to think of what else there is.
TEST_CASE("a helper keeps a single question, and asks from the far end") {
  Work work(nullptr);
  Work::At root(&work, [] { return node(0, 4, true, 0); });
  root.go_on();
  const auto item = work.take();
  REQUIRE(item);
  CHECK(item->position == 4);
  Work::At inner(&work, [] { return node(1, 9, false, 2); });
  for (int i = 0; i < 8; ++i) inner.go_on();
  CHECK(work.keep(*item));
}

TEST_CASE("a helper gets nothing more where the search is over") {
  Work work(nullptr);
  const Work::At root(&work, [] { return node(0, 3, false, 2); });
  const auto item = work.take();
  work.stop();
  CHECK_FALSE(work.keep(*item));
  CHECK_FALSE(work.take());
}

}  // namespace
}  // namespace minimax
