// The drawing of a search as it stands after some of its steps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "ask/options.hpp"
#include "draw/drawing.hpp"
#include "draw/drawing_builder.hpp"
#include "term/term.hpp"

namespace minimax {

/// The search has fewer steps; what() says how many.
class NoSuchStep : public std::runtime_error {
 public:
  explicit NoSuchStep(std::uint64_t steps);
};

/// Told of the steps as a DrawingBuilder is. Steps are counted as those of a film are.
class StepDrawing {
 public:
  /// After all steps, where no step is given.
  StepDrawing(DrawingBuilder::Label label, std::optional<Step> step)
      : builder_(std::move(label)), step_(step) {}

  void draw_around(std::vector<TermId> way) { builder_.draw_around(std::move(way)); }
  void add_to_tree(const DrawnEvent& event) { builder_.add_to_tree(event); }
  void end_tree() { builder_.end_tree(); }
  void add(const DrawnEvent& event);
  void mark_line(std::span<const TermId> line) { (void)builder_.mark_line(line); }

  /// After the last step it is the finished one; before that it has its layout, and tells nothing
  /// of what comes later. Throws NoSuchStep.
  Drawing drawing() const;

 private:
  DrawingBuilder builder_;
  std::optional<Step> step_;
  std::uint64_t told_ = 0;           // so many steps
  std::optional<std::size_t> last_;  // the node of the last of them
  std::vector<DrawingNode> shown_;   // after the wanted step, where more come after it
};

}  // namespace minimax
