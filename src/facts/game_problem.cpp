#include "facts/game_problem.hpp"

#include <string>

#include "facts/places.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

Message reason_of(const GameError& error, const FactGame& game) {
  if (error.kind == GameError::Kind::no_mover)
    return Message("it has no declaration of its own, and its successors' do not agree");
  if (error.kind == GameError::Kind::both_movers)
    return Message("it is declared {declarations}",
                   {{"declarations", declarations_message(game.declaration(error.position))}});
  return error.reason;
}

Message advice_for(GameError::Kind kind, const std::string& position) {
  switch (kind) {
    case GameError::Kind::no_mover:
      return Message("Add max_to_move({position}). or min_to_move({position}).",
                     {{"position", position}});
    case GameError::Kind::both_movers:
      return Message("Remove one of the two facts.");
    case GameError::Kind::no_value:
      return Message("Add static_eval({position}, Value).", {{"position", position}});
    case GameError::Kind::bad_probabilities:
      return Message(probabilities_advice);
    case GameError::Kind::bad_payoffs:
      return Message(payoffs_advice);
    case GameError::Kind::unknown_player:
      return Message("Players are 1, 2, ... or those that a fact players([ann, bob, cid]) lists.");
    case GameError::Kind::bad_value:
    case GameError::Kind::infinite:
    case GameError::Kind::too_large:
      break;
  }
  return Message("Give a number, or an expression that evaluates to one.");
}

bool is_about_value(GameError::Kind kind) {
  return kind == GameError::Kind::bad_value || kind == GameError::Kind::infinite ||
         kind == GameError::Kind::too_large || kind == GameError::Kind::bad_payoffs;
}

// The begin where the text is not there any more.
Offset place_of(const GameError& error, FactGame& game, const Source& source) {
  if (!source.is_there()) return 0;
  const Places places(source, game.terms());
  return is_about_value(error.kind) ? places.of_value(error.position) : places.of(error.position);
}

}  // namespace

Diagnostic describe(const GameError& error, FactGame& game, const OperatorTable& operators,
                    const Source& source) {
  const std::string position = write_argument(game.terms(), error.position, operators);
  return {Severity::error, place_of(error, game, source),
          sentence_of(error.kind, position, reason_of(error, game)),
          advice_for(error.kind, position), names_of(error.kind).kind};
}

Diagnostic describe(const CycleError<TermId>& error, FactGame& game, const OperatorTable& operators,
                    const Source& source) {
  return {Severity::error,
          source.is_there() ? Places(source, game.terms()).of(error.loop.front()) : 0,
          loop_sentence(error.loop, game.terms(), operators), loop_advice(game.kind()),
          DiagnosticKind::cycle};
}

}  // namespace minimax
