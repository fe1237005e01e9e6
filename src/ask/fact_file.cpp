#include "ask/fact_file.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <utility>

#include "ask/chance_question.hpp"
#include "ask/errors.hpp"
#include "ask/game_question.hpp"
#include "ask/kind_options.hpp"
#include "ask/players_question.hpp"
#include "base/print.hpp"
#include "facts/fact_bounds.hpp"
#include "facts/game_problem.hpp"
#include "syntax/read_term.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

constexpr std::size_t shown_roots = 20;

}  // namespace

FactFile::FactFile(Source source, Loaded loaded)
    : source_(std::move(source)), loaded_(std::move(loaded)) {
  print(render(loaded_.diagnostics, source_), stderr);
  if (!loaded_.game) throw BadInput();
}

std::unique_ptr<Question> FactFile::question(const SearchFlags& flags, NodesList nodes_list) {
  check_options(flags, nodes_list, kind());
  switch (kind()) {
    case GameKind::chance:
      return std::make_unique<ChanceQuestion<FactFile>>(*this, flags, nodes_list);
    case GameKind::players:
      return std::make_unique<PlayersQuestion<FactFile>>(*this, flags);
    default:
      return std::make_unique<GameQuestion<FactFile>>(*this, flags, nodes_list);
  }
}

Payoff FactFile::greatest_sum() try {
  return minimax::greatest_sum(game());
} catch (const PayoffsError<TermId>& error) {
  throw_negative_payoff(error.position, terms(), operators());
}

std::unique_ptr<Quiescence<FactGame>> FactFile::quiescence(FactGame&, const SearchFlags& flags) {
  if (flags.quiescence)
    throw UsageError(
        "--quiescence names a goal of a program, and this file is searched as facts\n  --engine "
        "swipl has SWI-Prolog search it.");
  return nullptr;
}

std::vector<TermId> FactFile::positions(const std::vector<std::string>& texts) {
  if (texts.empty()) return {beginning()};
  std::vector<TermId> positions;
  for (const std::string& text : texts) positions.push_back(position(text));
  return positions;
}

TermId FactFile::position(const std::string& text) {
  try {
    const TermId term = read_term(text, game().terms(), operators());
    if (game().is_position(term)) return term;
  } catch (const NotATerm& problem) {
    throw UsageError(fmt::format("the position `{}` is no term: {}", text, problem.what()));
  }
  throw UsageError(
      fmt::format("{} has no position `{}`\n  `minimax solve --all {}` lists all positions.",
                  source_.name(), text, source_.name()));
}

// Where the file does not say, the game begins at its only root.
TermId FactFile::beginning() {
  if (const std::optional<TermId> initial = game().initial_position()) {
    if (game().is_position(*initial)) return *initial;
    throw UsageError(fmt::format(
        "{} says initial_position({}), and has no such position\n  Say which one is asked for.",
        source_.name(), write_quoted(game().terms(), *initial, operators())));
  }
  const std::vector<TermId> roots = game().roots();
  if (roots.size() == 1) return roots.front();
  if (roots.empty())
    throw UsageError(fmt::format(
        "every position of {} is a successor of another one\n  Say which one is asked for.",
        source_.name()));
  std::string list;
  for (std::size_t i = 0; i < roots.size() && i < shown_roots; ++i) {
    list += i == 0 ? " " : ", ";
    append_quoted(list, game().terms(), roots[i], operators(), argument_priority);
  }
  if (roots.size() > shown_roots) list += fmt::format(" and {} more", roots.size() - shown_roots);
  throw UsageError(fmt::format(
      "{} has {} positions that are nobody's successor:{}\n  Say which one is asked for.",
      source_.name(), roots.size(), list));
}

void FactFile::fail(const GameError& error) {
  print(render({describe(error, game(), operators(), source_)}, source_), stderr);
  throw BadInput();
}

void FactFile::fail(const CycleError<TermId>& error) {
  Diagnostic diagnostic = describe(error, game(), operators(), source_);
  diagnostic.advice =
      kind() == GameKind::two_players
          ? "Bound the search with --depth N, or give a repeated position a value: --on-cycle "
            "'draw(0)'."
          : "Bound the search with --depth N.";
  print(render({diagnostic}, source_), stderr);
  throw BadInput();
}

}  // namespace minimax
