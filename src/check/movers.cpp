#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "check/checks.hpp"
#include "facts/game_faults.hpp"
#include "facts/game_problem.hpp"
#include "game/game_error.hpp"
#include "game/mover.hpp"

namespace minimax {

namespace {

constexpr Mover any_player = player(0);

// The first two of those that are declared.
std::pair<Mover, Mover> first_declared(const Mentions& mentions) {
  std::array<Mover, 4> movers = {Mover::max, Mover::min, Mover::chance, any_player};
  std::ranges::sort(movers, {}, [&](Mover mover) { return mentions.of(mover); });
  return {movers[0], movers[1]};
}

void check_both(Review& review, TermId position) {
  const Mentions& mentions = review.mentions(position);
  const std::pair<Mover, Mover> movers = first_declared(mentions);
  review.error(
      DiagnosticKind::both_movers, mentions.of(movers.second),
      Message("{position} is declared both {declarations}: line {line} says that {mover} moves",
              {{"position", review.text(position)},
               {"declarations", declarations_message(review.game.declaration(position))},
               {"line", review.line(mentions.of(movers.first))},
               title_part("mover", movers.first)}),
      Message("Remove one of the two facts."));
}

// What the game itself finds wrong where it is asked.
void check_declared(Review& review, TermId position) try {
  static_cast<void>(review.game.mover(position));
} catch (const GameError& error) {
  const Mentions& mentions = review.mentions(position);
  const std::string text = review.text(position);
  if (error.kind == GameError::Kind::bad_probabilities)
    review.error(DiagnosticKind::bad_probabilities, mentions.best(),
                 sentence_of(error.kind, text, error.reason), Message(probabilities_advice));
  if (error.kind == GameError::Kind::unknown_player)
    review.error(DiagnosticKind::unknown_player, mentions.player, sentence_of(error.kind, text),
                 Message("List all of them, as players([ann, bob, cid])."));
}

void check_mixed(Review& review) {
  if (review.game.kind() == GameKind::players) return;
  for (const TermId position : review.positions) {
    const Mentions& mentions = review.mentions(position);
    if (mentions.player == nowhere) continue;
    return review.warn(
        DiagnosticKind::mixed_movers, mentions.player,
        Message("player_to_move/2 does not count: elsewhere MAX or MIN moves"),
        Message("For a game of players that have payoffs of their own, use it without them."));
  }
}

Message declaration_advice(const Review& review, const std::string& position) {
  switch (review.game.kind()) {
    case GameKind::players:
      return Message("Add player_to_move({position}, Player).", {{"position", position}});
    case GameKind::chance:
      return Message(
          "Add max_to_move({position})., min_to_move({position}). or chance_to_move({position}).",
          {{"position", position}});
    default:
      return Message("Add max_to_move({position}). or min_to_move({position}).",
                     {{"position", position}});
  }
}

// Whether the mover would be known if it were not for successors that are reported themselves.
bool is_known_but_for_errors(Review& review, TermId position) {
  const PositionSlips& slips = review.slips;
  MoverOfSuccessors movers;
  for (const TermId successor : review.game.successors(position)) {
    Declaration declaration = review.game.declaration(successor);
    const auto meant = slips.meant.find(successor);
    if (declaration.none() && meant != slips.meant.end())
      declaration = review.game.declaration(meant->second);
    const bool says_nothing =
        review.is_leaf(successor) && review.mentions(successor).value == nowhere;
    const bool reported = declaration.both() ||
                          (declaration.none() && (says_nothing || review.may_be_lost(successor)));
    if (!reported) movers.add(declaration);
  }
  return movers.deduced().has_value();
}

// What the successors say, where they do not agree.
Message unknown_mover(const Review& review, TermId position) {
  const std::string text = review.text(position);
  std::optional<TermId> max, min;
  for (const TermId successor : review.game.successors(position)) {
    const Declaration declaration = review.game.declaration(successor);
    if (declaration.none())
      return Message(
          "nothing says who moves in {position}: it has no declaration of its own, and neither has "
          "its successor {successor}",
          {{"position", text}, {"successor", review.text(successor)}});
    if (declaration.max && !max) max = successor;
    if (declaration.min && !min) min = successor;
  }
  if (!max || !min || max == min)
    return Message(
        "nothing says who moves in {position}: it has no declaration of its own, and its "
        "successors tell nothing",
        {{"position", text}});
  return Message(
      "nothing says who moves in {position}: it has no declaration of its own, and of its "
      "successors, MAX moves in {max} but MIN in {min}",
      {{"position", text}, {"max", review.text(*max)}, {"min", review.text(*min)}});
}

void check_unknown(Review& review, TermId position) {
  if (review.slips.explained.contains(position) || is_known_but_for_errors(review, position))
    return;
  if (review.may_be_lost(position)) return;
  Message advice = review.did_you_mean(position);
  if (advice.is_empty()) advice = declaration_advice(review, review.text(position));
  review.error(DiagnosticKind::no_mover, review.mentions(position).best(),
               unknown_mover(review, position), std::move(advice));
}

void check_same(Review& review, TermId position, Mover mover) {
  std::optional<TermId> first;
  std::size_t others = 0;
  for (const TermId successor : review.game.successors(position)) {
    if (successor == position || review.game.declaration(successor).mover() != mover) continue;
    if (first)
      ++others;
    else
      first = successor;
  }
  if (!first) return;
  const Mentions& own = review.mentions(position);
  const Mentions& of_first = review.mentions(*first);
  const bool max = mover == Mover::max;
  const std::vector<MessagePart> parts = {title_part("mover", mover),
                                          {"position", review.text(position)},
                                          {"successor", review.text(*first)},
                                          {"line", review.line(max ? of_first.max : of_first.min)}};
  review.warn(
      DiagnosticKind::same_mover, max ? own.max : own.min,
      others == 0
          ? Message(
                "{mover} moves in {position} and in its successor {successor} too (line {line})",
                parts)
          : Message("{mover} moves in {position} and in its successor {successor} too (line "
                    "{line}), and in {count} more",
                    "{mover} moves in {position} and in its successor {successor} too (line "
                    "{line}), and in {count} more",
                    others, parts),
      Message(
          "If both are right: programs that ask who moves in the successor, as the notes' does, "
          "go wrong here."));
}

}  // namespace

void check_movers(Review& review) {
  check_mixed(review);
  for (const TermId position : review.positions) {
    const Declaration own = review.game.declaration(position);
    if (own.both()) {
      check_both(review, position);
    } else if (const auto mover = own.mover()) {
      check_declared(review, position);
      if (mover == Mover::max || mover == Mover::min) check_same(review, position, *mover);
    } else if (review.complete && !review.knows_mover(position)) {
      check_unknown(review, position);
    }
  }
}

}  // namespace minimax
