// The branches of trees of any size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/game.hpp"

namespace minimax {

/// The branches of a tree and who moves, without values and names. Positions are numbered from the
/// root downwards, from left to right, so that the successors of one follow those of the one
/// before. Each takes four bytes; those of an even shape take nothing.
class TreeShape {
 public:
  using Position = std::uint64_t;

  /// All leaves are so many plies below the root, all other positions have so many successors, and
  /// MAX and MIN take turns. There must be fewer than 2^64 positions.
  static TreeShape even(std::size_t depth, std::uint64_t branching, Mover root);

  /// One without positions, of which add() makes another one.
  TreeShape() = default;
  /// Adds a ply below.
  void add_ply() { begins_.push_back(begins_.back()); }
  /// Adds a position on the right of the lowest ply.
  void add(Mover mover, std::uint32_t successors) {
    records_.push_back(successors << 1U | (mover == Mover::min ? 1U : 0U));
    ++begins_.back();
  }

  std::size_t plies() const { return begins_.size() - 1; }
  /// The first position of a ply, and that behind its last one.
  Position begin(std::size_t ply) const { return begins_[ply]; }
  Position end(std::size_t ply) const { return begins_[ply + 1]; }
  Position size() const { return begins_.back(); }

  std::uint64_t successors(std::size_t ply, Position position) const {
    if (is_even_) return ply + 1 < plies() ? branching_ : 0;
    return records_[static_cast<std::size_t>(position)] >> 1U;
  }
  /// How many positions of a ply have no successors.
  std::uint64_t leaves(std::size_t ply) const;
  Mover mover(std::size_t ply, Position position) const {
    if (is_even_) return ply % 2 == 0 ? root_ : opponent(root_);
    return (records_[static_cast<std::size_t>(position)] & 1U) == 0 ? Mover::max : Mover::min;
  }

 private:
  std::vector<Position> begins_ = {0};       // of each ply, and the end
  std::vector<std::uint32_t> records_ = {};  // successors, and in the lowest bit whether MIN moves
  bool is_even_ = false;
  std::uint64_t branching_ = 0;  // these two of an even shape
  Mover root_ = Mover::max;
};

}  // namespace minimax
