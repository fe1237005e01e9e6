#include "draw/drawing_builder.hpp"

#include <fmt/format.h>

#include <utility>

#include "draw/drawn_text.hpp"

namespace minimax {

namespace {

std::string interval(const std::string& lower, const std::string& upper) {
  return fmt::format("[{}, {}]", lower, upper);
}

// What lies outside of the window, where chance moves or the mover has something already.
std::string beyond_window(const DrawnEvent& event) {
  const auto& [alpha, beta] = *event.window;
  if (event.bounds)
    return fmt::format("{} outside {}",
                       interval(drawn_text(event.bounds->lower), drawn_text(event.bounds->upper)),
                       interval(drawn_text(alpha->value), drawn_text(beta->value)));
  const std::string value = drawn_text(*event.value);
  return event.mover->mover == Mover::max ? fmt::format("{} ≥ {}", value, drawn_text(beta->value))
                                          : fmt::format("{} ≤ {}", value, drawn_text(alpha->value));
}

std::string reason_of(const DrawnEvent& event) {
  const auto& why = *event.cut_off;
  switch (why.reason) {
    case CutOffReason::ancestor:
      return fmt::format("{} {} {}", drawn_text(*event.value),
                         event.mover->mover == Mover::max ? "≥" : "≤",
                         drawn_text(why.rival->value));
    case CutOffReason::sum:
      return fmt::format("{} + {} {} {}", drawn_text(why.rival->value), drawn_text(*event.own),
                         why.is_over_sum ? ">" : "=", drawn_text(*why.greatest_sum));
    case CutOffReason::window:
      return beyond_window(event);
    case CutOffReason::best_of_all:
      break;
  }
  return drawn_text(event.own.value_or(*event.value)) + " is best of all";
}

}  // namespace

DrawnWindow drawn_window(const TracedWindow<TermId, std::string>& window) {
  const auto& [alpha, beta] = window;
  return {alpha ? drawn_text(alpha->value) : "-∞", beta ? drawn_text(beta->value) : "∞"};
}

TooManyDrawn::TooManyDrawn(std::size_t most)
    : std::runtime_error(fmt::format("the tree has more than {} positions", most)) {}

void DrawingBuilder::add_to_tree(const DrawnEvent& event) {
  path_.resize(event.step == TraceStep::enter ? event.ply : event.ply + 1);
  switch (event.step) {
    case TraceStep::enter:
      path_.push_back(!path_.empty() && is_closed() ? hidden : new_node(event));
      return;
    case TraceStep::leaf:
    case TraceStep::repeat:
      if (is_hidden()) return;
      here().static_value = drawn_text(*event.value);
      here().is_repetition = event.step == TraceStep::repeat;
      here().is_at_limit = event.at_limit;
      return;
    case TraceStep::share:
      if (!is_closed())
        nodes()[here().successors.back()].probability = drawn_text(*event.probability);
      return;
    default:
      return;
  }
}

void DrawingBuilder::end_tree() {
  for (DrawingNode& node : nodes()) node.label = label_of(node.position);
}

const std::vector<std::string>& DrawingBuilder::label_of(TermId position) {
  const auto [found, is_new] = labels_.try_emplace(static_cast<std::uint32_t>(index_of(position)));
  if (is_new) found->second = drawn_lines(label_(position));
  return found->second;
}

std::size_t DrawingBuilder::new_node(const DrawnEvent& event) {
  const std::size_t index = nodes().size();
  if (index == most_) throw TooManyDrawn(most_);
  DrawingNode& node = nodes().emplace_back();
  entries_.push_back(0);
  node.position = event.position;
  if (event.mover) {
    node.mover = event.mover->mover;
    node.player = drawn_text(event.mover->name);
  }
  if (!path_.empty()) {
    node.parent = path_.back();
    here().successors.push_back(index);
  }
  collapse_beside_way(index);
  return index;
}

// The position that the way leads to, and what is below it, are no part of this; of successors with
// the same position the first is on the way.
void DrawingBuilder::collapse_beside_way(std::size_t node) {
  const std::size_t ply = path_.size();
  if (ply >= way_.size()) return;
  const bool is_next = ply == way_nodes_.size() && (ply == 0 || way_nodes_.back() == path_.back());
  if (is_next && nodes()[node].position == way_[ply])
    way_nodes_.push_back(node);
  else
    nodes()[node].is_collapsed = nodes()[node].mover.has_value();
}

std::optional<std::size_t> DrawingBuilder::node_of(const DrawnEvent& event) const {
  const bool is_of_itself = event.step == TraceStep::enter || event.step == TraceStep::leave ||
                            event.step == TraceStep::known;
  if (is_hidden() || (here().is_collapsed && !is_of_itself)) return std::nullopt;
  return path_.back();
}

std::optional<std::size_t> DrawingBuilder::told_node(const DrawnEvent& event) const {
  if (event.step == TraceStep::enter && !event.mover) return std::nullopt;
  return node_of(event);
}

void DrawingBuilder::add(const DrawnEvent& event) {
  const std::size_t left = event.ply + 1 < path_.size() ? path_[event.ply + 1] : 0;
  path_.resize(event.step == TraceStep::enter ? event.ply : event.ply + 1);
  if (event.step == TraceStep::enter) return enter(event);
  if (!node_of(event)) return;
  switch (event.step) {
    case TraceStep::leaf:
    case TraceStep::repeat:
    case TraceStep::known:
    case TraceStep::leave:
      return value(event);
    case TraceStep::cut_off:
      return cut_off(event);
    case TraceStep::narrow:
    case TraceStep::choose:
    case TraceStep::bound:
      return gain(event, left);
    case TraceStep::enter:
    case TraceStep::share:
    case TraceStep::probe:
      return;
  }
}

// A position may be named twice among the successors of another: it is entered in turn.
void DrawingBuilder::enter(const DrawnEvent& event) {
  if (!path_.empty() && is_closed()) return path_.push_back(hidden);
  std::size_t entered = 0;
  if (!path_.empty())
    entered = successor(path_.back(), event.position,
                        [&](std::size_t a, std::size_t b) { return entries_[a] < entries_[b]; });
  path_.push_back(entered);
  ++entries_[entered];
  DrawingNode& node = here();
  node.is_seen = true;
  node.is_cut = false;
  node.cut_reason.clear();
  node.has.reset();
  node.given_by.reset();
  if (event.window) node.window = drawn_window(*event.window);
}

// Of successors with the same position it is the one that was left last.
void DrawingBuilder::gain(const DrawnEvent& event, std::size_t left) {
  DrawingNode& node = here();
  node.given_by = successor(path_.back(), event.successors.front(),
                            [&](std::size_t each, std::size_t) { return each == left; });
  if (event.bounds)
    node.has = interval(drawn_text(event.bounds->lower), drawn_text(event.bounds->upper));
  else
    node.has = drawn_text(event.own.value_or(*event.value));
  if (event.step == TraceStep::narrow) node.narrowed = drawn_window(*event.window);
}

// Of several players it is known what the mover gets at the least, and nothing of the others.
void DrawingBuilder::value(const DrawnEvent& event) {
  DrawingNode& node = here();
  node.narrowed.reset();
  node.certainty = event.certainty;
  const bool is_exact = event.certainty == Certainty::exact;
  node.value = drawn_text(is_exact ? *event.value : event.own.value_or(*event.value));
}

void DrawingBuilder::cut_off(const DrawnEvent& event) {
  std::string reason = reason_of(event);
  for (const TermId position : event.successors) {
    const std::size_t cut = successor(path_.back(), position, [&](std::size_t a, std::size_t b) {
      return std::pair(nodes()[a].is_cut, entries_[a]) < std::pair(nodes()[b].is_cut, entries_[b]);
    });
    nodes()[cut].is_cut = true;
    nodes()[cut].cut_reason = std::exchange(reason, {});
  }
}

std::vector<std::size_t> DrawingBuilder::mark_line(std::span<const TermId> line) {
  std::vector<std::size_t> marked = {0};
  for (const TermId position : line) {
    if (nodes()[marked.back()].is_collapsed) break;
    marked.push_back(successor(marked.back(), position, [&](std::size_t a, std::size_t b) {
      return nodes()[a].is_seen && !nodes()[b].is_seen;
    }));
  }
  for (const std::size_t node : marked) nodes()[node].on_line = true;
  return marked;
}

// Of several with this position the first that no other is preferred to.
template <class Prefers>
std::size_t DrawingBuilder::successor(std::size_t node, TermId position, Prefers prefers) const {
  std::optional<std::size_t> found;
  for (const std::size_t each : drawing_.nodes[node].successors) {
    if (drawing_.nodes[each].position != position) continue;
    if (!found || prefers(each, *found)) found = each;
  }
  return found.value();
}

}  // namespace minimax
