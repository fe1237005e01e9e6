#include "search/two/frugal_work.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <future>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "search/common/plies.hpp"
#include "search/common/window.hpp"
#include "tests/games/graph_game.hpp"

namespace minimax {
namespace {

using Work = FrugalWork<GraphGame<int>>;

// Its successors are 10 * position + 1 and so on, and so many plies are below them. One is not
// expected to decide, unless that is said, or their odds are great.
auto node(int position, Plies remaining, std::vector<double> odds, bool is_expected = false) {
  return [=] {
    Work::Node node{{}, odds, remaining, full_window<int>(), {}, is_expected};
    for (int i = 1; i <= static_cast<int>(odds.size()); ++i)
      node.successors.push_back({10 * position + i, 0});
    return node;
  };
}

TEST_CASE("a helper gets what the search needs next") {
  Work work(nullptr);
  const Work::At root(&work, node(0, 2, {0, 0, 0}));
  auto item = work.take();
  REQUIRE(item);
  CHECK(item->position == 1);
  CHECK(item->remaining == 2);
  CHECK(work.take()->position == 2);
  CHECK(work.keep_or_give_back(*item));
}

TEST_CASE("a helper leaves where the search has come to") {
  Work work(nullptr);
  Work::At root(&work, node(0, 2, {0, 0, 0}));
  root.go_on();
  auto item = work.take();
  REQUIRE(item);
  CHECK(item->position == 2);
  CHECK(work.keep_or_give_back(*item));
  root.learn(false);
  root.go_on();
  CHECK_FALSE(work.keep_or_give_back(*item));
  CHECK(work.take()->position == 3);
}

TEST_CASE("a helper leaves when the search has gone back though it is as deep again") {
  Work work(nullptr);
  Work::At root(&work, node(0, 2, {9, 0}));
  root.go_on();
  std::optional<Work::At> inner(std::in_place, &work, node(1, 1, {0, 0, 0}));
  inner->go_on();
  auto item = work.take();
  REQUIRE(item);
  CHECK(item->position == 12);
  inner.reset();
  CHECK_FALSE(work.keep_or_give_back(*item));
  inner.emplace(&work, node(1, 1, {0, 0, 0}));
  CHECK_FALSE(work.keep_or_give_back(*item));
}

// Of what comes behind one that decides as seldom as most, 93 of 100 are needed.
TEST_CASE("a helper goes where it is clearly more likely to be needed") {
  for (const double odds : {0.5, 1.5}) {
    CAPTURE(odds);
    const bool keeps = odds < 1;
    Work work(nullptr);
    Work::At root(&work, node(0, 3, {odds, 0}));
    root.go_on();
    auto item = work.take();
    REQUIRE(item);
    CHECK(item->position == 2);
    Work::At inner(&work, node(1, 2, {0, 0}));
    inner.go_on();
    CHECK(work.keep_or_give_back(*item) == keeps);
    CHECK(work.take()->position == 12);
    const auto again = keeps ? std::nullopt : work.take();
    CHECK((keeps || again->position == 2));
  }
}

// Where those who moved first have decided, what comes behind is not needed.
TEST_CASE("a helper goes where others were needed before") {
  for (const bool decides : {true, false}) {
    CAPTURE(decides);
    Work work(nullptr);
    for (int i = 0; i < 40; ++i) {
      Work::At before(&work, node(0, 3, {0, 0}));
      before.go_on();
      before.learn(decides);
    }
    Work::At root(&work, node(0, 3, {0, 0}));
    root.go_on();
    Work::At inner(&work, node(1, 2, {-2, 0}, true));
    inner.go_on();
    CHECK(work.take()->position == (decides ? 12 : 2));
  }
}

// The one behind it is hardly needed.
TEST_CASE("a helper judges by what it has and not by what is left there") {
  Work work(nullptr);
  Work::At root(&work, node(0, 3, {0, 9, 0}));
  root.go_on();
  auto item = work.take();
  REQUIRE(item);
  CHECK(item->position == 2);
  Work::At inner(&work, node(1, 2, {0, 0}));
  inner.go_on();
  CHECK(work.keep_or_give_back(*item));
}

TEST_CASE("what one helper gives back the others go on with their own") {
  Work work(nullptr);
  Work::At root(&work, node(0, 3, {1.5, 0, 0, 0}));
  root.go_on();
  auto first = work.take();
  auto second = work.take();
  REQUIRE(first);
  REQUIRE(second);
  CHECK(first->position == 2);
  CHECK(second->position == 3);
  Work::At inner(&work, node(1, 2, {0, 0}));
  inner.go_on();
  CHECK_FALSE(work.keep_or_give_back(*first));
  CHECK(work.take()->position == 12);
  CHECK(work.keep_or_give_back(*second));
  CHECK(work.take()->position == 2);
  CHECK(work.take()->position == 4);
}

TEST_CASE("single questions are asked from the far end and kept") {
  Work work(nullptr);
  Work::At root(&work, node(0, 0, {0, 0, 0, 0}));
  root.go_on();
  auto item = work.take();
  REQUIRE(item);
  CHECK(item->position == 4);
  Work::At inner(&work, node(1, 2, {-9, -9, -9}));
  inner.go_on();
  CHECK(work.keep_or_give_back(*item));
  CHECK(work.take()->position == 12);
}

// The last of them is what a helper would get.
TEST_CASE("single questions whose far end is not needed come after what is") {
  Work work(nullptr);
  Work::At root(&work, node(0, 3, {1.5, 0}));
  root.go_on();
  Work::At inner(&work, node(1, 0, std::vector<double>(20, 0)));
  inner.go_on();
  CHECK(work.take()->position == 2);
  CHECK(work.take()->position == 30);
}

TEST_CASE("a helper gets nothing more where the search is over") {
  Work work(nullptr);
  const Work::At root(&work, node(0, 2, {0, 0, 0}));
  auto item = work.take();
  REQUIRE(item);
  work.stop();
  CHECK_FALSE(work.keep_or_give_back(*item));
  CHECK_FALSE(work.take());
}

// WebAssembly has no threads.
#ifndef __EMSCRIPTEN__
TEST_CASE("all helpers wake that there is work for") {
  Work work(nullptr);
  const auto take = [&] { return work.take().has_value(); };
  std::future<bool> helpers[] = {std::async(std::launch::async, take),
                                 std::async(std::launch::async, take),
                                 std::async(std::launch::async, take)};
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  {
    Work::At root(&work, node(0, 2, {0, 0, 0}));
    root.go_on();
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    const auto is_done = [](std::future<bool>& each) {
      return each.wait_for(std::chrono::milliseconds(1)) == std::future_status::ready;
    };
    while (std::ranges::count_if(helpers, is_done) < 2 && std::chrono::steady_clock::now() < end) {
    }
  }
  work.stop();
  int with_work = 0;
  for (auto& each : helpers) with_work += each.get();
  CHECK(with_work >= 2);  // more where one had not gone to sleep
}
#endif

}  // namespace
}  // namespace minimax
