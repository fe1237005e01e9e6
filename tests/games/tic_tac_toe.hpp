// Tic-tac-toe as a C++ game: what a native game looks like.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "game/game.hpp"

namespace minimax {

/// Sets of cells as bits, cell 0 to 8 from left to right and from top to bottom.
struct Board {
  std::uint16_t crosses = 0;
  std::uint16_t noughts = 0;

  auto operator<=>(const Board&) const = default;
};

}  // namespace minimax

template <>
struct std::hash<minimax::Board> {
  std::size_t operator()(const minimax::Board& board) const noexcept {
    return std::size_t{board.crosses} << 9 | board.noughts;
  }
};

namespace minimax {

/// MAX has the crosses and begins. A won position is worth 1 or -1, a full board 0.
class TicTacToe {
 public:
  using Position = Board;
  using Value = int;

  std::vector<Board> successors(const Board& board) const {
    std::vector<Board> boards;
    if (is_won(board.crosses) || is_won(board.noughts)) return boards;
    for (unsigned cell = 0; cell < cells; ++cell) {
      const unsigned bit = 1U << cell;
      if ((board.crosses | board.noughts) & bit) continue;
      Board next = board;
      std::uint16_t& own = mover(board) == Mover::max ? next.crosses : next.noughts;
      own = static_cast<std::uint16_t>(own | bit);
      boards.push_back(next);
    }
    return boards;
  }
  Mover mover(const Board& board) const {
    return std::popcount(board.crosses) == std::popcount(board.noughts) ? Mover::max : Mover::min;
  }
  int value(const Board& board) const {
    return int{is_won(board.crosses)} - int{is_won(board.noughts)};
  }

 private:
  static constexpr unsigned cells = 9;

  static bool is_won(unsigned own) {
    constexpr std::array<unsigned, 8> rows = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    for (const unsigned row : rows) {
      if ((own & row) == row) return true;
    }
    return false;
  }
};

}  // namespace minimax
