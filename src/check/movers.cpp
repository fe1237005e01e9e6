#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

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
  review.error(DiagnosticKind::both_movers, mentions.of(movers.second),
               fmt::format("{} is declared both {}: {} says that {} moves", review.text(position),
                           declarations_text(review.game.declaration(position)),
                           review.line(mentions.of(movers.first)), title_of(movers.first)),
               "Remove one of the two facts.");
}

// What the game itself finds wrong where it is asked.
void check_declared(Review& review, TermId position) try {
  static_cast<void>(review.game.mover(position));
} catch (const GameError& error) {
  const Mentions& mentions = review.mentions(position);
  const std::string text = review.text(position);
  if (error.kind == GameError::Kind::bad_probabilities)
    review.error(DiagnosticKind::bad_probabilities, mentions.best(),
                 sentence_of(error.kind, text) + ": " + error.reason, probabilities_advice);
  if (error.kind == GameError::Kind::unknown_player)
    review.error(DiagnosticKind::unknown_player, mentions.player, sentence_of(error.kind, text),
                 "List all of them, as players([ann, bob, cid]).");
}

void check_mixed(Review& review) {
  if (review.game.kind() == GameKind::players) return;
  for (const TermId position : review.positions) {
    const Mentions& mentions = review.mentions(position);
    if (mentions.player == nowhere) continue;
    return review.warn(
        DiagnosticKind::mixed_movers, mentions.player,
        "player_to_move/2 does not count: elsewhere MAX or MIN moves",
        "For a game of players that have payoffs of their own, use it without them.");
  }
}

std::string declaration_advice(const Review& review, const std::string& position) {
  switch (review.game.kind()) {
    case GameKind::players:
      return fmt::format("Add player_to_move({}, Player).", position);
    case GameKind::chance:
      return fmt::format("Add max_to_move({0})., min_to_move({0}). or chance_to_move({0}).",
                         position);
    default:
      return fmt::format("Add max_to_move({0}). or min_to_move({0}).", position);
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
std::string disagreement(const Review& review, TermId position) {
  std::optional<TermId> max, min;
  for (const TermId successor : review.game.successors(position)) {
    const Declaration declaration = review.game.declaration(successor);
    if (declaration.none())
      return fmt::format("and neither has its successor {}", review.text(successor));
    if (declaration.max && !max) max = successor;
    if (declaration.min && !min) min = successor;
  }
  if (!max || !min || max == min) return "and its successors tell nothing";
  return fmt::format("and of its successors, MAX moves in {} but MIN in {}", review.text(*max),
                     review.text(*min));
}

void check_unknown(Review& review, TermId position) {
  if (review.slips.explained.contains(position) || is_known_but_for_errors(review, position))
    return;
  if (review.may_be_lost(position)) return;
  const std::string text = review.text(position);
  std::string advice = review.did_you_mean(position);
  if (advice.empty()) advice = declaration_advice(review, text);
  review.error(DiagnosticKind::no_mover, review.mentions(position).best(),
               fmt::format("nothing says who moves in {}: it has no declaration of its own, {}",
                           text, disagreement(review, position)),
               advice);
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
  std::string message = fmt::format("{} moves in {} and in its successor {} too ({})",
                                    title_of(mover), review.text(position), review.text(*first),
                                    review.line(max ? of_first.max : of_first.min));
  if (others > 0) message += fmt::format(", and in {} more", others);
  review.warn(
      DiagnosticKind::same_mover, max ? own.max : own.min, message,
      "If both are right: programs that ask who moves in the successor, as the notes' does, "
      "go wrong here.");
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
