// From the steps of a search to a drawing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <unordered_map>
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

/// A window as a picture shows it.
DrawnWindow drawn_window(const TracedWindow<TermId, std::string>& window);

/// A tree has more positions than a picture.
class TooManyDrawn : public std::runtime_error {
 public:
  explicit TooManyDrawn(std::size_t most);
};

/// More of them nobody can make out, and Graphviz takes seconds to place.
inline constexpr std::size_t most_drawn = 2000;

class DrawingBuilder {
 public:
  /// The text of a position, of a line or more.
  using Label = std::function<std::string(TermId)>;
  explicit DrawingBuilder(Label label, std::size_t most = most_drawn)
      : label_(std::move(label)), most_(most) {}

  /// Draws what lies around a position alone: the way to it, which are positions from the root on,
  /// and what comes below it. The other successors of the way are drawn without theirs. To be told
  /// before the steps.
  void draw_around(std::vector<TermId> way) { way_ = std::move(way); }
  /// A step of the search without cut-offs, from which the tree is known: where no step is seen,
  /// as it is. To be told before all others. Throws TooManyDrawn.
  void add_to_tree(const DrawnEvent& event);
  /// No step of that search comes any more: positions are asked for their labels, which of a
  /// program takes its time, and is for nothing where there are too many.
  void end_tree();
  /// A step of the search that is drawn, from the same position to the same depth. One that looks
  /// at a position again changes what is shown of it.
  void add(const DrawnEvent& event);
  /// Best play goes along these positions, from a successor of the root on. Gives its nodes, from
  /// the root on.
  std::vector<std::size_t> mark_line(std::span<const TermId> line);

  const Drawing& drawing() const noexcept { return drawing_; }
  /// The node that the last step was of; nothing where it is not drawn, or the step is about
  /// successors that are not.
  std::optional<std::size_t> node_of(const DrawnEvent& event) const;
  /// Likewise, and nothing where the step is a part of the next one: that a position is looked at
  /// and valued at once is told as one.
  std::optional<std::size_t> told_node(const DrawnEvent& event) const;

 private:
  std::vector<DrawingNode>& nodes() noexcept { return drawing_.nodes; }
  DrawingNode& here() { return nodes()[path_.back()]; }
  const DrawingNode& here() const { return drawing_.nodes[path_.back()]; }
  bool is_hidden() const { return path_.back() == hidden; }
  /// Whether its successors are not drawn.
  bool is_closed() const { return is_hidden() || here().is_collapsed; }
  const std::vector<std::string>& label_of(TermId position);
  std::size_t new_node(const DrawnEvent& event);
  void collapse_beside_way(std::size_t node);
  void enter(const DrawnEvent& event);
  void value(const DrawnEvent& event);
  void gain(const DrawnEvent& event, std::size_t left);
  void cut_off(const DrawnEvent& event);
  template <class Prefers>
  std::size_t successor(std::size_t node, TermId position, Prefers prefers) const;

  static constexpr std::size_t hidden = std::numeric_limits<std::size_t>::max();

  Label label_;
  std::unordered_map<std::uint32_t, std::vector<std::string>> labels_;  // by the position
  std::size_t most_;
  std::vector<TermId> way_;             // empty: all is drawn
  std::vector<std::size_t> way_nodes_;  // those of its beginning
  Drawing drawing_;
  // The nodes from the root to where the search is; `hidden` for each that is not drawn.
  std::vector<std::size_t> path_;
  std::vector<std::size_t> entries_;  // by the node: how often the search came there
};

}  // namespace minimax
