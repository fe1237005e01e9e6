// The graph that the positions of a game make.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "facts/fact_game.hpp"
#include "term/term.hpp"

namespace minimax {

/// Positions that lie on cycles with each other.
struct Circle {
  std::vector<TermId> loop;  ///< the shortest through the first of them, which begins and ends it
  /// Where no root and no other circle reaches it: how many positions can be reached from nowhere
  /// else. Else 0.
  std::size_t cut_off = 0;
};

struct Shape {
  std::size_t positions = 0;
  std::size_t leaves = 0;
  /// Nobody's successors that have successors themselves.
  std::vector<TermId> trees;
  /// Nobody's successors without successors.
  std::vector<TermId> isolated;
  std::vector<bool> is_successor;  ///< by the index of a position
  std::vector<Circle> circles;
  /// The plies of the longest path; nothing where there is a circle.
  std::optional<std::size_t> depth;
};

/// Takes time linear in the size of the game and no recursion. `led_to` are successors in facts
/// that do not count: they are no roots.
Shape find_shape(const FactGame& game, std::span<const TermId> led_to);

}  // namespace minimax
