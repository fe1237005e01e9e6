#include "grade/judge/tree_reference.hpp"

#include <algorithm>

#include "grade/models/misconception.hpp"
#include "syntax/read_term.hpp"

namespace minimax::grade {

TreeReference::TreeReference(const grade::Tree& tree, std::size_t root, TermTable& terms)
    : tree_(tree), root_(root), terms_(terms) {
  for (std::size_t i = 0; i < tree.positions.size(); ++i) {
    names_.push_back(read_term(tree.positions[i].name, terms_, operators_));
    indices_.emplace(names_.back(), i);
  }
}

std::optional<std::size_t> TreeReference::index(TermId term) const {
  const auto found = indices_.find(term);
  return found == indices_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<TermId> TreeReference::successors(TermId position) {
  std::vector<TermId> successors;
  for (const std::size_t successor : tree_.positions[indices_.at(position)].successors)
    successors.push_back(names_[successor]);
  return successors;
}

Mover TreeReference::mover(TermId position) {
  return grade::mover_of(tree_, indices_.at(position)).value();
}

TermId TreeReference::value(TermId position) {
  const auto known = values_.find(position);
  if (known != values_.end()) return known->second;
  const Number value = right_play(tree_, indices_.at(position), Tie::last).value;
  return values_.emplace(position, terms_.number(value)).first->second;
}

const Pruning& TreeReference::pruning(CutOff rule) {
  const auto known = prunings_.find(rule);
  if (known != prunings_.end()) return known->second;
  Pruning pruning;
  for (const std::size_t leaf : right_alpha_beta(tree_, root_, Tie::first, rule).evaluated)
    pruning.evaluated.push_back(names_[leaf]);
  for (std::size_t i = 0; i < names_.size(); ++i) {
    if (!tree_.is_leaf(i) || std::ranges::count(pruning.evaluated, names_[i]) != 0) continue;
    pruning.pruned.push_back(names_[i]);
    pruning.reasons.emplace(names_[i], "alpha-beta cuts it off");
  }
  return prunings_.emplace(rule, std::move(pruning)).first->second;
}

}  // namespace minimax::grade
