#include "grade/exercises/solution.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace minimax::grade {

namespace {

// Whether the first value is better for the mover.
bool is_better(Mover mover, const Number& a, const Number& b) {
  return mover == Mover::max ? compare(a, b) > 0 : compare(a, b) < 0;
}

class Solver {
 public:
  explicit Solver(const Tree& tree) : tree_(tree) {
    solution_.values.resize(tree.positions.size());
    solution_.best.resize(tree.positions.size());
  }

  Solution solve() {
    value(tree_.root);
    search(tree_.root, {});
    return std::move(solution_);
  }

 private:
  // What each mover is sure of at least, by Mover: alpha and beta.
  using Window = std::array<std::optional<Number>, 2>;

  static constexpr std::size_t index(Mover mover) { return mover == Mover::max ? 0 : 1; }

  const std::vector<std::size_t>& successors(std::size_t position) const {
    return tree_.positions[position].successors;
  }

  const Number& value(std::size_t position) {
    Number& found = solution_.values[position];
    if (tree_.is_leaf(position)) return found = tree_.positions[position].value.value();
    const Mover mover = mover_of(tree_, position).value();
    std::vector<std::size_t>& best = solution_.best[position];
    for (const std::size_t successor : successors(position)) {
      const Number& next = value(successor);
      if (best.empty() || is_better(mover, next, found)) {
        best.clear();
        found = next;
      }
      if (compare(next, found) == 0) best.push_back(successor);
    }
    return found;
  }

  // Alpha-beta, fail-soft.
  Number search(std::size_t position, Window window) {
    if (tree_.is_leaf(position)) {
      solution_.evaluated.push_back(position);
      return tree_.positions[position].value.value();
    }
    const Mover mover = mover_of(tree_, position).value();
    std::optional<Number>& own = window[index(mover)];
    const std::optional<Number>& opponents = window[index(opponent(mover))];
    std::optional<Number> best;
    bool is_cut_off = false;
    for (const std::size_t successor : successors(position)) {
      if (is_cut_off) {
        prune(successor);
        continue;
      }
      const Number next = search(successor, window);
      if (!best || is_better(mover, next, *best)) best = next;
      if (!own || is_better(mover, *best, *own)) own = best;
      is_cut_off = opponents && !is_better(mover, *opponents, *own);
    }
    return *best;
  }

  void prune(std::size_t position) {
    if (tree_.is_leaf(position)) solution_.pruned.push_back(position);
    for (const std::size_t successor : successors(position)) prune(successor);
  }

  const Tree& tree_;
  Solution solution_;
};

std::size_t depth_below(const Tree& tree, std::size_t position) {
  std::size_t depth = 0;
  for (const std::size_t successor : tree.positions[position].successors)
    depth = std::max(depth, 1 + depth_below(tree, successor));
  return depth;
}

}  // namespace

Solution solve(const Tree& tree) {
  return Solver(tree).solve();
}

std::vector<std::size_t> line_of(const Tree& tree, const Solution& solution) {
  std::vector<std::size_t> line;
  for (std::size_t position = tree.root; !tree.is_leaf(position); position = line.back())
    line.push_back(solution.best[position].back());
  return line;
}

Difficulty difficulty_of(const Tree& tree, const Solution& solution) {
  return {
      .depth = depth_below(tree, tree.root),
      .positions = tree.positions.size(),
      .leaves = solution.evaluated.size() + solution.pruned.size(),
      .pruned = solution.pruned.size(),
      .ties = static_cast<std::size_t>(std::ranges::count_if(
          solution.best, [](const std::vector<std::size_t>& best) { return best.size() > 1; })),
      .best = solution.best[tree.root].size(),
  };
}

}  // namespace minimax::grade
