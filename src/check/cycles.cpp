#include <fmt/format.h>

#include <string>

#include "check/checks.hpp"

namespace minimax {

namespace {

// A loop of a thousand positions is no help as a message.
constexpr std::size_t shown_of_loop = 40;

std::string loop_text(const Review& review, const std::vector<TermId>& loop) {
  std::string text = review.text(loop.front());
  for (std::size_t i = 1; i < loop.size(); ++i) {
    const std::size_t left_out = loop.size() - 1 - i;
    if (i == shown_of_loop && left_out > 0) {
      text += fmt::format(" -> ... {} more ...", left_out);
      i += left_out;
    }
    text += " -> " + review.text(loop[i]);
  }
  return text;
}

}  // namespace

void check_cycles(Review& review) {
  for (const Circle& circle : review.shape.circles) {
    std::string advice = "Remove one of these moves; or bound the search with a depth limit";
    if (review.game.kind() == GameKind::two_players)
      advice += ", or give a repeated position a value: on_cycle(draw(0))";
    advice += '.';
    if (review.shape.trees.empty())
      advice += " No root leads here: name the position to search from.";
    review.error(DiagnosticKind::cycle, review.mentions(circle.loop.front()).best(),
                 "the game goes round in a circle: " + loop_text(review, circle.loop), advice);
  }
}

}  // namespace minimax
