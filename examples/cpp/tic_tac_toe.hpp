// Tic-tac-toe: what a game in C++ is to minimax.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include <minimax/minimax.hpp>

/// The cells of each player as bits, 0 to 8 from left to right and from top to bottom.
struct Board {
  std::uint16_t crosses = 0;
  std::uint16_t noughts = 0;

  bool operator==(const Board&) const = default;
};

template <>
struct std::hash<Board> {
  std::size_t operator()(const Board& board) const noexcept {
    return std::size_t{board.crosses} << 9 | board.noughts;
  }
};

/// MAX has the crosses and begins. A won position is worth 1 or -1, a full board 0.
struct TicTacToe {
  using Position = Board;
  using Value = int;

  std::vector<Board> successors(const Board& board) const {
    std::vector<Board> boards;
    if (is_won(board.crosses) || is_won(board.noughts)) return boards;
    for (unsigned cell = 0; cell < 9; ++cell) {
      const auto bit = static_cast<std::uint16_t>(1U << cell);
      if ((board.crosses | board.noughts) & bit) continue;
      Board next = board;
      (mover(board) == minimax::Mover::max ? next.crosses : next.noughts) |= bit;
      boards.push_back(next);
    }
    return boards;
  }

  minimax::Mover mover(const Board& board) const {
    const bool crosses_move = std::popcount(board.crosses) == std::popcount(board.noughts);
    return crosses_move ? minimax::Mover::max : minimax::Mover::min;
  }

  int value(const Board& board) const { return is_won(board.crosses) - is_won(board.noughts); }

 private:
  static bool is_won(unsigned own) {
    for (const unsigned row : {0007U, 0070U, 0700U, 0111U, 0222U, 0444U, 0421U, 0124U}) {
      if ((own & row) == row) return true;
    }
    return false;
  }
};
