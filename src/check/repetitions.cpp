#include <algorithm>
#include <span>
#include <string>

#include "check/checks.hpp"
#include "facts/game_faults.hpp"
#include "facts/static_value.hpp"
#include "game/mover.hpp"
#include "term/number.hpp"

namespace minimax {

namespace {

constexpr const char* remove_one = msgid("Remove one of the two facts.");
constexpr const char* outranked_advice =
    msgid("static_eval/2 is asked before staticval/2. Remove one of the two facts.");

void check_moves(Review& review, const RepeatedMoves& repeated) {
  const auto overridden = review.record.overridden_successors();
  const auto here = overridden.subspan(repeated.begin, repeated.end - repeated.begin);
  const bool same = std::ranges::equal(here, review.game.successors(repeated.position));
  const std::string position = review.text(repeated.position);
  const std::size_t line = review.line(review.mentions(repeated.position).moves);
  if (same) {
    review.warn(DiagnosticKind::duplicate, repeated.offset,
                Message("line {line} gives {position} the same successors already",
                        {{"line", line}, {"position", position}}),
                Message(remove_one));
  } else {
    review.error(
        DiagnosticKind::contradiction, repeated.offset,
        Message("{position} has other successors in line {line}, and only those count",
                {{"position", position}, {"line", line}}),
        Message("Write all successors of a position into one list, and remove the other fact."));
  }
}

void check_value(Review& review, const RepeatedValue& repeated) {
  const TermId first = *review.game.written_value(repeated.position);
  const std::string position = review.text(repeated.position);
  const Mentions& mentions = review.mentions(repeated.position);
  const std::size_t line = review.line(mentions.value);
  const bool is_before = mentions.value < repeated.offset;
  if (first == repeated.value)
    return review.warn(DiagnosticKind::duplicate, repeated.offset,
                       Message(is_before ? "line {line} gives {position} the same value already"
                                         : "line {line} gives {position} the same value too",
                               {{"line", line}, {"position", position}}),
                       Message(remove_one));
  const auto number = static_value(review.game.terms(), repeated.value);
  const auto first_number = static_value(review.game.terms(), first);
  if (number && first_number && compare(*number, *first_number) == 0)
    return review.warn(
        DiagnosticKind::duplicate, repeated.offset,
        Message(is_before
                    ? "line {line} gives {position} the same value already, written as {value}"
                    : "line {line} gives {position} the same value too, written as {value}",
                {{"line", line}, {"position", position}, {"value", review.text(first)}}),
        Message(remove_one));
  review.error(
      DiagnosticKind::contradiction, repeated.offset,
      Message("the static value of {position} is {value} in line {line}, and only that counts",
              {{"position", position}, {"value", review.text(first)}, {"line", line}}),
      Message(repeated.is_staticval && !mentions.is_staticval ? outranked_advice : remove_one));
}

void check_mover(Review& review, const RepeatedMover& repeated) {
  const Mentions& mentions = review.mentions(repeated.position);
  review.warn(DiagnosticKind::duplicate, repeated.offset,
              Message("line {line} says already that {mover} moves in {position}",
                      {{"line", review.line(mentions.of(repeated.mover))},
                       title_part("mover", repeated.mover),
                       {"position", review.text(repeated.position)}}),
              Message(remove_one));
}

void check_player(Review& review, const RepeatedPlayer& repeated) {
  if (review.game.kind() != GameKind::players) return;
  const auto mover = review.game.declaration(repeated.position).player;
  const auto players = review.game.player_names();
  const bool is_known = mover && player_index(*mover) < players.size();
  const std::string position = review.text(repeated.position);
  const std::size_t line = review.line(review.mentions(repeated.position).player);
  if (is_known && players[player_index(*mover)] == repeated.player)
    return review.warn(DiagnosticKind::duplicate, repeated.offset,
                       Message("line {line} says already who moves in {position}",
                               {{"line", line}, {"position", position}}),
                       Message(remove_one));
  review.error(
      DiagnosticKind::contradiction, repeated.offset,
      Message("line {line} says that another player moves in {position}, and only that counts",
              {{"line", line}, {"position", position}}),
      Message(remove_one));
}

}  // namespace

void check_repetitions(Review& review) {
  for (const auto& each : review.record.repeated_moves()) check_moves(review, each);
  for (const auto& each : review.record.repeated_values()) check_value(review, each);
  for (const auto& each : review.record.repeated_movers()) check_mover(review, each);
  for (const auto& each : review.record.repeated_players()) check_player(review, each);
  for (const RepeatedSuccessor& each : review.record.repeated_successors())
    review.warn(DiagnosticKind::repeated_successor, each.offset,
                Message("{successor} is among the successors of {position} already",
                        {{"successor", review.text(each.successor)},
                         {"position", review.text(each.position)}}),
                Message("Remove it, or write the successor that was meant."));
  if (const std::size_t further = review.record.further_repeated_successors())
    review.diagnostics.leave_out({Severity::warning, DiagnosticKind::repeated_successor, further});
}

}  // namespace minimax
