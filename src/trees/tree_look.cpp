#include "trees/tree_look.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <vector>

#include "game/mover.hpp"
#include "trees/parts.hpp"

namespace minimax {

namespace {

// Where neither the position nor its successors tell, nothing speaks against taking turns.
bool takes_turns(const Tree& tree) {
  for (std::size_t i = 0; i < tree.positions.size(); ++i) {
    const std::optional<Mover> mover = mover_of(tree, i);
    if (!mover) continue;
    for (const std::size_t successor : tree.positions[i].successors) {
      if (mover_of(tree, successor) == mover) return false;
    }
  }
  return true;
}

// Plies to the farthest leaf below each position.
std::size_t depth_of(const Tree& tree) {
  std::vector<std::optional<std::size_t>> depths(tree.positions.size());
  std::vector<std::size_t> open = {tree.root};
  while (!open.empty()) {
    const std::size_t at = open.back();
    std::size_t depth = 0;
    bool is_known = true;
    for (const std::size_t successor : tree.positions[at].successors) {
      if (depths[successor]) {
        depth = std::max(depth, *depths[successor] + 1);
      } else {
        open.push_back(successor);
        is_known = false;
      }
    }
    if (!is_known) continue;
    depths[at] = depth;
    open.pop_back();
  }
  return depths[tree.root].value();
}

bool has_ties(const Tree& tree) {
  const auto less = [](const Number* a, const Number* b) { return compare(*a, *b) < 0; };
  std::set<const Number*, decltype(less)> values(less);
  for (std::size_t i = 0; i < tree.positions.size(); ++i) {
    if (!tree.is_leaf(i) || !tree.positions[i].value) continue;
    if (!values.insert(&*tree.positions[i].value).second) return true;
  }
  return false;
}

class Looker {
 public:
  explicit Looker(const Tree& tree) : tree_(tree) {}

  TreeLook look() {
    for (std::size_t i = 0; i < tree_.positions.size(); ++i) look_at(i);
    if (tree_.is_leaf(tree_.root)) return look_;
    look_.alternating = takes_turns(tree_);
    look_.depth = depth_of(tree_);
    look_.ties = has_ties(tree_);
    look_.least_successors = least_;
    look_.most_successors = most_;
    std::vector<std::size_t> named(tree_.positions.size());
    for (const Tree::Position& position : tree_.positions) {
      for (const std::size_t successor : position.successors)
        look_.shared = look_.shared || ++named[successor] == 2;
    }
    return look_;
  }

 private:
  void look_at(std::size_t index) {
    const Tree::Position& position = tree_.positions[index];
    const bool is_leaf = tree_.is_leaf(index);
    if (position.value) {
      look_at(*position.value);
      look_.inner_values = look_.inner_values || !is_leaf;
    }
    if (!position.mover) {
      bool& undeclared = is_leaf               ? look_.undeclared_leaves
                         : index == tree_.root ? look_.undeclared_root
                                               : look_.undeclared_inner;
      undeclared = true;
    }
    if (is_leaf) return;
    least_ = std::min(least_, position.successors.size());
    most_ = std::max(most_, position.successors.size());
  }

  void look_at(const Number& value) {
    constexpr double most = 1'000'000;
    const double number = value.to_double();
    if (!has_value_) {
      look_.negative = false;
      has_value_ = true;
    }
    look_.negative = look_.negative || number < 0;
    look_.floats = look_.floats || !value.is_integer();
    const double magnitude = std::min(most, std::ceil(std::abs(number)));
    if (magnitude > static_cast<double>(look_.largest))
      look_.largest = static_cast<std::int64_t>(magnitude);
  }

  const Tree& tree_;
  TreeLook look_;
  bool has_value_ = false;
  std::size_t least_ = static_cast<std::size_t>(-1);
  std::size_t most_ = 0;
};

}  // namespace

TreeLook look_of(const Tree& tree) {
  return Looker(tree).look();
}

bool has_look(const Tree& tree, const TreeLook& look) {
  if (look.alternating && !takes_turns(tree)) return false;
  return std::ranges::all_of(tree.positions, [&](const Tree::Position& position) {
    const std::size_t count = position.successors.size();
    return count == 0 || (count >= look.least_successors && count <= look.most_successors);
  });
}

}  // namespace minimax
