// What counts as right where there is more than one way to be so.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "search/common/window.hpp"

namespace minimax::grade {

/// Which of equally good successors counts as right.
enum class RightTies : std::uint8_t { any, last, first };
/// By which rule alpha-beta has to cut off.
enum class RightCutOff : std::uint8_t { equal, strict, either };
/// What NodesList of a program is: the line of play, or what the notes' program makes of it, which
/// leaves an only successor out and repeats the best of three or more.
enum class RightList : std::uint8_t { line, notes };

struct Rules {
  RightTies ties = RightTies::any;
  RightCutOff cut_off = RightCutOff::equal;
  RightList list = RightList::line;

  /// Of the best successors of a position, which are in order and at least one, those that are
  /// right.
  template <class Position>
  std::vector<Position> right_of(std::vector<Position> best) const {
    if (ties == RightTies::first) best = {best.front()};
    if (ties == RightTies::last) best = {best.back()};
    return best;
  }

  /// Each that counts as right: the first of them is the one that is explained.
  std::span<const CutOff> cut_offs() const noexcept {
    static constexpr std::array both = {CutOff::equal, CutOff::strict};
    if (cut_off == RightCutOff::either) return both;
    return std::span(both).subspan(cut_off == RightCutOff::strict ? 1 : 0, 1);
  }
};

}  // namespace minimax::grade
