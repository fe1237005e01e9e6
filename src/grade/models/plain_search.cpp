#include "grade/models/plain_search.hpp"

#include <compare>
#include <utility>

namespace minimax::grade {

bool replaces(Mover mover, const Number& later, const Number& found, Tie tie) {
  const std::partial_ordering order =
      mover == Mover::max ? compare(later, found) : compare(found, later);
  return order > 0 || (order == 0 && tie == Tie::last);
}

std::size_t index_of_best(Mover mover, const std::vector<Number>& values, Tie tie) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (replaces(mover, values[i], values[best], tie)) best = i;
  }
  return best;
}

std::optional<Play> PlainSearch::play() {
  Place at{root_, false};
  const std::optional<Choice>& first = search(at);
  if (!first) return std::nullopt;
  Play play{.value = first->value};
  for (const Choice* choice = &*first; choice->index; choice = &*search(at)) {
    at = {successor(at, *choice->index), !at.is_odd};
    play.line.push_back(at.position);
  }
  if (!play.line.empty()) play.best = play.line.front();
  return play;
}

std::optional<PlainSearch::Choice> PlainSearch::choose(const Place& at,
                                                       const std::vector<Number>& values) {
  const std::size_t index = pick(at, values);
  return Choice{index, values[index]};
}

const std::optional<PlainSearch::Choice>& PlainSearch::search(const Place& at) {
  const auto known = known_.find(at);
  if (known != known_.end()) return known->second;
  std::optional<Choice> found = search_new(at);
  return known_.emplace(at, std::move(found)).first->second;
}

std::optional<PlainSearch::Choice> PlainSearch::search_new(const Place& at) {
  if (is_evaluated(at.position)) {
    const std::optional<Number>& value = tree_.positions[at.position].value;
    return value ? std::optional(Choice{std::nullopt, *value}) : std::nullopt;
  }
  std::vector<Number> values;
  for (const std::size_t each : successors(at)) {
    const std::optional<Choice>& found = search({each, !at.is_odd});
    if (!found) return std::nullopt;
    values.push_back(found->value);
  }
  return choose(at, values);
}

}  // namespace minimax::grade
