#include "trees/random_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "trees/random.hpp"

namespace minimax {

namespace {

/// One tree. What it is like is drawn first, then what it holds.
class TreeMaker {
 public:
  TreeMaker(std::uint64_t seed, std::size_t number, const TreeKind& kind)
      : look_(kind.look), random_(seed_of(seed, number)) {
    const bool is_for_alpha_beta = kind.task == Task::Kind::alpha_beta;
    alternating_ = kind.alternating || random_.one_in(2);
    size_ = size_of(number, is_for_alpha_beta);
    most_successors_ = 1 + static_cast<std::size_t>(random_.below(4));
    // A right program may search twice at each ply, and never come to the end of a long line.
    if (most_successors_ == 1) size_ = std::min<std::size_t>(size_, 10);
    value_range_ = random_.one_in(3) ? 2 : 10;
    has_floats_ = random_.one_in(5);
    has_inner_values_ = !is_for_alpha_beta && random_.one_in(3);
    is_shared_ = !is_for_alpha_beta && random_.one_in(5);
    is_deep_ = is_for_alpha_beta || random_.one_in(4);
    if (look_) take_look(kind.alternating, is_for_alpha_beta);
  }

  Tree make() {
    tree_.positions.push_back({.name = "", .mover = any_mover()});
    if (size_ > 1) grow();
    if (is_shared_) share();
    if (look_)
      undeclare();
    else
      undeclare_root();
    give_values();
    name();
    return std::move(tree_);
  }

 private:
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(random_.below(limit)); }
  Mover any_mover() { return random_.one_in(2) ? Mover::max : Mover::min; }

  // What was drawn stays where the look leaves it open.
  void take_look(bool alternating, bool is_for_alpha_beta) {
    constexpr std::size_t many = 6;
    alternating_ = alternating || look_->alternating;
    least_successors_ = std::min(look_->least_successors, many);
    most_successors_ = std::min(look_->most_successors, many);
    most_depth_ = look_->depth;
    if (value_range_ != 2 || !look_->ties) value_range_ = look_->largest;
    has_floats_ = has_floats_ && look_->floats;
    if (most_successors_ == 1) size_ = std::min<std::size_t>(size_, 10);
    has_inner_values_ = !is_for_alpha_beta && look_->inner_values;
    is_shared_ = is_shared_ && look_->shared;
  }

  // The first trees are those that make a short counterexample.
  std::size_t size_of(std::size_t number, bool is_for_alpha_beta) {
    if (number == 0) return 1;
    const std::size_t most = number < 40 ? 4 : (number < 80 ? 8 : 20);
    return 2 + below(is_for_alpha_beta ? 2 * most : most);
  }

  // Positions get successors until there are enough of them: the newest where the tree is deep, any
  // where it is not.
  void grow() {
    while (tree_.positions.size() < size_) {
      std::size_t parent = is_deep_ ? tree_.positions.size() - 1 - below(2) % tree_.positions.size()
                                    : below(tree_.positions.size());
      if (!can_grow(parent)) parent = first_to_grow();
      if (parent == tree_.positions.size()) return;
      const std::size_t count = least_successors_ + below(most_successors_ - least_successors_ + 1);
      for (std::size_t i = 0; i < count; ++i) add_successor(parent);
    }
  }

  bool can_grow(std::size_t position) const {
    return tree_.is_leaf(position) && depths_[position] < most_depth_;
  }

  std::size_t first_to_grow() const {
    std::size_t leaf = 0;
    while (leaf < tree_.positions.size() && !can_grow(leaf)) ++leaf;
    return leaf;
  }

  void add_successor(std::size_t parent) {
    depths_.push_back(depths_[parent] + 1);
    const Mover turn = opponent(tree_.positions[parent].mover.value());
    const Mover mover = alternating_ ? turn : any_mover();
    tree_.positions[parent].successors.push_back(tree_.positions.size());
    tree_.positions.push_back({.name = "", .mover = mover});
  }

  // A leaf that comes later can be a successor twice, where whose turn it is allows it.
  void share() {
    for (std::size_t from = 0; from + 1 < tree_.positions.size(); ++from) {
      if (tree_.is_leaf(from) || !random_.one_in(2)) continue;
      const std::size_t to = from + 1 + below(tree_.positions.size() - from - 1);
      auto& successors = tree_.positions[from].successors;
      const bool is_turn =
          !alternating_ || tree_.positions[to].mover != tree_.positions[from].mover;
      if (is_turn && keeps_look(from, to) && std::ranges::count(successors, to) == 0)
        successors.push_back(to);
    }
  }

  // No line gets longer, and no position gets more successors than there may be.
  bool keeps_look(std::size_t from, std::size_t to) const {
    return !look_ || (depths_[to] == depths_[from] + 1 &&
                      tree_.positions[from].successors.size() < most_successors_);
  }

  // As in the notes, where the successors tell who moves.
  void undeclare_root() {
    Tree::Position& root = tree_.positions[0];
    const auto is_next = [&](std::size_t successor) {
      return tree_.positions[successor].mover == opponent(root.mover.value());
    };
    if (root.successors.empty() || !std::ranges::all_of(root.successors, is_next)) return;
    if (random_.one_in(3)) root.mover.reset();
  }

  // Where the look has it so, and who moves can be told all the same. Another position than the
  // root is one that has successors now and then, and a leaf is always.
  void undeclare() {
    for (std::size_t i = tree_.positions.size(); i-- > 0;) {
      Tree::Position& position = tree_.positions[i];
      const bool is_leaf = tree_.is_leaf(i);
      const bool is_undeclared = i == 0 ? look_->undeclared_root && (is_leaf || random_.one_in(2))
                                 : is_leaf ? look_->undeclared_leaves
                                           : look_->undeclared_inner && random_.one_in(2);
      if (!is_undeclared) continue;
      const auto is_next = [&](std::size_t successor) {
        return tree_.positions[successor].mover == opponent(position.mover.value());
      };
      if (std::ranges::all_of(position.successors, is_next)) position.mover.reset();
    }
  }

  void give_values() {
    for (std::size_t i = 0; i < tree_.positions.size(); ++i) {
      if (tree_.is_leaf(i) || has_inner_values_) tree_.positions[i].value = value();
    }
  }

  Number value() {
    if (look_ && !look_->ties) return other_value();
    return any_value();
  }

  // One that no position has.
  Number other_value() {
    Number value = any_value();
    const auto is_taken = [&](const Tree::Position& position) {
      return position.value && compare(*position.value, value) == 0;
    };
    while (std::ranges::any_of(tree_.positions, is_taken)) {
      ++value_range_;
      value = any_value();
    }
    return value;
  }

  Number any_value() {
    const bool is_positive = look_ && !look_->negative;
    const std::int64_t whole = random_.between(is_positive ? 0 : -value_range_, value_range_);
    if (has_floats_ && random_.one_in(2)) return Number(static_cast<double>(whole) + 0.5);
    return Number(whole);
  }

  void name() {
    const bool are_compound = random_.one_in(4);
    std::set<std::string> used;
    for (Tree::Position& position : tree_.positions) {
      do {
        position.name = word();
        if (are_compound) position.name = fmt::format("p({},{})", position.name, below(10));
      } while (!used.insert(position.name).second);
    }
  }

  // No operator has three letters and a digit.
  std::string word() {
    std::string word;
    for (int i = 0; i < 3; ++i) word += static_cast<char>('a' + below(26));
    return word + static_cast<char>('0' + below(10));
  }

  const std::optional<TreeLook> look_;
  RandomNumbers random_;
  bool alternating_ = false;
  std::size_t size_ = 1;
  std::size_t least_successors_ = 1;
  std::size_t most_successors_ = 1;
  std::size_t most_depth_ = static_cast<std::size_t>(-1);
  std::int64_t value_range_ = 1;
  bool has_floats_ = false;
  bool has_inner_values_ = false;
  bool is_shared_ = false;
  bool is_deep_ = false;
  Tree tree_;
  std::vector<std::size_t> depths_ = {0};  // plies from the root, of each position
};

}  // namespace

Tree random_tree(std::uint64_t seed, std::size_t number, const TreeKind& kind) {
  return TreeMaker(seed, number, kind).make();
}

std::vector<Tree> random_trees(std::uint64_t seed, std::size_t count, const TreeKind& kind) {
  std::vector<Tree> trees;
  for (std::size_t number = 0; number < count; ++number)
    trees.push_back(random_tree(seed, number, kind));
  return trees;
}

}  // namespace minimax
