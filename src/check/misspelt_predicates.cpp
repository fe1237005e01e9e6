#include <fmt/format.h>

#include <string>

#include "check/checks.hpp"

namespace minimax {

namespace {

constexpr std::size_t shown_lines = 10;

std::string other_lines(const Review& review, const MisspeltPredicate& misspelt) {
  const std::size_t count = misspelt.places.size();
  std::string text;
  for (std::size_t i = 1; i < count && i <= shown_lines; ++i) {
    text += i == 1 ? (count == 2 ? " and in line " : " and in lines ") : ", ";
    text += fmt::format("{}", review.lines.line(misspelt.places[i]));
  }
  if (count > shown_lines + 1) text += fmt::format(" and {} more", count - shown_lines - 1);
  return text;
}

}  // namespace

void check_predicates(Review& review) {
  for (const MisspeltPredicate& each : review.lost.misspelt()) {
    const std::string message =
        fmt::format("{}/{} is no predicate of a game: the fact{} here{} {} no effect", each.name,
                    each.arity, each.places.size() > 1 ? "s" : "", other_lines(review, each),
                    each.places.size() > 1 ? "have" : "has");
    const std::string advice = fmt::format("Did you mean {}?", indicator(each.meant));
    if (each.hides_facts) {
      review.error(DiagnosticKind::misspelt_predicate, each.places.front(), message, advice);
    } else {
      review.warn(DiagnosticKind::misspelt_predicate, each.places.front(), message, advice);
    }
  }
}

}  // namespace minimax
