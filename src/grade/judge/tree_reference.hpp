// A small tree as what is right about it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "game/position_map.hpp"
#include "grade/judge/game_reference.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// The game of the facts that the tree is written as: what a program is judged by is what answers
/// worked by hand are. The game begins at the tree's root.
class TreeReference final : public GameReference {
 public:
  explicit TreeReference(const Tree& tree);

  TermId name(std::size_t position) const { return names_[position]; }
  /// Of a term that is a position.
  std::optional<std::size_t> index(TermId term) const;

 private:
  std::vector<TermId> names_;
  PositionMap<TermId, std::size_t> indices_;
};

}  // namespace minimax::grade
