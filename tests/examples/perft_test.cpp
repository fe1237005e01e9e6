// How many ways there are to play so many plies, against counts that others have published.

#include "search/common/perft.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include "examples/cpp/connect_four.hpp"
#include "examples/cpp/nine_mens_morris.hpp"
#include "examples/cpp/tic_tac_toe.hpp"

namespace minimax {
namespace {

template <class G>
void check_counts(const std::vector<std::uint64_t>& counts) {
  G game;
  const typename G::Position root;
  PathCount<G, std::uint64_t> paths(game, root);
  for (Plies plies = 1; plies <= counts.size(); ++plies) {
    CAPTURE(plies);
    CHECK(perft(game, root, plies) == counts[plies - 1]);
    CHECK(paths.next() == counts[plies - 1]);
  }
}

TEST_CASE("tic-tac-toe in C++ has the known numbers of paths") {
  check_counts<TicTacToe>({9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0});
}

TEST_CASE("Connect Four in C++ has the known numbers of paths") {
  check_counts<ConnectFour>({7, 49, 343, 2401, 16807, 117649, 823536, 5673234});
}

TEST_CASE("nine men's morris in C++ has the known numbers of paths") {
  check_counts<NineMensMorris>({24, 552, 12144, 255024, 5100480});
}

}  // namespace
}  // namespace minimax
