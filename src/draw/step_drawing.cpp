#include "draw/step_drawing.hpp"

#include <fmt/format.h>

namespace minimax {

NoSuchStep::NoSuchStep(std::uint64_t steps)
    : std::runtime_error(
          fmt::format("the search has {} step{}, from 0 for none of them, to {} for all", steps,
                      steps == 1 ? "" : "s", steps)) {}

void StepDrawing::add(const DrawnEvent& event) {
  if (step_ && told_ == step_->number && shown_.empty()) {
    shown_ = builder_.drawing().nodes;
    if (last_) shown_[*last_].is_focus = true;
  }
  builder_.add(event);
  const std::optional<std::size_t> node = builder_.told_node(event);
  if (!node) return;
  ++told_;
  last_ = node;
}

Drawing StepDrawing::drawing() const {
  if (step_ && step_->number > told_) throw NoSuchStep(told_);
  if (shown_.empty()) return builder_.drawing();
  return {.nodes = shown_, .finished = builder_.drawing().nodes};
}

}  // namespace minimax
