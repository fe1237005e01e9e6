#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "check/checks.hpp"

namespace minimax {

namespace {

constexpr std::size_t shown_lines = 10;

// Besides the first one.
std::string other_lines(const Review& review, const MisspeltPredicate& misspelt) {
  std::string text;
  for (std::size_t i = 1; i < misspelt.places.size() && i <= shown_lines; ++i)
    text += fmt::format("{}{}", i == 1 ? "" : ", ", review.line(misspelt.places[i]));
  return text;
}

Message no_effect(const Review& review, const MisspeltPredicate& misspelt) {
  const std::size_t others = misspelt.places.size() - 1;
  std::vector<MessagePart> parts = {
      {"predicate", fmt::format("{}/{}", misspelt.name, misspelt.arity)}};
  if (others == 0)
    return Message("{predicate} is no predicate of a game: the fact here has no effect",
                   std::move(parts));
  parts.emplace_back("lines", other_lines(review, misspelt));
  if (others > shown_lines)
    return Message(
        "{predicate} is no predicate of a game: the facts here and in lines {lines} and {count} "
        "more have no effect",
        "{predicate} is no predicate of a game: the facts here and in lines {lines} and {count} "
        "more have no effect",
        others - shown_lines, std::move(parts));
  return Message(
      "{predicate} is no predicate of a game: the facts here and in line {lines} have no effect",
      "{predicate} is no predicate of a game: the facts here and in lines {lines} have no effect",
      others, std::move(parts));
}

}  // namespace

void check_predicates(Review& review) {
  for (const MisspeltPredicate& each : review.lost.misspelt()) {
    const Message advice("Did you mean {predicate}?",
                         {{"predicate", std::string(indicator(each.meant))}});
    const Offset first = each.places.front();
    if (each.hides_facts)
      review.error(DiagnosticKind::misspelt_predicate, first, no_effect(review, each), advice);
    else
      review.warn(DiagnosticKind::misspelt_predicate, first, no_effect(review, each), advice);
  }
}

}  // namespace minimax
