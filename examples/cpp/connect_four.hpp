// Connect Four, the game of examples/connect_four.pl, for programs in C++.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>

#include <minimax/minimax.hpp>

/// Sets of cells as bits, in columns of seven from left to right and upwards: the sixth cell is the
/// highest one of its column, and the bit above it is always 0.
struct ConnectFourBoard {
  std::uint64_t x = 0;  // the men of MAX
  std::uint64_t o = 0;  // and of MIN
  minimax::Mover to_move = minimax::Mover::max;

  bool operator==(const ConnectFourBoard&) const = default;
};

template <>
struct std::hash<ConnectFourBoard> {
  std::size_t operator()(const ConnectFourBoard& board) const noexcept {
    const auto mover = static_cast<std::size_t>(board.to_move);
    return minimax::mix(minimax::mix(mover, board.x), board.o);
  }
};

/// MAX has the x and begins. An early win is worth more than a late one, and any win more than what
/// the lines of four are worth that are still open.
struct ConnectFour {
  using Position = ConnectFourBoard;
  using Value = int;
  using Cells = std::uint64_t;
  static constexpr Cells all_cells = 0xfdfb'f7ef'dfbf;
  static constexpr Cells lowest_cells = 0x0408'1020'4081;
  /// A table need not remember what is as soon counted.
  static constexpr bool values_quickly = true;

  minimax::FixedList<Position, 7> successors(const Position& board) const {
    minimax::FixedList<Position, 7> boards;
    const bool max_moves = board.to_move == minimax::Mover::max;
    if (has_four(max_moves ? board.o : board.x)) return boards;
    const Cells men = board.x | board.o;
    // The sums carry to the lowest cell of each column that is empty; that of a full one is none.
    const Cells places = (men + lowest_cells) & ~men & all_cells;
    // The middle first: there alpha-beta finds sooner what cuts off.
#pragma GCC unroll 7
    for (const unsigned column : {3U, 2U, 4U, 1U, 5U, 0U, 6U}) {
      const Cells man = places & (Cells{0b11'1111} << 7 * column);
      if (man == 0) continue;
      if (max_moves)
        boards.push_back({board.x | man, board.o, minimax::Mover::min});
      else
        boards.push_back({board.x, board.o | man, minimax::Mover::max});
    }
    return boards;
  }

  minimax::Mover mover(const Position& board) const { return board.to_move; }

  /// No board comes back: there is one man more after each move.
  bool may_repeat(const Position&) const { return false; }

  int value(const Position& board) const {
    const Both own = {board.x, board.o}, other = {board.o, board.x};
    const Lines upwards = lines_of(1, own, other), right = lines_of(7, own, other),
                rising = lines_of(8, own, other), falling = lines_of(6, own, other);
    const Both four = upwards.four | right.four | rising.four | falling.four;
    if (four[0] != 0) return 1000 - std::popcount(board.x);
    if (four[1] != 0) return std::popcount(board.o) - 1000;
    // Those to the right begin in the four left columns, as all that rise and fall do, of which the
    // ones begin in the lower half and the others in the upper one.
    const Both merit = sum_of_squares(
        upwards.odd, upwards.two_or_more,  //
        rising.odd | falling.odd | right.odd << 28,
        rising.two_or_more | falling.two_or_more | right.two_or_more << 28);
    return static_cast<int>(merit[0]) - static_cast<int>(merit[1]);
  }

 private:
  // To the cell above, to the right, and along the diagonals. One that leaves the board ends at a
  // bit that is always 0.
  static constexpr unsigned steps[] = {1, 7, 8, 6};

  static bool has_four(Cells men) {
#pragma GCC unroll 4
    for (const unsigned step : steps) {
      const Cells two = men & men >> step;
      if (two & two >> 2 * step) return true;
    }
    return false;
  }

  // Of both sides: the processor does the same to the two at once.
  using Both [[gnu::vector_size(2 * sizeof(Cells))]] = Cells;

  // The lines of four in a direction. A bit stands for the line that begins there.
  struct Lines {
    Both four;         // with a man in each cell
    Both odd;          // of the others, without a man of the other side: with one or three
    Both two_or_more;  // and with two or three
  };
  [[gnu::always_inline]] static Lines lines_of(unsigned step, Both own, Both other) {
    const Both free = all_cells & ~other;
    // Two pairs of cells: how many men the one and the other have.
    const Both one = own ^ own >> step, two = own & own >> step;
    const Both other_one = one >> 2 * step, other_two = two >> 2 * step;
    const Both free_pair = free & free >> step;
    const Both open = free_pair & free_pair >> 2 * step;
    return {two & other_two, (one ^ other_one) & open,
            (two | other_two | (one & other_one)) & open};
  }

  // Of how many men the lines of two sets have, at most three each: 1, 4 or 9.
  [[gnu::always_inline]] static Both sum_of_squares(Both odd_a, Both more_a, Both odd_b,
                                                    Both more_b) {
    const Both ones = in_nibbles(odd_a) + in_nibbles(odd_b);
    const Both fours = in_nibbles(more_a) + in_nibbles(more_b) + in_nibbles(odd_a & more_a) +
                       in_nibbles(odd_b & more_b);
    const Both bytes = in_bytes(ones) + 4 * in_bytes(fours);
    const Both pairs = (bytes & 0x00ff'00ff'00ff'00ff) + (bytes >> 8 & 0x00ff'00ff'00ff'00ff);
    return Both{sum_of(pairs[0]), sum_of(pairs[1])};
  }
  // How many bits are set in each four, for sums up to 15; and sums of these in each eight.
  // std::popcount() takes longer where the compiler may not use the processor's instruction for it.
  [[gnu::always_inline]] static Both in_nibbles(Both of) {
    of -= of >> 1 & 0x5555'5555'5555'5555;
    return (of & 0x3333'3333'3333'3333) + (of >> 2 & 0x3333'3333'3333'3333);
  }
  [[gnu::always_inline]] static Both in_bytes(Both of) {
    return (of & 0x0f0f'0f0f'0f0f'0f0f) + (of >> 4 & 0x0f0f'0f0f'0f0f'0f0f);
  }
  static Cells sum_of(Cells pairs) { return pairs * 0x0001'0001'0001'0001 >> 48; }
};

/// The same, with boards that are mirror images remembered as one: their values are equal.
struct SymmetricConnectFour : ConnectFour {
  Position canonical(const Position& board) const {
    const Position image = {mirrored(board.x), mirrored(board.o), board.to_move};
    return image.x < board.x || (image.x == board.x && image.o < board.o) ? image : board;
  }

 private:
  static Cells mirrored(Cells men) {
    Cells image = 0;
    for (unsigned column = 0; column < 7; ++column) image = image << 7 | (men >> 7 * column & 0x7f);
    return image;
  }
};
