#include <fmt/format.h>

#include <string>

#include "check/checks.hpp"
#include "facts/game_faults.hpp"

namespace minimax {

void check_cycles(Review& review) {
  for (const Circle& circle : review.shape.circles) {
    std::string advice = "Remove one of these moves; or bound the search with a depth limit";
    if (review.game.kind() == GameKind::two_players)
      advice += ", or give a repeated position a value: on_cycle(draw(0))";
    advice += '.';
    if (review.shape.trees.empty())
      advice += " No root leads here: name the position to search from.";
    review.error(DiagnosticKind::cycle, review.mentions(circle.loop.front()).best(),
                 loop_sentence(circle.loop, review.game.terms(), review.operators), advice);
  }
}

}  // namespace minimax
