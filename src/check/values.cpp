#include <fmt/format.h>

#include <string>

#include "check/checks.hpp"
#include "facts/static_value.hpp"

namespace minimax {

namespace {

void check_missing(Review& review, TermId position) {
  // What nobody leads to is no leaf of the game: check_roots tells.
  if (review.is_isolated(position) || review.slips.explained.contains(position)) return;
  if (review.may_be_lost(position)) return;
  const std::string text = review.text(position);
  std::string advice = review.did_you_mean(position);
  if (advice.empty()) advice = fmt::format("Add static_eval({}, Value).", text);
  review.error(DiagnosticKind::no_value, review.mentions(position).best(),
               fmt::format("the leaf {} has no static value", text), advice);
}

void check_inner(Review& review, TermId position) {
  const Mentions& mentions = review.mentions(position);
  const std::string text = review.text(position);
  review.warn(DiagnosticKind::inner_value, mentions.value,
              fmt::format("{} has a static value but is no leaf: its successors are in {}", text,
                          review.line(mentions.moves)),
              "The value is used under a depth limit only. Remove it where none is meant.");
}

}  // namespace

void check_values(Review& review) {
  for (const TermId position : review.positions) {
    const bool has_value = review.mentions(position).value != nowhere;
    if (review.is_leaf(position) && !has_value && review.complete) check_missing(review, position);
    if (!review.is_leaf(position) && has_value) check_inner(review, position);
  }
  for (const BadValue& each : review.record.bad_values())
    review.error(DiagnosticKind::bad_value, each.offset,
                 fmt::format("the static value of {} is no number: {}", review.text(each.position),
                             static_value_problem(review.game.terms(), each.value)),
                 "Give a number, or an expression that evaluates to one.");
}

}  // namespace minimax
