#include "facts/game_problem.hpp"

#include <fmt/format.h>

#include <string>

#include "facts/places.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

std::string reason_of(const GameError& error, const FactGame& game) {
  if (error.kind == GameError::Kind::no_mover)
    return "it has no declaration of its own, and its successors' do not agree";
  if (error.kind == GameError::Kind::both_movers)
    return "it is declared " + declarations_text(game.declaration(error.position));
  return error.reason;
}

std::string advice_for(GameError::Kind kind, const std::string& position) {
  switch (kind) {
    case GameError::Kind::no_mover:
      return fmt::format("Add max_to_move({0}). or min_to_move({0}).", position);
    case GameError::Kind::both_movers:
      return "Remove one of the two facts.";
    case GameError::Kind::no_value:
      return fmt::format("Add static_eval({}, Value).", position);
    case GameError::Kind::bad_probabilities:
      return probabilities_advice;
    case GameError::Kind::bad_payoffs:
      return payoffs_advice;
    case GameError::Kind::unknown_player:
      return "Players are 1, 2, ... or those that a fact players([ann, bob, cid]) lists.";
    case GameError::Kind::bad_value:
    case GameError::Kind::infinite:
    case GameError::Kind::too_large:
      break;
  }
  return "Give a number, or an expression that evaluates to one.";
}

bool is_about_value(GameError::Kind kind) {
  return kind == GameError::Kind::bad_value || kind == GameError::Kind::infinite ||
         kind == GameError::Kind::too_large || kind == GameError::Kind::bad_payoffs;
}

}  // namespace

Diagnostic describe(const GameError& error, FactGame& game, const OperatorTable& operators,
                    const Source& source) {
  const std::string position = write_argument(game.terms(), error.position, operators);
  const std::string reason = reason_of(error, game);
  const Places places(source, game.terms());
  return {Severity::error,
          is_about_value(error.kind) ? places.of_value(error.position) : places.of(error.position),
          sentence_of(error.kind, position) + (reason.empty() ? "" : ": ") + reason,
          advice_for(error.kind, position), names_of(error.kind).kind};
}

Diagnostic describe(const CycleError<TermId>& error, FactGame& game, const OperatorTable& operators,
                    const Source& source) {
  return {Severity::error, Places(source, game.terms()).of(error.loop.front()),
          loop_sentence(error.loop, game.terms(), operators), loop_advice(game.kind()),
          DiagnosticKind::cycle};
}

}  // namespace minimax
