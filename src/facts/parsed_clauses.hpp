// Clauses of a text that were parsed before anybody asks for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "facts/written_fact.hpp"
#include "syntax/clause.hpp"
#include "syntax/parser.hpp"
#include "term/operators.hpp"

namespace minimax {

/// What is parsed.
struct Stretch {
  const char* begin;  ///< where a clause begins, or seems to
  const char* stop;   ///< clauses that begin here or later are not parsed
  /// What lies behind may be looked at, but no clause is told that would be another one if the text
  /// went on differently there.
  const char* limit;
  /// A clause does begin there, and is read as it stands. Then nothing is parsed behind what may
  /// change how the text is read, or cannot be read.
  bool is_certain;
};

/// Clauses without syntax errors in the order of the text, in memory that is used again. Each is
/// what Parser reads where it begins at that place: for that it does not matter what stands before
/// it.
class ParsedClauses {
 public:
  /// The text is that of the source, as Parser takes it.
  void parse(std::string_view text, const Stretch& stretch, const OperatorTable& operators);
  void clear() noexcept;

  std::size_t size() const noexcept { return entries_.size(); }
  /// The first one that begins there or later; size() where there is none.
  std::size_t find(const char* begin) const noexcept;
  const char* begin(std::size_t index) const noexcept { return entries_[index].begin; }
  /// Behind its full stop.
  const char* end(std::size_t index) const noexcept;
  /// Whether only layout stands between the clause before it and this one.
  bool follows(std::size_t index) const noexcept { return entries_[index].follows; }
  /// Whether another table of operators might have had another clause there.
  bool needs_operators(std::size_t index) const noexcept { return entries_[index].needs_operators; }

  bool is_fact(std::size_t index) const noexcept { return entries_[index].is_fact; }
  const WrittenFacts& facts() const noexcept { return facts_; }
  const WrittenFact& fact(std::size_t index) const noexcept {
    return facts_[entries_[index].number];
  }
  Clause& clause(std::size_t index) noexcept { return clauses_[entries_[index].number]; }
  const Clause& clause(std::size_t index) const noexcept {
    return clauses_[entries_[index].number];
  }

 private:
  struct Entry {
    const char* begin;
    std::uint32_t number;  // among the facts, or among the clauses
    bool is_fact;
    bool follows;
    bool needs_operators;
  };

  void add_fact(const char* begin);
  bool add(Parser& parser, const char* begin, const Stretch& stretch);
  Clause& next_clause();

  std::vector<Entry> entries_;
  WrittenFacts facts_;
  std::vector<Clause> clauses_;  // more than there are
  std::size_t clause_count_ = 0;
  bool follows_ = false;  // of the next clause
  int errors_ = 0;
};

}  // namespace minimax
