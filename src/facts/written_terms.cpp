#include "facts/written_terms.hpp"

#include <variant>

#include "syntax/number_text.hpp"

namespace minimax {

namespace {

// After a wrong guess of where a name is others may be wrong, among so many at least.
constexpr int most_wrong_guesses = 256;

}  // namespace

void WrittenTerms::prefetch(const WrittenFacts& facts, const WrittenFact& fact) const noexcept {
  prefetch(fact.position);
  prefetch(facts.successors(fact));
}

void WrittenTerms::prefetch(std::span<const HashedName> names) const noexcept {
  for (const HashedName& name : names) prefetch(name);
}

// What is guessed is not looked for.
void WrittenTerms::prefetch(const HashedName& name) const noexcept {
  if (wrong_guesses_ > 0) terms_.prefetch(name.hash);
}

// Which becomes the next guess.
TermId WrittenTerms::named(const HashedName& name, TermId& guess) {
  const bool is_spelled = name.text().ends_with(')');
  const auto guessed = is_spelled ? terms_.spelled_at(guess, name) : terms_.atom_at(guess, name);
  if (guessed) {
    wrong_guesses_ -= wrong_guesses_ > 0 ? 1 : 0;
    return guess = *guessed;
  }
  wrong_guesses_ = most_wrong_guesses;
  return guess = is_spelled ? terms_.spelled(name) : terms_.atom(name);
}

TermId WrittenTerms::value(const WrittenFact& fact) {
  if (fact.has_number()) return terms_.number(Number(fact.value));
  return terms_.number(std::get<Number>(decode_number(fact.value_text())));
}

void WrittenTerms::read_successors(const WrittenFacts& facts, const WrittenFact& fact,
                                   std::vector<TermId>& successors) {
  successors.clear();
  successors.reserve(fact.successor_count);
  SuccessorPieces pieces(facts, fact);
  do {
    for (const HashedName& successor : pieces.piece())
      successors.push_back(named(successor, last_successor_));
    if (successors.size() == fact.successor_count) return;
    if (pieces.read_next()) prefetch(pieces.piece());
  } while (true);
}

}  // namespace minimax
