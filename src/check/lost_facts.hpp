// What the clauses that give no facts would have said.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "check/fact_record.hpp"

namespace minimax {

/// Misspelt facts of one predicate: one slip, made once or all along.
struct MisspeltPredicate {
  Predicate meant;
  std::string name;
  std::size_t arity;
  std::vector<Offset> places;  ///< of its facts, ascending
  bool hides_facts = false;    ///< something is missing that these facts may say
};

/// A clause with a syntax error or of a misspelt predicate explains that something is missing about
/// the positions that it names: complaining about that too would only hide the cause.
class LostFacts {
 public:
  explicit LostFacts(const FactRecord& record);

  /// Whether a fact about the position with this text may be lost: its value, its successors, who
  /// moves. Notes that the misspelt predicates concerned hide it.
  bool explain(std::string_view position);
  /// Whether a fact with the position among the successors may be lost, or one about it.
  bool explain_unreached(std::string_view position) const;

  bool empty() const noexcept { return facts_.empty() && links_.empty(); }
  const std::vector<MisspeltPredicate>& misspelt() const noexcept { return misspelt_; }

 private:
  /// By a word, the clause that names it: 0 for one with an error, else a misspelt predicate's
  /// number from 1 on.
  using Words = std::unordered_map<std::string_view, std::size_t>;

  std::size_t misspelt_of(const MisspeltFact& fact);
  static void add(Words& words, std::string_view text, std::size_t clause);
  static bool has_all(const Words& words, std::string_view text);

  std::vector<MisspeltPredicate> misspelt_;
  std::unordered_map<std::string, std::size_t> numbers_;  // of misspelt predicates, from 1 on
  Words facts_;                                           // of clauses about a position
  Words links_;                                           // of lists of successors
};

}  // namespace minimax
