#include "facts/places.hpp"

#include <algorithm>

#include "facts/diagnostics.hpp"
#include "facts/fact_reader.hpp"

namespace minimax {

Places::Places(const Source& source, TermTable& terms) {
  OperatorTable operators;
  Diagnostics told_before;
  read_facts(source, terms, operators, told_before, *this);
}

Offset Places::of(TermId position) const noexcept {
  const Entry& found = entry(position);
  return found.moves.value_or(found.mention.value_or(0));
}

Offset Places::of_value(TermId position) const noexcept {
  return entry(position).value.value_or(0);
}

const Places::Entry& Places::entry(TermId position) const noexcept {
  static constexpr Entry none;
  return index_of(position) < entries_.size() ? entries_[index_of(position)] : none;
}

Places::Entry& Places::mention(TermId position, Offset offset) {
  const std::size_t index = index_of(position);
  if (index >= entries_.size()) entries_.resize(index + index / 2 + 1);
  Entry& entry = entries_[index];
  if (!entry.mention) entry.mention = offset;
  return entry;
}

void Places::take(const MovesFact& fact) {
  Entry& entry = mention(fact.position, fact.offset);
  if (!entry.moves) entry.moves = fact.offset;
  for (std::size_t i = 0; i < fact.successors.size(); ++i)
    mention(fact.successors[i], fact.places.offset(i));
}

void Places::take(const ValueFact& fact) {
  Entry& entry = mention(fact.position, fact.offset);
  if (entry.value && (fact.is_staticval || !entry.is_staticval)) return;
  entry.value = fact.value_offset;
  entry.is_staticval = fact.is_staticval;
}

void Places::take(const MoverFact& fact) {
  mention(fact.position, fact.offset);
}

void Places::player(const PlayerFact& fact) {
  mention(fact.position, fact.offset);
}

}  // namespace minimax
