// A small tree as what is right about it.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "grade/judge/reference.hpp"
#include "grade/trees/tree.hpp"

namespace minimax::grade {

/// The table and the tree must outlive this.
class TreeReference final : public Reference {
 public:
  TreeReference(const grade::Tree& tree, std::size_t root, TermTable& terms);

  TermTable& terms() override { return terms_; }
  const OperatorTable& operators() const override { return operators_; }
  bool is_position(TermId term) override { return indices_.contains(term); }
  TermId root() override { return names_[root_]; }
  std::vector<TermId> successors(TermId position) override;
  Mover mover(TermId position) override;
  TermId value(TermId position) override;
  const Pruning& pruning(CutOff rule) override;

  TermId name(std::size_t position) const { return names_[position]; }
  /// Of a term that is a position.
  std::optional<std::size_t> index(TermId term) const;

 private:
  const grade::Tree& tree_;
  std::size_t root_;
  TermTable& terms_;
  OperatorTable operators_;
  std::vector<TermId> names_;
  std::map<TermId, std::size_t> indices_;
  std::map<TermId, TermId> values_;
  std::map<CutOff, Pruning> prunings_;
};

}  // namespace minimax::grade
