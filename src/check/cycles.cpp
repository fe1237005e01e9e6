#include "check/checks.hpp"
#include "facts/game_faults.hpp"

namespace minimax {

namespace {

// Where no root leads to a cycle, the search does not know where to begin.
Message advice_on(const Review& review) {
  const bool has_draws = review.game.kind() == GameKind::two_players;
  if (!review.shape.trees.empty())
    return Message(has_draws
                       ? "Remove one of these moves; or bound the search with a depth limit, "
                         "or give a repeated position a value: on_cycle(draw(0))."
                       : "Remove one of these moves; or bound the search with a depth limit.");
  return Message(has_draws
                     ? "Remove one of these moves; or bound the search with a depth limit, or "
                       "give a repeated position a value: on_cycle(draw(0)). No root leads "
                       "here: name the position to search from."
                     : "Remove one of these moves; or bound the search with a depth limit. No "
                       "root leads here: name the position to search from.");
}

}  // namespace

void check_cycles(Review& review) {
  for (const Circle& circle : review.shape.circles)
    review.error(DiagnosticKind::cycle, review.mentions(circle.loop.front()).best(),
                 loop_sentence(circle.loop, review.game.terms(), review.operators),
                 advice_on(review));
}

}  // namespace minimax
