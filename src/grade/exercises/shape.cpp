#include "grade/exercises/shape.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "trees/parts.hpp"

namespace minimax::grade {

namespace {

class Shaper {
 public:
  Shaper(const Wishes& wishes, RandomNumbers& random) : wishes_(wishes), random_(random) {
    // Small and large trees both come about, not only middling ones.
    const Range branching = branching_of(wishes);
    most_successors_ =
        random.one_in(2) ? branching.most : random.between(branching.least, branching.most);
    ends_one_in_ = static_cast<std::uint64_t>(random.between(2, 4));
    if (wishes.leaves) target_ = random.between(wishes.leaves->least, wishes.leaves->most);
  }

  std::optional<Tree> shape() {
    tree_.positions.push_back({.name = "", .mover = wishes_.root});
    std::vector<std::size_t> ply = {0};
    for (std::int64_t depth = 0; depth < wishes_.depth.most && !ply.empty(); ++depth) {
      const std::size_t begin = tree_.positions.size();
      // Else what is on the left would be larger where there are leaves enough.
      random_.shuffle(ply);
      for (const std::size_t position : ply) {
        if (depth < wishes_.depth.least || goes_on()) add_successors(position);
        if (tree_.positions.size() > std::size_t{most_positions_of_exercise}) return std::nullopt;
      }
      ply.resize(tree_.positions.size() - begin);
      std::iota(ply.begin(), ply.end(), begin);
    }
    return std::move(tree_);
  }

 private:
  // Whether a position has successors that could be a leaf.
  bool goes_on() { return (!target_ || leaves_ < *target_) && !random_.one_in(ends_one_in_); }

  void add_successors(std::size_t position) {
    const std::int64_t count = random_.between(branching_of(wishes_).least, most_successors_);
    leaves_ += count - 1;
    const Mover turn = opponent(tree_.positions[position].mover.value());
    tree_.positions[position].successors.reserve(
        static_cast<std::size_t>(std::min(count, most_positions_of_exercise)));
    for (std::int64_t i = 0; i < count; ++i) {
      if (tree_.positions.size() > std::size_t{most_positions_of_exercise}) return;
      const Mover mover = wishes_.mixed ? (random_.one_in(2) ? Mover::max : Mover::min) : turn;
      tree_.positions[position].successors.push_back(tree_.positions.size());
      tree_.positions.push_back({.name = "", .mover = mover});
    }
  }

  const Wishes& wishes_;
  RandomNumbers& random_;
  std::int64_t most_successors_ = 1;
  std::uint64_t ends_one_in_ = 2;  // how many positions are leaves where they may be
  std::int64_t leaves_ = 1;        // so far
  std::optional<std::int64_t> target_ = {};
  Tree tree_;
};

}  // namespace

std::optional<Tree> random_shape(const Wishes& wishes, RandomNumbers& random) {
  return Shaper(wishes, random).shape();
}

Tree shuffled(Tree tree, RandomNumbers& random) {
  for (Tree::Position& position : tree.positions) random.shuffle(position.successors);
  return tree;
}

Tree in_order(const Tree& tree) {
  std::vector<std::size_t> order = {tree.root};
  std::vector<std::size_t> numbers(tree.positions.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    numbers[order[i]] = i;
    const std::vector<std::size_t>& successors = tree.positions[order[i]].successors;
    order.insert(order.end(), successors.begin(), successors.end());
  }
  Tree ordered;
  for (const std::size_t old : order) {
    ordered.positions.push_back(tree.positions[old]);
    Tree::Position& position = ordered.positions.back();
    position.name = letter_name(ordered.positions.size() - 1);
    for (std::size_t& successor : position.successors) successor = numbers[successor];
  }
  return ordered;
}

}  // namespace minimax::grade
