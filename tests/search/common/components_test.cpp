#include "search/common/components.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <vector>

#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// For each pair of positions whether there is a way from the first to the second (Warshall 1962).
std::vector<std::vector<bool>> ways(const GraphGame<Vertex>& game) {
  const std::size_t size = game.size();
  std::vector way(size, std::vector<bool>(size));
  for (std::size_t i = 0; i < size; ++i) {
    way[i][i] = true;
    for (const Vertex successor : game.successors(static_cast<Vertex>(i)))
      way[i][index_of(successor)] = true;
  }
  for (std::size_t over = 0; over < size; ++over) {
    for (std::size_t from = 0; from < size; ++from) {
      for (std::size_t to = 0; to < size; ++to)
        way[from][to] = way[from][to] || (way[from][over] && way[over][to]);
    }
  }
  return way;
}

TEST_CASE("positions are in one component when each can be reached from the other") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const int rounds = test_size(1000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    GraphGame<Vertex> game = random_graph<Vertex>(random, random_between(random, 1, 15), 3);
    const auto way = ways(game);
    Interrupt interrupt;
    Components components(game, interrupt);
    for (std::size_t root = 0; root < game.size(); ++root)
      components.explore(static_cast<Vertex>(root));
    for (std::size_t a = 0; a < game.size(); ++a) {
      for (std::size_t b = 0; b < game.size(); ++b)
        REQUIRE(components.same(static_cast<Vertex>(a), static_cast<Vertex>(b)) ==
                (way[a][b] && way[b][a]));
    }
  }
}

TEST_CASE("a circle of a million positions is one component") {
  const auto length = static_cast<std::size_t>(test_size(1'000'000));
  std::vector<GraphGame<Vertex>::Entry> entries(length);
  for (std::size_t i = 0; i < length; ++i)
    entries[i].successors = {static_cast<Vertex>((i + 1) % length)};
  GraphGame<Vertex> game(std::move(entries));
  Interrupt interrupt;
  Components components(game, interrupt);
  components.explore(Vertex{0});
  CHECK(components.same(Vertex{0}, static_cast<Vertex>(length - 1)));
}

}  // namespace
}  // namespace minimax
