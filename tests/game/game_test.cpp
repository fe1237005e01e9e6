#include "game/game.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <forward_list>
#include <span>
#include <string>
#include <vector>

#include "examples/cpp/tic_tac_toe.hpp"
#include "facts/fact_game.hpp"
#include "tests/games/graph_game.hpp"

namespace minimax {
namespace {

static_assert(Game<FactGame>);
static_assert(Game<TicTacToe>);
static_assert(Game<GraphGame<int>>);
static_assert(Game<GraphGame<Vertex>>);

// What must not compile as a game of a search.

template <class Moves, class MoverType = Mover, class ValueType = int>
struct Sketch {
  using Position = int;
  using Value = ValueType;
  Moves successors(const int& position);
  MoverType mover(const int& position);
  ValueType value(const int& position);
};
static_assert(Game<Sketch<std::vector<int>>>);
static_assert(Game<Sketch<std::span<const int>>>);

struct NoEnd {
  bool operator==(const int*) const { return false; }
};
struct Endless {
  const int* begin() const { return nullptr; }
  NoEnd end() const { return {}; }
  int operator[](std::size_t) const { return 0; }
};
struct Silent {
  using Position = int;
  using Value = int;
  std::vector<int> successors(const int& position);
  int value(const int& position);
};
static_assert(!Game<Silent>, "it does not tell who moves");
static_assert(!Game<Sketch<std::vector<int>, int>>, "its mover is no Mover");
static_assert(!Game<Sketch<std::vector<std::string>>>, "its successors are no positions");
static_assert(!Game<Sketch<std::forward_list<int>>>, "its successors cannot be counted");
static_assert(!Game<Sketch<Endless>>, "its successors have no end");
static_assert(!Game<Sketch<std::vector<int>, Mover, Silent>>, "its values have no order");

TEST_CASE("each player prefers what the other does not") {
  CHECK(prefers(Mover::max, 2, 1));
  CHECK_FALSE(prefers(Mover::max, 1, 2));
  CHECK_FALSE(prefers(Mover::max, 1, 1));
  CHECK(prefers(Mover::min, 1, 2));
  CHECK_FALSE(prefers(Mover::min, 2, 1));
  CHECK_FALSE(prefers(Mover::min, 1, 1));
  CHECK(opponent(Mover::max) == Mover::min);
  CHECK(opponent(Mover::min) == Mover::max);
}

TEST_CASE("tic-tac-toe has the known numbers of games") {
  struct Counts {
    int nodes = 0, crosses = 0, noughts = 0, draws = 0;
  } counts;
  const TicTacToe game;
  const auto count = [&](const auto& self, const Board& board) -> void {
    ++counts.nodes;
    const auto successors = game.successors(board);
    for (const Board& successor : successors) self(self, successor);
    if (!successors.empty()) return;
    const int value = game.value(board);
    ++(value > 0 ? counts.crosses : value < 0 ? counts.noughts : counts.draws);
  };
  count(count, Board{});
  CHECK(counts.nodes == 549946);
  CHECK(counts.crosses == 131184);
  CHECK(counts.noughts == 77904);
  CHECK(counts.draws == 46080);
}

}  // namespace
}  // namespace minimax
