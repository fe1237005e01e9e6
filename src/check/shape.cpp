#include "check/shape.hpp"

#include <algorithm>

#include "search/common/components.hpp"
#include "search/common/control.hpp"

namespace minimax {

namespace {

/// Takes positions away whose predecessors are all taken away (Kahn 1962); what stays lies on
/// cycles or below them.
class Layers {
 public:
  Layers(const FactGame& game, std::span<const TermId> positions)
      : predecessors_(game.terms().size()), stays_(game.terms().size(), true) {
    for (const TermId position : positions) {
      for (const TermId successor : game.successors(position)) ++predecessors_[index_of(successor)];
    }
    for (const TermId position : positions) {
      if (!is_successor(position)) order_.push_back(position);
    }
    take_away(game);
    for (const TermId position : order_) stays_[index_of(position)] = false;
  }

  bool is_successor(TermId position) const { return predecessors_[index_of(position)] > 0; }
  bool stays(TermId position) const { return stays_[index_of(position)]; }
  std::span<const TermId> taken() const { return order_; }
  std::size_t depth() const { return depth_; }

 private:
  // From the positions in order_ on.
  void take_away(const FactGame& game) {
    std::vector<std::uint32_t> left = predecessors_;
    std::vector<std::uint32_t> plies(predecessors_.size());
    for (std::size_t i = 0; i < order_.size(); ++i) {
      const std::uint32_t here = plies[index_of(order_[i])];
      depth_ = std::max<std::size_t>(depth_, here);
      for (const TermId successor : game.successors(order_[i])) {
        std::uint32_t& below = plies[index_of(successor)];
        below = std::max(below, here + 1);
        if (--left[index_of(successor)] == 0) order_.push_back(successor);
      }
    }
  }

  std::vector<std::uint32_t> predecessors_;
  std::vector<TermId> order_;
  std::vector<bool> stays_;
  std::size_t depth_ = 0;
};

class Circles {
 public:
  Circles(const FactGame& game, const Layers& layers, std::span<const TermId> positions)
      : game_(game),
        components_(game, interrupt_),
        circle_of_(game.terms().size(), none),
        came_from_(game.terms().size()),
        reached_(game.terms().size()) {
    for (const TermId position : positions) {
      if (layers.stays(position)) staying_.push_back(position);
    }
    for (const TermId position : staying_) components_.explore(position);
    for (const TermId position : staying_) {
      if (circle_of_[index_of(position)] == none && lies_on_cycle(position)) add_circle(position);
    }
  }

  std::vector<Circle> find(std::span<const TermId> starts) && {
    for (const TermId start : starts) reach(start);
    const std::vector<bool> entered = find_entered();
    for (std::size_t i = 0; i < circles_.size(); ++i) {
      const TermId first = circles_[i].loop.front();
      if (!entered[i] && !reached_[index_of(first)]) circles_[i].cut_off = reach(first);
    }
    return std::move(circles_);
  }

 private:
  static constexpr std::uint32_t none = 0xffff'ffff;

  bool lies_on_cycle(TermId position) const {
    return std::ranges::any_of(game_.successors(position), [&](TermId successor) {
      return components_.same(position, successor);
    });
  }

  // Breadth first, so that the first way back is the shortest.
  void add_circle(TermId first) {
    const auto number = static_cast<std::uint32_t>(circles_.size());
    std::vector<TermId> queue = {first};
    std::optional<TermId> last;
    circle_of_[index_of(first)] = number;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      for (const TermId successor : game_.successors(queue[i])) {
        if (successor == first && !last) last = queue[i];
        if (circle_of_[index_of(successor)] != none || !components_.same(first, successor))
          continue;
        circle_of_[index_of(successor)] = number;
        came_from_[index_of(successor)] = queue[i];
        queue.push_back(successor);
      }
    }
    std::vector<TermId> loop = {first};
    for (TermId position = *last; position != first; position = came_from_[index_of(position)])
      loop.push_back(position);
    loop.push_back(first);
    std::ranges::reverse(loop);
    circles_.push_back({std::move(loop)});
  }

  // Whether an edge leads into a circle from outside.
  std::vector<bool> find_entered() const {
    std::vector<bool> entered(circles_.size());
    for (const TermId position : staying_) {
      for (const TermId successor : game_.successors(position)) {
        const std::uint32_t circle = circle_of_[index_of(successor)];
        if (circle != none && circle != circle_of_[index_of(position)]) entered[circle] = true;
      }
    }
    return entered;
  }

  // How many positions are reached for the first time.
  std::size_t reach(TermId start) {
    if (reached_[index_of(start)]) return 0;
    std::size_t count = 0;
    std::vector<TermId> stack = {start};
    reached_[index_of(start)] = true;
    while (!stack.empty()) {
      const TermId position = stack.back();
      stack.pop_back();
      ++count;
      for (const TermId successor : game_.successors(position)) {
        if (reached_[index_of(successor)]) continue;
        reached_[index_of(successor)] = true;
        stack.push_back(successor);
      }
    }
    return count;
  }

  const FactGame& game_;
  Interrupt interrupt_;
  Components<const FactGame> components_;
  std::vector<std::uint32_t> circle_of_;  // by the index of the position
  std::vector<TermId> came_from_;         // likewise
  std::vector<bool> reached_;             // likewise
  std::vector<TermId> staying_;
  std::vector<Circle> circles_;
};

}  // namespace

Shape find_shape(const FactGame& game, std::span<const TermId> led_to) {
  const std::vector<TermId> positions = game.positions();
  const Layers layers(game, positions);
  Shape shape;
  shape.positions = positions.size();
  shape.is_successor.resize(game.terms().size());
  for (const TermId position : led_to) shape.is_successor[index_of(position)] = true;
  for (const TermId position : positions) {
    const bool is_leaf = game.successors(position).empty();
    if (is_leaf) ++shape.leaves;
    if (layers.is_successor(position)) shape.is_successor[index_of(position)] = true;
    if (!shape.is_successor[index_of(position)])
      (is_leaf ? shape.isolated : shape.trees).push_back(position);
  }
  if (layers.taken().size() == positions.size()) {
    shape.depth = layers.depth();
    return shape;
  }
  std::vector<TermId> starts(layers.taken().begin(), layers.taken().end());
  for (const TermId position : led_to) {
    if (game.is_position(position)) starts.push_back(position);
  }
  shape.circles = Circles(game, layers, positions).find(starts);
  return shape;
}

}  // namespace minimax
