#include "grade/judge/shrink.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "grade/models/misconception.hpp"
#include "trees/parts.hpp"

namespace minimax::grade {

namespace {

// Some positions of the tree may be gone or be leaves without a value afterwards.
Tree repaired(Tree tree, const Tree& before) {
  for (std::size_t i = 0; i < tree.positions.size(); ++i) {
    if (tree.is_leaf(i) && !tree.positions[i].value)
      tree.positions[i].value = right_play(before, i, Tie::last).value;
  }
  return part_below(tree, tree.root);
}

// Whether it is a game: a position that declares nothing may have got other successors.
bool has_movers(const Tree& tree) {
  for (std::size_t i = 0; i < tree.positions.size(); ++i) {
    if (!tree.is_leaf(i) && !mover_of(tree, i)) return false;
  }
  return true;
}

class Shrinker {
 public:
  Shrinker(Tree tree, const Fails& fails, std::size_t tries, const std::optional<TreeLook>& look)
      : tree_(std::move(tree)), fails_(fails), tries_(tries), look_(look) {}

  Tree shrink() {
    while (shrink_structure()) {
    }
    simplify_values();
    take(renamed(tree_, letter_name));
    return std::move(tree_);
  }

 private:
  // Whether the tree is now the candidate.
  bool take(Tree candidate) {
    if (tries_ == 0 || !has_movers(candidate)) return false;
    if (look_ && !has_look(candidate, *look_)) return false;
    --tries_;
    if (!fails_(candidate)) return false;
    tree_ = std::move(candidate);
    return true;
  }

  // Much at once first.
  bool shrink_structure() {
    return begin_below() || end_earlier() || drop_successor() || skip_position();
  }

  bool begin_below() {
    for (const std::size_t successor : std::vector(tree_.positions[0].successors)) {
      if (take(part_below(tree_, successor))) return true;
    }
    return false;
  }

  bool end_earlier() {
    for (std::size_t i = 1; i < tree_.positions.size(); ++i) {
      if (tree_.is_leaf(i)) continue;
      Tree candidate = tree_;
      candidate.positions[i].successors.clear();
      if (take(repaired(std::move(candidate), tree_))) return true;
    }
    return false;
  }

  bool drop_successor() {
    for (std::size_t i = 0; i < tree_.positions.size(); ++i) {
      for (std::size_t which = tree_.positions[i].successors.size(); which-- > 0;) {
        Tree candidate = tree_;
        auto& successors = candidate.positions[i].successors;
        successors.erase(successors.begin() + static_cast<std::ptrdiff_t>(which));
        if (take(repaired(std::move(candidate), tree_))) return true;
      }
    }
    return false;
  }

  // A successor's successors take its place.
  bool skip_position() {
    for (std::size_t i = 0; i < tree_.positions.size(); ++i) {
      for (std::size_t which = 0; which < tree_.positions[i].successors.size(); ++which) {
        const std::vector<std::size_t> below =
            tree_.positions[tree_.positions[i].successors[which]].successors;
        if (below.size() != 1) continue;
        Tree candidate = tree_;
        candidate.positions[i].successors[which] = below[0];
        const auto& successors = candidate.positions[i].successors;
        if (std::ranges::count(successors, below[0]) > 1) continue;
        if (take(repaired(std::move(candidate), tree_))) return true;
      }
    }
    return false;
  }

  void simplify_values() {
    Tree plain = tree_;
    for (std::size_t i = 0; i < plain.positions.size(); ++i) {
      if (!plain.is_leaf(i)) plain.positions[i].value.reset();
    }
    take(std::move(plain));
    take(with_small_values());
  }

  // The order stays.
  Tree with_small_values() const {
    const auto less = [](const Number& a, const Number& b) { return compare(a, b) < 0; };
    std::set<Number, decltype(less)> values(less);
    for (const Tree::Position& position : tree_.positions) {
      if (position.value) values.insert(*position.value);
    }
    Tree small = tree_;
    for (Tree::Position& position : small.positions) {
      if (position.value)
        position.value =
            Number(std::int64_t{1} + std::distance(values.begin(), values.find(*position.value)));
    }
    return small;
  }

  Tree tree_;
  const Fails& fails_;
  std::size_t tries_;
  const std::optional<TreeLook>& look_;
};

}  // namespace

Tree shrink(Tree tree, const Fails& fails, std::size_t most_tries,
            const std::optional<TreeLook>& look) {
  return Shrinker(part_below(tree, tree.root), fails, most_tries, look).shrink();
}

}  // namespace minimax::grade
