#include "embedded/problem.hpp"

#include <vector>

#include "embedded/embedded_prolog.hpp"
#include "facts/game_problem.hpp"
#include "prolog/errors.hpp"
#include "term/writer.hpp"

namespace minimax::embedded {

std::string Problems::text(TermId term) const {
  return write_argument(terms_, term, operators_);
}

Problem Problems::of_exception(ProgramGame& game) const try {
  throw;
} catch (const GameError& error) {
  return of(error, game);
} catch (const CycleError<TermId>& error) {
  return of(error, game);
} catch (const prolog::TermError& error) {
  return of(error);
} catch (const prolog::PendingException&) {
  // To write the call while the exception is pending would spoil that.
  Problem problem = problem_of_prolog();
  const std::string call = game.failed_call();
  if (!call.empty()) problem.advice += (problem.advice.empty() ? "" : "\n  ") + call;
  return problem;
}

Problem Problems::of(const GameError& error, ProgramGame& game) const {
  const std::string position = text(game.term(error.position));
  const std::string more = game.circumstances(error);
  switch (error.kind) {
    case GameError::Kind::no_mover:
      return {DiagnosticKind::no_mover, "nothing says who moves in " + position, more};
    case GameError::Kind::both_movers:
      return {DiagnosticKind::both_movers, "both players are said to move in " + position, more};
    case GameError::Kind::no_value:
      return {DiagnosticKind::no_value, position + " has no static value, and the search needs it",
              more};
    case GameError::Kind::too_large:
      return {DiagnosticKind::bad_value, "the static value of " + position + " cannot be used",
              more};
    case GameError::Kind::bad_probabilities:
      return {DiagnosticKind::bad_probabilities, "chance cannot move in " + position, more};
    case GameError::Kind::bad_payoffs:
      return {DiagnosticKind::bad_payoffs, "the payoffs of " + position + " cannot be used", more};
    case GameError::Kind::unknown_player:
      return {DiagnosticKind::unknown_player,
              "who moves in " + position + " is none of the players", more};
    case GameError::Kind::bad_value:
      break;
  }
  return {DiagnosticKind::bad_value,
          error.reason.empty() ? "the static value of " + position + " is no number"
                               : "the static value of " + position + " cannot be used",
          more};
}

Problem Problems::of(const CycleError<TermId>& error, ProgramGame& game) const {
  std::vector<TermId> loop;
  for (const TermId position : error.loop) loop.push_back(game.term(position));
  return {DiagnosticKind::cycle,
          "the game goes round in a circle: " + loop_text(loop, terms_, operators_),
          game.kind() == GameKind::two_players
              ? "Bound the search with --depth N, or give a repeated position a value: --on-cycle "
                "'draw(0)'."
              : "Bound the search with --depth N."};
}

Problem Problems::of(const prolog::TermError& error) {
  return {DiagnosticKind::program, error.kind == prolog::TermError::Kind::unbound
                                       ? "a position is not ground"
                                       : "a position is no plain term"};
}

Problem problem_of_prolog() {
  const std::string message = take_exception_text();
  const std::size_t end = message.find('\n');
  return {DiagnosticKind::program, message.substr(0, end),
          end == std::string::npos ? std::string() : message.substr(end + 1)};
}

}  // namespace minimax::embedded
