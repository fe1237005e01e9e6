#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>

#include "check/checks.hpp"
#include "facts/static_value.hpp"
#include "game/mover.hpp"
#include "term/number.hpp"

namespace minimax {

namespace {

constexpr const char* advice = "Remove one of the two facts.";
constexpr const char* outranked_advice =
    "static_eval/2 is asked before staticval/2. Remove one of the two facts.";

void check_moves(Review& review, const RepeatedMoves& repeated) {
  const auto overridden = review.record.overridden_successors();
  const auto here = overridden.subspan(repeated.begin, repeated.end - repeated.begin);
  const bool same = std::ranges::equal(here, review.game.successors(repeated.position));
  const std::string position = review.text(repeated.position);
  const std::string line = review.line(review.mentions(repeated.position).moves);
  if (same) {
    review.warn(DiagnosticKind::duplicate, repeated.offset,
                fmt::format("{} gives {} the same successors already", line, position), advice);
  } else {
    review.error(DiagnosticKind::contradiction, repeated.offset,
                 fmt::format("{} has other successors in {}, and only those count", position, line),
                 "Write all successors of a position into one list, and remove the other fact.");
  }
}

void check_value(Review& review, const RepeatedValue& repeated) {
  const TermId first = *review.game.written_value(repeated.position);
  const std::string position = review.text(repeated.position);
  const Mentions& mentions = review.mentions(repeated.position);
  const std::string line = review.line(mentions.value);
  const char* const already = mentions.value < repeated.offset ? "already" : "too";
  if (first == repeated.value)
    return review.warn(DiagnosticKind::duplicate, repeated.offset,
                       fmt::format("{} gives {} the same value {}", line, position, already),
                       advice);
  const auto number = static_value(review.game.terms(), repeated.value);
  const auto first_number = static_value(review.game.terms(), first);
  if (number && first_number && compare(*number, *first_number) == 0)
    return review.warn(DiagnosticKind::duplicate, repeated.offset,
                       fmt::format("{} gives {} the same value {}, written as {}", line, position,
                                   already, review.text(first)),
                       advice);
  review.error(DiagnosticKind::contradiction, repeated.offset,
               fmt::format("the static value of {} is {} in {}, and only that counts", position,
                           review.text(first), line),
               repeated.is_staticval && !mentions.is_staticval ? outranked_advice : advice);
}

void check_mover(Review& review, const RepeatedMover& repeated) {
  const Mentions& mentions = review.mentions(repeated.position);
  review.warn(
      DiagnosticKind::duplicate, repeated.offset,
      fmt::format("{} says already that {} moves in {}", review.line(mentions.of(repeated.mover)),
                  title_of(repeated.mover), review.text(repeated.position)),
      advice);
}

void check_player(Review& review, const RepeatedPlayer& repeated) {
  if (review.game.kind() != GameKind::players) return;
  const auto mover = review.game.declaration(repeated.position).player;
  const auto players = review.game.player_names();
  const bool is_known = mover && player_index(*mover) < players.size();
  const std::string position = review.text(repeated.position);
  const std::string line = review.line(review.mentions(repeated.position).player);
  if (is_known && players[player_index(*mover)] == repeated.player)
    return review.warn(DiagnosticKind::duplicate, repeated.offset,
                       fmt::format("{} says already who moves in {}", line, position), advice);
  review.error(
      DiagnosticKind::contradiction, repeated.offset,
      fmt::format("{} says that another player moves in {}, and only that counts", line, position),
      advice);
}

}  // namespace

void check_repetitions(Review& review) {
  for (const auto& each : review.record.repeated_moves()) check_moves(review, each);
  for (const auto& each : review.record.repeated_values()) check_value(review, each);
  for (const auto& each : review.record.repeated_movers()) check_mover(review, each);
  for (const auto& each : review.record.repeated_players()) check_player(review, each);
  for (const RepeatedSuccessor& each : review.record.repeated_successors())
    review.warn(DiagnosticKind::repeated_successor, each.offset,
                fmt::format("{} is among the successors of {} already", review.text(each.successor),
                            review.text(each.position)),
                "Remove it, or write the successor that was meant.");
  if (const std::size_t further = review.record.further_repeated_successors())
    review.diagnostics.leave_out({Severity::warning, DiagnosticKind::repeated_successor, further});
}

}  // namespace minimax
