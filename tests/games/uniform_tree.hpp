// Trees whose inner positions all have as many successors, and whose leaves are all as deep.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "game/game.hpp"
#include "tests/games/graph_game.hpp"

namespace minimax {

/// Positions are numbered level by level from the root, 0. MAX and MIN take turns; MAX begins.
class UniformTree {
 public:
  using Position = std::uint32_t;
  using Value = int;

  /// With leaves as `value(random)` draws them.
  UniformTree(std::uint32_t branching, std::uint32_t depth, Random& random)
      : UniformTree(branching, depth) {
    for (int& value : values_) value = random_between(random, -1000, 1000);
  }

  /// A tree where the first successor is the best everywhere, for the one who moves.
  static UniformTree best_first(std::uint32_t branching, std::uint32_t depth, Random& random) {
    UniformTree tree(branching, depth);
    tree.fill(0, 0, 0, random);
    return tree;
  }

  std::vector<Position> successors(Position position) const {
    std::vector<Position> found;
    if (position >= first_leaf_) return found;
    for (Position i = 1; i <= branching_; ++i) found.push_back(position * branching_ + i);
    return found;
  }
  Mover mover(Position position) const { return mover_at(level_of(position)); }
  int value(Position position) const { return values_[position - first_leaf_]; }
  bool may_transpose(Position) const { return false; }
  std::size_t leaves() const { return values_.size(); }

 private:
  UniformTree(std::uint32_t branching, std::uint32_t depth) : branching_(branching), depth_(depth) {
    std::size_t width = 1;
    for (std::uint32_t level = 0; level < depth; ++level, width *= branching) {
      first_leaf_ += static_cast<Position>(width);
    }
    values_.resize(width);
  }

  static Mover mover_at(std::uint32_t level) { return level % 2 == 0 ? Mover::max : Mover::min; }
  std::uint32_t level_of(Position position) const {
    std::uint32_t level = 0;
    for (; position != 0; position = (position - 1) / branching_) ++level;
    return level;
  }

  // Below a position of this value: the first successor has it, the others something worse.
  void fill(Position position, std::uint32_t level, int value, Random& random) {
    if (level == depth_) {
      values_[position - first_leaf_] = value;
      return;
    }
    const int sign = mover_at(level) == Mover::max ? -1 : 1;
    for (Position i = 1; i <= branching_; ++i) {
      const int other = value + sign * random_between(random, 1, 100);
      fill(position * branching_ + i, level + 1, i == 1 ? value : other, random);
    }
  }

  std::uint32_t branching_;
  std::uint32_t depth_;
  Position first_leaf_ = 0;
  std::vector<int> values_;
};

}  // namespace minimax
