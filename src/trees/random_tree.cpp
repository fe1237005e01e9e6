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
      : random_(seed_of(seed, number)) {
    const bool is_for_alpha_beta = kind.task == Task::Kind::alpha_beta;
    alternating_ = kind.alternating || random_.one_in(2);
    size_ = size_of(number, is_for_alpha_beta);
    most_successors_ = 1 + random_.below(4);
    // A right program may search twice at each ply, and never come to the end of a long line.
    if (most_successors_ == 1) size_ = std::min<std::size_t>(size_, 10);
    value_range_ = random_.one_in(3) ? 2 : 10;
    has_floats_ = random_.one_in(5);
    has_inner_values_ = !is_for_alpha_beta && random_.one_in(3);
    is_shared_ = !is_for_alpha_beta && random_.one_in(5);
    is_deep_ = is_for_alpha_beta || random_.one_in(4);
  }

  Tree make() {
    tree_.positions.push_back({.name = "", .mover = any_mover()});
    if (size_ > 1) grow();
    if (is_shared_) share();
    undeclare_root();
    give_values();
    name();
    return std::move(tree_);
  }

 private:
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(random_.below(limit)); }
  Mover any_mover() { return random_.one_in(2) ? Mover::max : Mover::min; }

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
      if (!tree_.is_leaf(parent)) parent = first_leaf();
      const std::size_t count = 1 + below(most_successors_);
      for (std::size_t i = 0; i < count; ++i) add_successor(parent);
    }
  }

  std::size_t first_leaf() const {
    std::size_t leaf = 0;
    while (!tree_.is_leaf(leaf)) ++leaf;
    return leaf;
  }

  void add_successor(std::size_t parent) {
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
      if (is_turn && std::ranges::count(successors, to) == 0) successors.push_back(to);
    }
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

  void give_values() {
    for (std::size_t i = 0; i < tree_.positions.size(); ++i) {
      if (tree_.is_leaf(i) || has_inner_values_) tree_.positions[i].value = value();
    }
  }

  Number value() {
    const std::int64_t whole = random_.between(-value_range_, value_range_);
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

  RandomNumbers random_;
  bool alternating_ = false;
  std::size_t size_ = 1;
  std::size_t most_successors_ = 1;
  std::int64_t value_range_ = 1;
  bool has_floats_ = false;
  bool has_inner_values_ = false;
  bool is_shared_ = false;
  bool is_deep_ = false;
  Tree tree_;
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
