// Tic-tac-toe: what a game in C++ is to minimax.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include <minimax/minimax.hpp>

/// The cells of each player as bits, 0 to 8 from left to right and from top to bottom.
struct Board {
  std::uint16_t crosses = 0;
  std::uint16_t noughts = 0;
  minimax::Mover to_move = minimax::Mover::max;

  bool operator==(const Board&) const = default;
};

template <>
struct std::hash<Board> {
  std::size_t operator()(const Board& board) const noexcept {
    const auto mover = static_cast<std::size_t>(board.to_move);
    return mover << 18 | std::size_t{board.crosses} << 9 | board.noughts;
  }
};

/// MAX has the crosses and begins. A won position is worth 1 or -1, a full board 0.
struct TicTacToe {
  using Position = Board;
  using Value = int;

  minimax::FixedList<Board, 9> successors(const Board& board) const {
    minimax::FixedList<Board, 9> boards;
    if (is_won(board.crosses) || is_won(board.noughts)) return boards;
    const bool crosses_move = mover(board) == minimax::Mover::max;
    const unsigned taken = board.crosses | board.noughts;
    for (unsigned free = 0777 & ~taken; free != 0; free &= free - 1) {
      const unsigned cell = free & -free;
      if (crosses_move)
        boards.push_back({with(board.crosses, cell), board.noughts, minimax::Mover::min});
      else
        boards.push_back({board.crosses, with(board.noughts, cell), minimax::Mover::max});
    }
    return boards;
  }

  minimax::Mover mover(const Board& board) const { return board.to_move; }

  /// No board comes back: there is one mark more after each move.
  bool may_repeat(const Board&) const { return false; }

  int value(const Board& board) const { return is_won(board.crosses) ? 1 : -is_won(board.noughts); }

 private:
  static std::uint16_t with(unsigned own, unsigned cell) {
    return static_cast<std::uint16_t>(own | cell);
  }
  static bool is_won(unsigned own) {
    for (const unsigned row : {0007U, 0070U, 0700U, 0111U, 0222U, 0444U, 0421U, 0124U}) {
      if ((own & row) == row) return true;
    }
    return false;
  }
};

/// The same, with boards that are turned or seen in a mirror remembered as one: their values are
/// equal, and only 765 are different.
struct SymmetricTicTacToe : TicTacToe {
  Board canonical(const Board& board) const {
    Board least = board;
    for (const auto& cells : images) {
      const Board image = {moved(board.crosses, cells), moved(board.noughts, cells), board.to_move};
      if (std::hash<Board>()(image) < std::hash<Board>()(least)) least = image;
    }
    return least;
  }

 private:
  // Where each cell comes to.
  static constexpr unsigned images[7][9] = {
      {2, 5, 8, 1, 4, 7, 0, 3, 6}, {8, 7, 6, 5, 4, 3, 2, 1, 0}, {6, 3, 0, 7, 4, 1, 8, 5, 2},
      {2, 1, 0, 5, 4, 3, 8, 7, 6}, {6, 7, 8, 3, 4, 5, 0, 1, 2}, {0, 3, 6, 1, 4, 7, 2, 5, 8},
      {8, 5, 2, 7, 4, 1, 6, 3, 0},
  };

  static std::uint16_t moved(unsigned own, const unsigned (&cells)[9]) {
    unsigned image = 0;
    for (unsigned cell = 0; cell < 9; ++cell) image |= (own >> cell & 1U) << cells[cell];
    return static_cast<std::uint16_t>(image);
  }
};
