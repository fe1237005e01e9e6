#include "prolog/mover_facts.hpp"

#include "prolog/fact_program.hpp"
#include "prolog/query.hpp"
#include "prolog/row_word.hpp"
#include "prolog/term_reader.hpp"

namespace minimax::prolog {

namespace {

// To read the facts takes as long as a dozen positions do by calls: a small game is not worth it.
constexpr std::uint32_t patience = 16;
// Prolog finds one of many facts sooner.
constexpr std::uint64_t most_facts = 8;

}  // namespace

std::optional<bool> MoverFacts::holds(const Callback& predicate,
                                      std::span<const PositionTable::Word> row) {
  if (questions_ < patience) {
    ++questions_;
    return std::nullopt;
  }
  if (!is_read_) read(predicate);
  if (facts_.empty()) return std::nullopt;
  bool is_certain = true;
  for (RowPattern& fact : facts_) {
    const std::optional<bool> matches = fact.matches(row);
    if (matches == true) return true;
    is_certain = is_certain && matches;
  }
  return is_certain ? std::optional(false) : std::nullopt;
}

void MoverFacts::read(const Callback& predicate) try {
  is_read_ = true;
  const auto procedure = predicate.procedure();
  if (!procedure) return;
  const auto count = lasting_facts(procedure->functor, procedure->module);
  if (!count || *count > most_facts) return;
  read_all(procedure->predicate);
  if (facts_.size() != *count) facts_.clear();
} catch (const TermError&) {
  facts_.clear();
}

// A call with a variable answers with all facts. References do not outlive an answer.
void MoverFacts::read_all(predicate_t predicate) {
  static constexpr PositionTable::Word anything = row_word::word(row_word::Kind::variable, 0);
  const Frame frame;
  const term_t fact = new_term();
  Query query(predicate, fact);
  while (query.next()) {
    PositionTable::References references;
    facts_.emplace_back(PL_is_variable(fact)
                            ? std::span(&anything, 1)
                            : patterns_.row(patterns_.intern(fact, 0, references)));
  }
}

}  // namespace minimax::prolog
