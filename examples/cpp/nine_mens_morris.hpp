// Nine men's morris, the game of examples/nine_mens_morris.pl, for programs in C++.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>

#include <minimax/minimax.hpp>

/// One of the two players. Sets of points are bits, 0 to 23 in the order of reading.
struct MorrisSide {
  std::uint32_t men = 0;
  std::uint32_t in_hand = 9;  ///< yet to be placed

  bool operator==(const MorrisSide&) const = default;
};

/// A capture is a ply of its own: who has closed a mill is to move once more.
struct MorrisBoard {
  MorrisSide own;  // of who is to move
  MorrisSide enemy;
  minimax::Mover to_move = minimax::Mover::max;
  bool captures = false;

  bool operator==(const MorrisBoard&) const = default;
};

template <>
struct std::hash<MorrisBoard> {
  std::size_t operator()(const MorrisBoard& board) const noexcept {
    const auto of = [](const MorrisSide& side) { return side.in_hand << 24 ^ side.men; };
    const std::size_t ply = static_cast<std::size_t>(board.to_move) * 2 + board.captures;
    return minimax::mix(minimax::mix(ply, of(board.own)), of(board.enemy));
  }
};

namespace morris {

using Points = std::uint32_t;
inline constexpr Points all_points = 0xff'ffff;

constexpr Points bit(unsigned point) {
  return Points{1} << point;
}

/// Three points in line, the second between the others.
inline constexpr unsigned lines[16][3] = {
    {0, 1, 2},    {3, 4, 5},    {6, 7, 8},   {9, 10, 11}, {12, 13, 14}, {15, 16, 17},
    {18, 19, 20}, {21, 22, 23}, {0, 9, 21},  {3, 10, 18}, {6, 11, 15},  {1, 4, 7},
    {16, 19, 22}, {8, 12, 17},  {5, 13, 20}, {2, 14, 23},
};

/// What lies around a point.
struct Surroundings {
  Points mills[2] = {};             // the two others on each of its lines
  std::uint8_t neighbours[4] = {};  // along the lines, in the order of the rules in Prolog
  std::uint8_t count = 0;
  Points all_neighbours = 0;

  constexpr void add_mill(Points others) { mills[mills[0] == 0 ? 0 : 1] = others; }
  constexpr void add_neighbour(unsigned point) {
    neighbours[count++] = static_cast<std::uint8_t>(point);
    all_neighbours |= bit(point);
  }
};

inline constexpr std::array<Surroundings, 24> around = [] {
  std::array<Surroundings, 24> of;
  for (const auto& [a, b, c] : lines) {
    of[a].add_mill(bit(b) | bit(c));
    of[b].add_mill(bit(a) | bit(c));
    of[c].add_mill(bit(a) | bit(b));
  }
  for (const auto& line : lines) of[line[0]].add_neighbour(line[1]);
  for (const auto& line : lines) of[line[1]].add_neighbour(line[0]);
  for (const auto& line : lines) of[line[1]].add_neighbour(line[2]);
  for (const auto& line : lines) of[line[2]].add_neighbour(line[1]);
  return of;
}();

/// Calls visit(point) for each, in order.
template <class Visit>
constexpr void for_each(Points points, Visit visit) {
  for (; points != 0; points &= points - 1) visit(static_cast<unsigned>(std::countr_zero(points)));
}

/// Of those that satisfy a condition.
template <class Condition>
constexpr Points those(Points points, Condition condition) {
  Points found = 0;
  for_each(points, [&](unsigned point) { found |= condition(point) ? bit(point) : 0; });
  return found;
}

constexpr bool in_mill(unsigned point, Points men) {
  const auto& [first, second] = around[point].mills;
  return (men & first) == first || (men & second) == second;
}

}  // namespace morris

/// MAX has the x and begins. Who has two men left, or cannot move, has lost.
struct NineMensMorris {
  using Position = MorrisBoard;
  using Value = int;
  /// Three men that may go to all points that are empty.
  using Boards = minimax::FixedList<Position, 3 * 21>;

  Boards successors(const Position& board) const {
    Boards boards;
    if (has_two_men(board.own)) return boards;
    if (board.captures)
      capture(board, boards);
    else if (board.own.in_hand > 0)
      place(board, boards);
    else
      move(board, boards);
    return boards;
  }

  minimax::Mover mover(const Position& board) const { return board.to_move; }

  /// What who is to move has more of than its enemy, in a weighted sum.
  int value(const Position& board) const {
    int merit = -1000;
    if (!has_two_men(board.own) && can_move(board)) {
      merit = (board.captures ? 10 : 0) + merit_of(board.own, board) - merit_of(board.enemy, board);
    }
    return board.to_move == minimax::Mover::max ? merit : -merit;
  }

 private:
  using Points = morris::Points;

  static int count(const MorrisSide& side) {
    return std::popcount(side.men) + static_cast<int>(side.in_hand);
  }
  static bool has_two_men(const MorrisSide& side) { return count(side) < 3; }
  static bool flies(const MorrisSide& side) { return std::popcount(side.men) == 3; }
  static Points empty(const Position& board) {
    return morris::all_points & ~(board.own.men | board.enemy.men);
  }

  static void place(const Position& board, Boards& boards) {
    morris::for_each(empty(board), [&](unsigned to) {
      add(board, {board.own.men | morris::bit(to), board.own.in_hand - 1}, to, boards);
    });
  }

  static void move(const Position& board, Boards& boards) {
    const Points free = empty(board);
    const bool flies_now = flies(board.own);
    morris::for_each(board.own.men, [&](unsigned from) {
      const Points others = board.own.men & ~morris::bit(from);
      const auto move_to = [&](unsigned to) {
        add(board, {others | morris::bit(to), 0}, to, boards);
      };
      if (flies_now) return morris::for_each(free, move_to);
      const morris::Surroundings& around = morris::around[from];
      for (unsigned i = 0; i < around.count; ++i) {
        if (free & morris::bit(around.neighbours[i])) move_to(around.neighbours[i]);
      }
    });
  }

  // With `own` after a man has come to a point.
  static void add(const Position& board, const MorrisSide& own, unsigned to, Boards& boards) {
    if (morris::in_mill(to, own.men))
      boards.push_back({own, board.enemy, board.to_move, true});
    else
      boards.push_back({board.enemy, own, minimax::opponent(board.to_move), false});
  }

  // A man that is in no mill, unless all of them are.
  static void capture(const Position& board, Boards& boards) {
    const Points men = board.enemy.men;
    const Points outside =
        morris::those(men, [&](unsigned point) { return !morris::in_mill(point, men); });
    morris::for_each(outside ? outside : men, [&](unsigned point) {
      boards.push_back({{men & ~morris::bit(point), board.enemy.in_hand},
                        board.own,
                        minimax::opponent(board.to_move),
                        false});
    });
  }

  static bool can_move(const Position& board) {
    const Points men = board.own.men, free = empty(board);
    if (board.captures) return board.enemy.men != 0;
    if (board.own.in_hand > 0 || (flies(board.own) && free != 0)) return free != 0;
    return stuck(men, free) != men;
  }

  static Points stuck(Points men, Points free) {
    return morris::those(
        men, [&](unsigned point) { return (morris::around[point].all_neighbours & free) == 0; });
  }

  static int merit_of(const MorrisSide& side, const Position& board) {
    const Points free = empty(board);
    int mills = 0, pairs = 0;
    for (const auto& [a, b, c] : morris::lines) {
      const Points line = morris::bit(a) | morris::bit(b) | morris::bit(c);
      const int men = std::popcount(side.men & line);
      mills += men == 3;
      pairs += men == 2 && (free & line) != 0;
    }
    return 10 * count(side) + 3 * mills + 2 * pairs - std::popcount(stuck(side.men, free));
  }
};
