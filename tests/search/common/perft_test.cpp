// Paths counted in two ways, and by hand.
#include "search/common/perft.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <set>
#include <vector>

#include "search/common/control.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

/// Successors by number; those of nobody are leaves. May go round in circles.
struct Graph {
  using Position = int;

  const std::vector<int>& successors(int position) const {
    return lists[static_cast<std::size_t>(position)];
  }
  Mover mover(int) const { return Mover::max; }

  std::vector<std::vector<int>> lists;
};

Graph random_graph(std::mt19937_64& random) {
  Graph graph;
  graph.lists.resize(2 + random() % 12);
  for (std::vector<int>& list : graph.lists) {
    const std::size_t count = random() % 4;
    for (std::size_t i = 0; i < count; ++i)
      list.push_back(static_cast<int>(random() % graph.lists.size()));
  }
  return graph;
}

// Without any cleverness: the ends of all paths, each as often as there are paths to it.
std::vector<int> ends(const Graph& graph, Plies plies) {
  std::vector<int> last = {0};
  for (Plies ply = 0; ply < plies; ++ply) {
    std::vector<int> next;
    for (const int position : last) {
      const std::vector<int>& successors = graph.successors(position);
      next.insert(next.end(), successors.begin(), successors.end());
    }
    last = next;
  }
  return last;
}

TEST_CASE("paths are counted alike by walking and ply by ply") {
  const auto seed = random_seed();
  CAPTURE(seed);
  std::mt19937_64 random(seed);
  std::size_t compared = 0;
  for (int round = 0; round < 300; ++round) {
    Graph graph = random_graph(random);
    PathCount<Graph, std::uint64_t> count(graph, 0);
    CHECK(perft(graph, 0, 0) == 1);
    for (Plies plies = 1; plies <= 7; ++plies) {
      const std::vector<int> all = ends(graph, plies);
      CHECK(perft(graph, 0, plies) == all.size());
      CHECK(count.next() == all.size());
      CHECK(count.positions() == std::set<int>(all.begin(), all.end()).size());
      ++compared;
    }
  }
  MESSAGE(compared << " counts compared");
}

TEST_CASE("a limit ends the count") {
  Graph graph{{{0, 0}}};
  Interrupt interrupt;
  interrupt.limit(3, std::nullopt);
  PathCount<Graph, std::uint64_t> count(graph, 0, interrupt);
  CHECK(count.next() == 2);
  CHECK(count.next() == 4);
  CHECK(count.next() == 8);
  CHECK_THROWS_AS(count.next(), SearchStopped);
}

}  // namespace
}  // namespace minimax
