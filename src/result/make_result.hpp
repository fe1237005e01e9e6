// From the answer of a search to a result.
#pragma once

#include <optional>
#include <string>

#include "game/game.hpp"
#include "result/result.hpp"
#include "search/answers.hpp"
#include "search/names.hpp"
#include "search/solver.hpp"
#include "term/term.hpp"

namespace minimax {

/// `game` is one whose positions are terms and which knows its values as they were written. `mover`
/// is who chooses at the position, where it was not valued statically. `repetition` is the value of
/// a repeated position as it was written, where there is one.
template <Game G>
Result make_result(G& game, TermId position, std::optional<Mover> mover, const Answer<G>& answer,
                   NodesList kind, std::optional<TermId> repetition) {
  Result result;
  result.position = position;
  result.mover = mover;
  if (!answer.line.empty()) result.best = answer.line.front();
  const TermId valued = answer.line.empty() ? position : answer.line.back();
  result.value = answer.repetition ? *repetition : *game.written_value(valued);
  result.nodes = nodes_list(game, position, answer, kind);
  return result;
}

/// Likewise, without NodesList.
template <Game G>
Result make_result(G& game, TermId position, std::optional<Mover> mover, const Outcome<G>& outcome,
                   std::optional<TermId> repetition) {
  Result result;
  result.position = position;
  result.mover = mover;
  result.best = outcome.best;
  result.value = outcome.repetition ? *repetition : *game.written_value(outcome.valued);
  return result;
}

/// Adds how the answer was found.
template <Game G>
void describe_search(Result& result, const Solution<G>& solution) {
  result.complete = solution.complete;
  result.algorithm = name_of(solution.algorithm);
  result.depth = solution.depth;
  result.statistics = solution.statistics;
  result.line_statistics = solution.line_statistics;
  result.time = solution.time;
}

}  // namespace minimax
