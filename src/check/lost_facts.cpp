#include "check/lost_facts.hpp"

#include <fmt/format.h>

#include "base/word.hpp"

namespace minimax {

namespace {

template <class Take>
void for_each_word(std::string_view text, Take take) {
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && is_of_word(text[end])) ++end;
    if (end > begin) take(text.substr(begin, end - begin));
    begin = end + 1;
  }
}

}  // namespace

LostFacts::LostFacts(const FactRecord& record) {
  for (const std::string_view clause : record.lost_clauses()) {
    add(facts_, clause, 0);
    add(links_, clause, 0);
  }
  for (const MisspeltFact& fact : record.misspelt_facts()) {
    const std::size_t number = misspelt_of(fact);
    misspelt_[number - 1].places.push_back(fact.offset);
    add(facts_, first_argument(fact.text), number);
    if (fact.meant == Predicate::moves) add(links_, fact.text, number);
  }
}

std::size_t LostFacts::misspelt_of(const MisspeltFact& fact) {
  const auto [found, inserted] =
      numbers_.try_emplace(fmt::format("{}/{}", fact.name, fact.arity), misspelt_.size() + 1);
  if (inserted) misspelt_.push_back({fact.meant, fact.name, fact.arity, {}});
  return found->second;
}

void LostFacts::add(Words& words, std::string_view text, std::size_t clause) {
  for_each_word(text, [&](std::string_view word) { words.try_emplace(word, clause); });
}

bool LostFacts::has_all(const Words& words, std::string_view text) {
  bool any = false;
  bool all = true;
  for_each_word(text, [&](std::string_view word) {
    any = true;
    all = all && words.contains(word);
  });
  return any && all;
}

bool LostFacts::explain(std::string_view position) {
  if (!has_all(facts_, position)) return false;
  for_each_word(position, [&](std::string_view word) {
    const std::size_t clause = facts_.find(word)->second;
    if (clause > 0) misspelt_[clause - 1].hides_facts = true;
  });
  return true;
}

bool LostFacts::explain_unreached(std::string_view position) const {
  return has_all(links_, position) || has_all(facts_, position);
}

}  // namespace minimax
