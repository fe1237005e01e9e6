// Where the successors of a moves/2 fact stand, by how the fact was parsed.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "facts/fact.hpp"
#include "facts/written_fact.hpp"
#include "syntax/clause.hpp"
#include "syntax/term_builder.hpp"

namespace minimax {

/// Those of a list of a clause, found when they are first asked for. The elements of a list that is
/// not written with brackets all stand at its begin. The clause must stay as it is.
class ListPlaces final : public SuccessorPlaces {
 public:
  ListPlaces(const Clause& clause, std::size_t list) : clause_(clause), list_(list) {}

  Offset offset(std::size_t index) const override {
    const Node& list = clause_.nodes[list_];
    if (list.kind != NodeKind::list) return offset_of(clause_, list_);
    if (elements_.empty()) find();
    return elements_[index];
  }

 private:
  void find() const {
    elements_.resize(clause_.nodes[list_].arity);
    std::size_t element = Clause::last_child(list_);
    for (std::size_t i = elements_.size(); i-- > 0; element = clause_.previous(element))
      elements_[i] = offset_of(clause_, element);
  }

  const Clause& clause_;
  std::size_t list_;
  mutable std::vector<Offset> elements_;
};

/// Those of a fact that was parsed the short way. All that it is given must stay as it is.
class WrittenPlaces final : public SuccessorPlaces {
 public:
  WrittenPlaces(const WrittenFacts& facts, const WrittenFact& fact, std::string_view source)
      : facts_(facts), fact_(fact), source_(source), pieces_(facts, fact) {}

  Offset offset(std::size_t index) const override {
    if (index < before_) {
      pieces_ = SuccessorPieces(facts_, fact_);
      before_ = 0;
    }
    while (index - before_ >= pieces_.piece().size()) {
      before_ += pieces_.piece().size();
      pieces_.read_next();
    }
    return static_cast<Offset>(pieces_.piece()[index - before_].begin - source_.data());
  }

 private:
  const WrittenFacts& facts_;
  const WrittenFact& fact_;
  std::string_view source_;
  mutable SuccessorPieces pieces_;  // at the one that was asked for last
  mutable std::size_t before_ = 0;  // so many successors are before it
};

}  // namespace minimax
