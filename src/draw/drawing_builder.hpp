// From the steps of a search to a drawing.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "draw/drawing.hpp"
#include "game/game.hpp"
#include "search/common/trace_event.hpp"
#include "term/term.hpp"

namespace minimax {

/// Who moves, and the name of a player.
struct DrawnMover {
  Mover mover;
  std::string name;
};

/// A step of a search, in positions of the game; values are as they are shown.
using DrawnEvent = BasicTraceEvent<TermId, std::string, DrawnMover>;

/// A tree has more positions than a picture.
class TooManyDrawn : public std::runtime_error {
 public:
  TooManyDrawn();
};

/// More of them nobody can make out, and Graphviz takes seconds to place.
inline constexpr std::size_t most_drawn = 2000;

class DrawingBuilder {
 public:
  /// The text of a position, of a line or more.
  using Label = std::function<std::string(TermId)>;
  explicit DrawingBuilder(Label label) : label_(std::move(label)) {}

  /// A step of the search without cut-offs, from which the tree is known: where no step is seen,
  /// as it is. To be told before all others. Throws TooManyDrawn.
  void add_to_tree(const DrawnEvent& event);
  /// A step of the search that is drawn, from the same position to the same depth. One that looks
  /// at a position again changes what is shown of it.
  void add(const DrawnEvent& event);
  /// Best play goes along these positions, from a successor of the root on.
  void mark_line(std::span<const TermId> line);

  const Drawing& drawing() const noexcept { return drawing_; }

 private:
  std::vector<DrawingNode>& nodes() noexcept { return drawing_.nodes; }
  DrawingNode& here() { return nodes()[path_.back()]; }
  std::size_t new_node(const DrawnEvent& event);
  void enter(const DrawnEvent& event);
  void value(const DrawnEvent& event);
  void cut_off(const DrawnEvent& event);
  template <class Prefers>
  std::size_t successor(std::size_t node, TermId position, Prefers prefers) const;

  Label label_;
  Drawing drawing_;
  std::vector<std::size_t> path_;     // the nodes from the root to where the search is
  std::vector<std::size_t> entries_;  // by the node: how often the search came there
};

}  // namespace minimax
