// The terms of facts whose positions have plain names.
#pragma once

#include <span>
#include <vector>

#include "facts/written_fact.hpp"
#include "term/hashed_name.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// Interns what facts name. Files name most positions in the order in which they have named them
/// before, so each is first guessed from the one before it.
class WrittenTerms {
 public:
  /// The table must outlive this.
  explicit WrittenTerms(TermTable& terms) : terms_(terms) {}

  /// What the fact names is on its way to the cache when this returns.
  void prefetch(const WrittenFacts& facts, const WrittenFact& fact) const noexcept;

  TermId position(const WrittenFact& fact) { return named(fact.position, last_position_); }
  /// Of a fact that has one.
  TermId value(const WrittenFact& fact);
  /// Writes over what is there.
  void read_successors(const WrittenFacts& facts, const WrittenFact& fact,
                       std::vector<TermId>& successors);

 private:
  void prefetch(const HashedName& name) const noexcept;
  void prefetch(std::span<const HashedName> names) const noexcept;
  TermId named(const HashedName& name, TermId& guess);

  TermTable& terms_;
  TermId last_position_{};
  TermId last_successor_{};
  int wrong_guesses_ = 0;  // most if one was wrong a short time ago, else 0
};

}  // namespace minimax
