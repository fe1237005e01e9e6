#include "grade/trees/random_cases.hpp"

#include <fmt/format.h>

#include <random>
#include <set>
#include <string>

#include "grade/trees/parts.hpp"

namespace minimax::grade {

namespace {

/// One tree. What it is like is drawn first, then what it holds.
class CaseMaker {
 public:
  CaseMaker(const CaseOptions& options, Task::Kind kind, std::size_t number)
      : random_(options.seed * 1'000'003 + number), kind_(kind) {
    alternating_ = options.alternating || one_in(2);
    size_ = size_of(number);
    most_successors_ = 1 + below(4);
    value_range_ = one_in(3) ? 2 : 10;
    has_floats_ = one_in(5);
    has_inner_values_ = kind_ == Task::Kind::minimax && one_in(3);
    is_shared_ = kind_ == Task::Kind::minimax && one_in(5);
    is_deep_ = kind_ == Task::Kind::alpha_beta || one_in(4);
  }

  Tree make() {
    tree_.positions.push_back({.name = "", .mover = one_in(2) ? Mover::max : Mover::min});
    if (size_ > 1) grow();
    if (is_shared_) share();
    give_values();
    name();
    return std::move(tree_);
  }

 private:
  std::size_t below(std::size_t limit) {
    return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_);
  }
  bool one_in(std::size_t count) { return below(count) == 0; }

  // The first trees are those that make a short counterexample.
  std::size_t size_of(std::size_t number) {
    if (number == 0) return 1;
    const std::size_t most = number < 40 ? 4 : (number < 80 ? 8 : 20);
    const std::size_t factor = kind_ == Task::Kind::alpha_beta ? 2 : 1;
    return 2 + below(most * factor);
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
    const Mover mover = alternating_ ? turn : (one_in(2) ? Mover::max : Mover::min);
    tree_.positions[parent].successors.push_back(tree_.positions.size());
    tree_.positions.push_back({.name = "", .mover = mover});
  }

  // A leaf that comes later can be a successor twice, where whose turn it is allows it.
  void share() {
    for (std::size_t from = 0; from + 1 < tree_.positions.size(); ++from) {
      if (tree_.is_leaf(from) || !one_in(2)) continue;
      const std::size_t to = from + 1 + below(tree_.positions.size() - from - 1);
      auto& successors = tree_.positions[from].successors;
      const bool is_turn =
          !alternating_ || tree_.positions[to].mover != tree_.positions[from].mover;
      if (is_turn && std::ranges::count(successors, to) == 0) successors.push_back(to);
    }
  }

  void give_values() {
    for (std::size_t i = 0; i < tree_.positions.size(); ++i) {
      if (tree_.is_leaf(i) || has_inner_values_) tree_.positions[i].value = value();
    }
  }

  Number value() {
    const auto range = static_cast<std::int64_t>(value_range_);
    const std::int64_t whole = static_cast<std::int64_t>(below(2 * value_range_ + 1)) - range;
    if (has_floats_ && one_in(2)) return Number(static_cast<double>(whole) + 0.5);
    return Number(whole);
  }

  void name() {
    const bool are_compound = one_in(4);
    std::set<std::string> used;
    for (Tree::Position& position : tree_.positions) {
      do {
        position.name = are_compound ? fmt::format("p({},{})", word(), below(10)) : word();
      } while (!used.insert(position.name).second);
    }
  }

  // No operator has three letters and a digit.
  std::string word() {
    std::string word;
    for (int i = 0; i < 3; ++i) word += static_cast<char>('a' + below(26));
    return word + static_cast<char>('0' + below(10));
  }

  std::mt19937_64 random_;
  Task::Kind kind_;
  bool alternating_ = false;
  std::size_t size_ = 1;
  std::size_t most_successors_ = 1;
  std::size_t value_range_ = 1;
  bool has_floats_ = false;
  bool has_inner_values_ = false;
  bool is_shared_ = false;
  bool is_deep_ = false;
  Tree tree_;
};

}  // namespace

std::vector<Tree> random_cases(const CaseOptions& options, Task::Kind kind) {
  std::vector<Tree> cases;
  for (std::size_t number = 0; number < options.count; ++number)
    cases.push_back(CaseMaker(options, kind, number).make());
  return cases;
}

}  // namespace minimax::grade
