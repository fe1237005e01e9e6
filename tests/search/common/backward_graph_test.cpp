#include "search/common/backward_graph.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <vector>

#include "search/common/control.hpp"
#include "search/common/position_graph.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

template <class Graph>
void add_all(const IntGame& game, Graph& graph) {
  for (int position = 0; position < static_cast<int>(game.size()); ++position) {
    const std::vector<int>& successors = game.successors(position);
    if (successors.empty())
      graph.add_leaf(game.value(position));
    else
      graph.add(game.mover(position),
                std::vector<NodeNumber>(successors.begin(), successors.end()));
  }
}

TEST_CASE("a graph that is turned round in passes is worth what one is that grows") {
  CAPTURE(random_seed());
  Random random(random_seed());
  InMemory memory;
  Interrupt nobody;
  for (int round = 0; round < test_size(2000); ++round) {
    CAPTURE(round);
    const IntGame game = random_graph<int>(random, random_between(random, 1, 40), 4);
    const int draw = random_between(random, -3, 3);
    PositionGraph<int> growing;
    add_all(game, growing);
    std::vector<Worth<int>> expected;
    BackwardInduction<int>(growing, draw, nobody, memory).extend(expected, 0);
    for (const std::size_t most_ways :
         {std::size_t{0}, std::size_t{1}, std::size_t{3}, std::size_t{20}, std::size_t{1000}}) {
      CAPTURE(most_ways);
      using Graph = BackwardGraph<int, InMemory>;
      Graph graph(memory);
      add_all(game, graph);
      graph.turn_round(most_ways);
      std::vector<Worth<int>> worths;
      BackwardInduction<int, Graph>(graph, draw, nobody, memory).extend(worths, 0);
      REQUIRE(worths == expected);
    }
  }
}

}  // namespace
}  // namespace minimax
