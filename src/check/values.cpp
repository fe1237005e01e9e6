#include <string>
#include <utility>

#include "check/checks.hpp"
#include "facts/game_faults.hpp"
#include "facts/game_problem.hpp"
#include "facts/static_value.hpp"
#include "game/game_error.hpp"

namespace minimax {

namespace {

void check_missing(Review& review, TermId position) {
  // What nobody leads to is no leaf of the game: check_roots tells.
  if (review.is_isolated(position) || review.slips.explained.contains(position)) return;
  if (review.may_be_lost(position)) return;
  const std::string text = review.text(position);
  Message advice = review.did_you_mean(position);
  if (advice.is_empty())
    advice = Message("Add static_eval({position}, Value).", {{"position", text}});
  review.error(DiagnosticKind::no_value, review.mentions(position).best(),
               Message("the leaf {position} has no static value", {{"position", text}}),
               std::move(advice));
}

void check_inner(Review& review, TermId position) {
  const Mentions& mentions = review.mentions(position);
  const std::string text = review.text(position);
  review.warn(
      DiagnosticKind::inner_value, mentions.value,
      Message("{position} has a static value but is no leaf: its successors are in line {line}",
              {{"position", text}, {"line", review.line(mentions.moves)}}),
      Message("The value is used under a depth limit only. Remove it where none is meant."));
}

// What the game itself finds wrong where it is asked.
void check_averaged(Review& review) {
  for (const TermId position : review.positions) {
    if (!review.game.estimate(position)) continue;
    try {
      static_cast<void>(review.game.merit(position));
    } catch (const GameError& error) {
      review.error(DiagnosticKind::bad_value, review.mentions(position).value,
                   sentence_of(GameError::Kind::infinite, review.text(position), error.reason),
                   Message("Where chance moves, give a finite number."));
    }
  }
}

void check_payoffs(Review& review) {
  for (const TermId position : review.positions) {
    if (review.mentions(position).value == nowhere) continue;
    try {
      static_cast<void>(review.game.payoffs(position));
    } catch (const GameError& error) {
      review.error(DiagnosticKind::bad_payoffs, review.mentions(position).value,
                   sentence_of(error.kind, review.text(position), error.reason),
                   Message(payoffs_advice));
    }
  }
}

}  // namespace

void check_values(Review& review) {
  for (const TermId position : review.positions) {
    const bool has_value = review.mentions(position).value != nowhere;
    if (review.is_leaf(position) && !has_value && review.complete) check_missing(review, position);
    if (!review.is_leaf(position) && has_value) check_inner(review, position);
  }
  if (review.game.kind() == GameKind::players) return check_payoffs(review);
  if (review.game.kind() == GameKind::chance) check_averaged(review);
  for (const BadValue& each : review.record.bad_values())
    review.error(DiagnosticKind::bad_value, each.offset,
                 sentence_of(GameError::Kind::bad_value, review.text(each.position),
                             static_value_problem(review.game.terms(), each.value)),
                 Message("Give a number, or an expression that evaluates to one."));
}

}  // namespace minimax
