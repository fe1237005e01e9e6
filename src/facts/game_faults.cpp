#include "facts/game_faults.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "term/writer.hpp"

namespace minimax {

namespace {

// A loop of a thousand positions is no help as a message.
constexpr std::size_t shown_of_loop = 20;

struct FaultRow {
  GameError::Kind kind;
  FaultNames names;
  const char* sentence;
};

using enum GameError::Kind;
constexpr FaultRow rows[] = {
    {no_mover,
     {DiagnosticKind::no_mover, "existence_error", "mover"},
     "nothing says who moves in {}"},
    {both_movers,
     {DiagnosticKind::both_movers, "domain_error", "single_mover"},
     "both players are said to move in {}"},
    {no_value,
     {DiagnosticKind::no_value, "existence_error", "static_value"},
     "{} has no static value, and the search needs it"},
    {bad_value,
     {DiagnosticKind::bad_value, "type_error", "evaluable"},
     "the static value of {} is no number"},
    {infinite,
     {DiagnosticKind::bad_value, "type_error", "evaluable"},
     "the static value of {} cannot be used"},
    {too_large,
     {DiagnosticKind::bad_value, "evaluation_error", "float_overflow"},
     "the static value of {} cannot be used"},
    {bad_probabilities,
     {DiagnosticKind::bad_probabilities, "domain_error", "probabilities"},
     "chance cannot move in {}"},
    {bad_payoffs,
     {DiagnosticKind::bad_payoffs, "domain_error", "payoffs"},
     "the payoffs of {} cannot be used"},
    {unknown_player,
     {DiagnosticKind::unknown_player, "existence_error", "player"},
     "who moves in {} is none of the players"},
};

const FaultRow& row_of(GameError::Kind kind) noexcept {
  const FaultRow* row = rows;
  while (row->kind != kind) ++row;
  return *row;
}

}  // namespace

FaultNames names_of(GameError::Kind kind) noexcept {
  return row_of(kind).names;
}

std::string sentence_of(GameError::Kind kind, const std::string& position) {
  return fmt::format(fmt::runtime(row_of(kind).sentence), position);
}

std::string loop_sentence(std::span<const TermId> loop, const TermTable& terms,
                          const OperatorTable& operators) {
  return "the game goes round in a circle: " + loop_text(loop, terms, operators);
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
    text += write_argument(terms, loop[i], operators);
  }
  return text;
}

const char* loop_advice(GameKind kind) noexcept {
  return kind == GameKind::two_players
             ? "Bound the search with --depth N, or give a repeated position a value: --on-cycle "
               "'draw(0)'."
             : "Bound the search with --depth N.";
}

std::string declarations_text(const Declaration& declaration) {
  std::vector<std::string> names;
  if (declaration.max) names.emplace_back("max_to_move");
  if (declaration.min) names.emplace_back("min_to_move");
  if (declaration.chance) names.emplace_back("chance_to_move");
  if (declaration.player) names.emplace_back("player_to_move");
  return fmt::format("{}", fmt::join(names, " and "));
}

}  // namespace minimax
