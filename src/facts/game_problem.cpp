#include "facts/game_problem.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <span>
#include <string>
#include <vector>

#include "facts/places.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

// A loop of a thousand positions is no help as a message.
constexpr std::size_t shown_of_loop = 20;

Diagnostic no_mover(const std::string& position) {
  return {Severity::error, 0,
          fmt::format("nothing says who moves in {}: it has no declaration of its own, and its "
                      "successors' do not agree",
                      position),
          fmt::format("Add max_to_move({0}). or min_to_move({0}).", position),
          DiagnosticKind::no_mover};
}

Diagnostic both_movers(const std::string& position, const Declaration& declaration) {
  return {Severity::error, 0,
          fmt::format("{} is declared both {}", position, declarations_text(declaration)),
          "Remove one of the two facts.", DiagnosticKind::both_movers};
}

Diagnostic bad_probabilities(const std::string& position, const std::string& reason) {
  return {Severity::error, 0, fmt::format("chance moves in {}: {}", position, reason),
          probabilities_advice, DiagnosticKind::bad_probabilities};
}

Diagnostic bad_payoffs(const std::string& position, const std::string& reason) {
  return {Severity::error, 0, fmt::format("the payoffs of {} cannot be used: {}", position, reason),
          payoffs_advice, DiagnosticKind::bad_payoffs};
}

Diagnostic unknown_player(const std::string& position) {
  return {Severity::error, 0,
          fmt::format("the one who moves in {} is none of the players", position),
          "Players are 1, 2, ... or those that a fact players([ann, bob, cid]) lists.",
          DiagnosticKind::unknown_player};
}

Diagnostic no_value(const std::string& position) {
  return {Severity::error, 0,
          fmt::format("{} has no static value, and the search needs it", position),
          fmt::format("Add static_eval({}, Value).", position), DiagnosticKind::no_value};
}

Diagnostic bad_value(const std::string& position, const std::string& reason) {
  return {Severity::error, 0,
          fmt::format("the static value of {} is no number: {}", position, reason),
          "Give a number, or an expression that evaluates to one.", DiagnosticKind::bad_value};
}

}  // namespace

std::string declarations_text(const Declaration& declaration) {
  std::vector<std::string> names;
  if (declaration.max) names.emplace_back("max_to_move");
  if (declaration.min) names.emplace_back("min_to_move");
  if (declaration.chance) names.emplace_back("chance_to_move");
  if (declaration.player) names.emplace_back("player_to_move");
  return fmt::format("{}", fmt::join(names, " and "));
}

std::string loop_text(std::span<const TermId> loop, const TermTable& terms,
                      const OperatorTable& operators) {
  std::string text;
  for (std::size_t i = 0; i < loop.size(); ++i) {
    if (i > 0) text += " -> ";
    if (i == shown_of_loop && i + 1 < loop.size()) {
      text += fmt::format("... {} more ... -> ", loop.size() - 1 - i);
      i = loop.size() - 1;
    }
    append_quoted(text, terms, loop[i], operators, argument_priority);
  }
  return text;
}

Diagnostic describe(const GameError& error, FactGame& game, const OperatorTable& operators,
                    const Source& source) {
  std::string position;
  append_quoted(position, game.terms(), error.position, operators, argument_priority);
  const auto about = [&]() -> Diagnostic {
    switch (error.kind) {
      case GameError::Kind::no_mover:
        return no_mover(position);
      case GameError::Kind::both_movers:
        return both_movers(position, game.declaration(error.position));
      case GameError::Kind::no_value:
        return no_value(position);
      case GameError::Kind::bad_probabilities:
        return bad_probabilities(position, error.reason);
      case GameError::Kind::bad_payoffs:
        return bad_payoffs(position, error.reason);
      case GameError::Kind::unknown_player:
        return unknown_player(position);
      case GameError::Kind::too_large:
      case GameError::Kind::bad_value:
        break;
    }
    return bad_value(position, error.reason);
  };
  Diagnostic diagnostic = about();
  const Places places(source, game.terms());
  const bool is_value = error.kind == GameError::Kind::bad_value ||
                        error.kind == GameError::Kind::too_large ||
                        error.kind == GameError::Kind::bad_payoffs;
  diagnostic.offset = is_value ? places.of_value(error.position) : places.of(error.position);
  return diagnostic;
}

Diagnostic describe(const CycleError<TermId>& error, FactGame& game, const OperatorTable& operators,
                    const Source& source) {
  return {Severity::error, Places(source, game.terms()).of(error.loop.front()),
          "the game goes round in a circle: " + loop_text(error.loop, game.terms(), operators),
          "Bound the search with a depth limit, or give a repeated position a value: "
          "on_cycle(draw(0)).",
          DiagnosticKind::cycle};
}

}  // namespace minimax
