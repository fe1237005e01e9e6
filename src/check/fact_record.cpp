#include "check/fact_record.hpp"

#include <algorithm>
#include <utility>

#include "facts/static_value.hpp"

namespace minimax {

Mentions& FactRecord::mention(TermId position, Offset offset) {
  const std::size_t index = index_of(position);
  if (index >= mentions_.size()) mentions_.resize(terms().size());
  Mentions& mentions = mentions_[index];
  mentions.first = std::min<Offset>(mentions.first, offset);
  return mentions;
}

void FactRecord::take(const MovesFact& fact) {
  Mentions& mentions = mention(fact.position, fact.offset);
  if (mentions.moves != nowhere) {
    const std::size_t begin = overridden_.size();
    overridden_.insert(overridden_.end(), fact.successors.begin(), fact.successors.end());
    repeated_moves_.push_back({fact.position, fact.offset, begin, overridden_.size()});
    return;
  }
  mentions.moves = fact.offset;
  find_repeated_successors(fact);
  for (std::size_t i = 0; i < fact.successors.size(); ++i)
    mention(fact.successors[i], fact.places.offset(i));
  builder_.take(fact);
}

void FactRecord::find_repeated_successors(const MovesFact& fact) {
  ++lists_;
  for (std::size_t i = 0; i < fact.successors.size(); ++i) {
    const std::size_t index = index_of(fact.successors[i]);
    if (index >= last_list_.size()) last_list_.resize(terms().size());
    if (std::exchange(last_list_[index], lists_) != lists_) continue;
    if (repeated_successors_.size() < most_repeated_)
      repeated_successors_.push_back({fact.position, fact.successors[i], fact.places.offset(i)});
    else
      ++further_repeated_;
  }
}

void FactRecord::take(const ValueFact& fact) {
  const bool number = terms().kind(fact.value) == TermKind::number;
  const bool good =
      number ? !terms().number(fact.value).is_nan() : static_value(terms(), fact.value).has_value();
  if (!good) bad_values_.push_back({fact.position, fact.value, fact.value_offset});
  Mentions& mentions = mention(fact.position, fact.offset);
  if (const auto earlier = builder_.written_value(fact.position)) {
    if (fact.is_staticval || !mentions.is_staticval) {
      repeated_values_.push_back({fact.position, fact.value, fact.offset, fact.is_staticval});
      return;
    }
    repeated_values_.push_back({fact.position, *earlier, mentions.value, true});
  }
  mentions.value = fact.offset;
  mentions.is_staticval = fact.is_staticval;
  builder_.take(fact);
}

void FactRecord::take(const MoverFact& fact) {
  Mentions& mentions = mention(fact.position, fact.offset);
  CompactOffset& declaration = mentions.of(fact.mover);
  if (declaration != nowhere) {
    repeated_movers_.push_back({fact.position, fact.mover, fact.offset});
    return;
  }
  declaration = fact.offset;
  builder_.take(fact);
}

void FactRecord::player(const PlayerFact& fact) {
  Mentions& mentions = mention(fact.position, fact.offset);
  if (mentions.player != nowhere) {
    repeated_players_.push_back({fact.position, fact.player, fact.offset});
    return;
  }
  mentions.player = fact.offset;
  builder_.player(fact);
}

void FactRecord::begin_again() {
  FactGameBuilder builder = std::move(builder_);
  *this = FactRecord(most_repeated_);
  builder_ = std::move(builder);
  builder_.begin_again();
}

void FactRecord::pass(const OtherFact& fact) {
  if (const auto meant = meant_predicate(fact))
    misspelt_.push_back({*meant, std::string(fact.name), fact.arity, fact.offset, fact.text});
}

}  // namespace minimax
