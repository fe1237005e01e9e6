#include "grade/exercises/leaf_values.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace minimax::grade {

namespace {

class ValueGiver {
 public:
  ValueGiver(Tree& tree, const Wishes& wishes, RandomNumbers& random)
      : tree_(tree),
        wishes_(wishes),
        random_(random),
        values_(tree.positions.size()),
        patience_(100 * tree.positions.size()) {
    if (!wishes.pruned) return;
    ordered_in_4_ = random.below(5);
    best_is_first_ = random.one_in(2);
  }

  bool give() {
    if (!draw(tree_.root)) return false;
    for (std::size_t i = 0; i < tree_.positions.size(); ++i) {
      if (tree_.is_leaf(i)) tree_.positions[i].value = Number(values_[i]);
    }
    return true;
  }

 private:
  bool draw(std::size_t position) {
    if (tree_.is_leaf(position)) {
      values_[position] = drawn_value(wishes_, random_);
      return true;
    }
    do {
      if (patience_-- == 0) return false;
      for (const std::size_t successor : tree_.positions[position].successors) {
        if (!draw(successor)) return false;
      }
      choose(position);
    } while (wishes_.ties == WishedTies::none && is_tie(position));
    return true;
  }

  void choose(std::size_t position) {
    std::vector<std::size_t>& successors = tree_.positions[position].successors;
    const bool is_max = tree_.positions[position].mover == Mover::max;
    const auto is_worse = [&](std::size_t a, std::size_t b) {
      return is_max ? values_[a] < values_[b] : values_[a] > values_[b];
    };
    const auto best = std::max_element(successors.begin(), successors.end(), is_worse);
    values_[position] = values_[*best];
    if (drawn_quarter(random_) < ordered_in_4_)
      std::iter_swap(best, best_is_first_ ? successors.begin() : successors.end() - 1);
  }

  bool is_tie(std::size_t position) const {
    const std::vector<std::size_t>& successors = tree_.positions[position].successors;
    return std::ranges::count_if(successors, [&](std::size_t successor) {
             return values_[successor] == values_[position];
           }) > 1;
  }

  Tree& tree_;
  const Wishes& wishes_;
  RandomNumbers& random_;
  std::vector<std::int64_t> values_;
  std::size_t patience_;
  std::uint64_t ordered_in_4_ = 0;  // of four positions, so many have the best one at an end
  bool best_is_first_ = false;
};

}  // namespace

bool give_values(Tree& tree, const Wishes& wishes, RandomNumbers& random) {
  return ValueGiver(tree, wishes, random).give();
}

}  // namespace minimax::grade
