#include "facts/game_faults.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>
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
     msgid("nothing says who moves in {position}")},
    {both_movers,
     {DiagnosticKind::both_movers, "domain_error", "single_mover"},
     msgid("both players are said to move in {position}")},
    {no_value,
     {DiagnosticKind::no_value, "existence_error", "static_value"},
     msgid("{position} has no static value, and the search needs it")},
    {bad_value,
     {DiagnosticKind::bad_value, "type_error", "evaluable"},
     msgid("the static value of {position} is no number")},
    {infinite,
     {DiagnosticKind::bad_value, "type_error", "evaluable"},
     msgid("the static value of {position} cannot be used")},
    {too_large,
     {DiagnosticKind::bad_value, "evaluation_error", "float_overflow"},
     msgid("the static value of {position} cannot be used")},
    {bad_probabilities,
     {DiagnosticKind::bad_probabilities, "domain_error", "probabilities"},
     msgid("chance cannot move in {position}")},
    {bad_payoffs,
     {DiagnosticKind::bad_payoffs, "domain_error", "payoffs"},
     msgid("the payoffs of {position} cannot be used")},
    {unknown_player,
     {DiagnosticKind::unknown_player, "existence_error", "player"},
     msgid("who moves in {position} is none of the players")},
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

Message sentence_of(GameError::Kind kind, const std::string& position) {
  return Message(row_of(kind).sentence, {{"position", position}});
}

Message sentence_of(GameError::Kind kind, const std::string& position, Message reason) {
  Message fault = sentence_of(kind, position);
  if (reason.is_empty()) return fault;
  return Message("{fault}: {reason}", {{"fault", std::move(fault)}, {"reason", std::move(reason)}});
}

Message no_probability(const std::string& successor) {
  return Message("its successor {successor} has no probability, as 0.5-{successor}",
                 {{"successor", successor}});
}

Message wrong_probability(const std::string& successor, const std::string& probability) {
  return Message("the probability of {successor}, {number}, is no number in 0..1",
                 {{"successor", successor}, {"number", probability}});
}

Message wrong_sum(const Payoff& sum) {
  return Message("its probabilities sum to {sum}", {{"sum", sum.number().text()}});
}

Message wrong_payoffs(std::size_t players) {
  return Message("the static value is no list of {players} finite numbers, one for each player",
                 {{"players", players}});
}

Message loop_sentence(std::span<const TermId> loop, const TermTable& terms,
                      const OperatorTable& operators) {
  return Message("the game goes round in a circle: {loop}",
                 {{"loop", loop_message(loop, terms, operators)}});
}

Message loop_message(std::span<const TermId> loop, const TermTable& terms,
                     const OperatorTable& operators) {
  const auto text = [&](std::span<const TermId> positions) {
    std::vector<std::string> written;
    for (const TermId each : positions) written.push_back(write_argument(terms, each, operators));
    return fmt::format("{}", fmt::join(written, " -> "));
  };
  if (loop.size() <= shown_of_loop + 1) return verbatim(text(loop));
  return Message("{begin} -> ... {count} more ... -> {end}",
                 "{begin} -> ... {count} more ... -> {end}", loop.size() - 1 - shown_of_loop,
                 {{"begin", text(loop.first(shown_of_loop))}, {"end", text(loop.last(1))}});
}

Message loop_advice(GameKind kind) {
  return kind == GameKind::two_players
             ? Message(
                   "Bound the search with --depth N, or give a repeated position a value: "
                   "--on-cycle 'draw(0)'.")
             : Message("Bound the search with --depth N.");
}

MessagePart title_part(std::string_view name, Mover mover) {
  if (mover == Mover::chance) return {name, Message("chance")};
  return {name, is_player(mover) ? Message("a player") : verbatim(title_of(mover))};
}

Message declarations_message(const Declaration& declaration) {
  std::vector<std::string> names;
  if (declaration.max) names.emplace_back("max_to_move");
  if (declaration.min) names.emplace_back("min_to_move");
  if (declaration.chance) names.emplace_back("chance_to_move");
  if (declaration.player) names.emplace_back("player_to_move");
  return listed(names);
}

}  // namespace minimax
