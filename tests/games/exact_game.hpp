// Games of chance in rationals, written by hand.
#pragma once

#include <gmpxx.h>

#include <array>

#include "tests/games/chance_graph_game.hpp"

namespace minimax {

using ExactGame = ChanceGraphGame<mpq_class>;

inline ExactGame::Entry leaf(int value) {
  return {{}, Mover::max, mpq_class(value), {}};
}

inline mpq_class tenths(int count) {
  return fraction<mpq_class>(count, 10);
}

/// The game of the notes: two chance positions below MAX, and of each 0.9 on its first leaf and 0.1
/// on its second one. With 2, 3, 1 and 4 these are worth 2.1 and 1.3.
inline ExactGame notes_chances(const std::array<int, 4>& leaves) {
  return ExactGame({{{1, 2}},
                    {{3, 4}, Mover::chance, 0, {tenths(9), tenths(1)}},
                    {{5, 6}, Mover::chance, 0, {tenths(9), tenths(1)}},
                    leaf(leaves[0]),
                    leaf(leaves[1]),
                    leaf(leaves[2]),
                    leaf(leaves[3])});
}

}  // namespace minimax
