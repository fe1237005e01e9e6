// A game that values quickly has other things remembered of it, and the same answers.

#include <doctest/doctest.h>

#include <cstddef>
#include <iterator>

#include "examples/cpp/connect_four.hpp"
#include "search/two/solver.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

struct SlowConnectFour : ConnectFour {
  static constexpr bool values_quickly = false;
};
static_assert(values_quickly<ConnectFour>() && !values_quickly<SlowConnectFour>());
static_assert(!values_quickly<IntGame>());

template <class G>
Solution<G> solved(Algorithm algorithm, Plies depth, const ConnectFourBoard& board, TieRule ties) {
  G game;
  return Solver<G>(game, {.algorithm = algorithm, .limits = {.depth = depth}}).solve(board, ties);
}

ConnectFourBoard board_after(int men, Random& random) {
  ConnectFourBoard board;
  for (; men > 0; --men) {
    const auto boards = ConnectFour().successors(board);
    if (std::size(boards) == 0) break;
    const int last = static_cast<int>(std::size(boards)) - 1;
    board = boards[static_cast<std::size_t>(random_between(random, 0, last))];
  }
  return board;
}

TEST_CASE("what is valued quickly has the answers of plain minimax") {
  CAPTURE(random_seed());
  Random random(random_seed());
  const int boards = test_size(200);
  for (int i = 0; i < boards; ++i) {
    CAPTURE(i);
    const ConnectFourBoard board = board_after(random_between(random, 0, 30), random);
    const auto depth = static_cast<Plies>(random_between(random, 1, 5));
    const auto ties = static_cast<TieRule>(random_between(random, 0, 2));
    const auto plain = solved<SlowConnectFour>(Algorithm::minimax, depth, board, ties);
    for (const Algorithm algorithm :
         {Algorithm::alpha_beta, Algorithm::pvs, Algorithm::mtdf, Algorithm::sss}) {
      const auto quick = solved<ConnectFour>(algorithm, depth, board, ties);
      REQUIRE(quick.answers.size() == plain.answers.size());
      for (std::size_t k = 0; k < plain.answers.size(); ++k) {
        CHECK(quick.answers[k].value == plain.answers[k].value);
        CHECK(quick.answers[k].line == plain.answers[k].line);
      }
    }
  }
}

TEST_CASE("a ply above the limit what is valued quickly is not remembered") {
  const auto hits = [](const auto& solution) { return solution.statistics.table_hits; };
  const auto quick = solved<ConnectFour>(Algorithm::alpha_beta, 5, {}, TieRule::last);
  const auto slow = solved<SlowConnectFour>(Algorithm::alpha_beta, 5, {}, TieRule::last);
  CHECK(hits(quick) > 0);
  CHECK(hits(quick) < hits(slow));
}

}  // namespace
}  // namespace minimax
