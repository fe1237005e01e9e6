// From the answer of a search to a result.
#pragma once

#include <optional>
#include <string>

#include "ask/result.hpp"
#include "game/term_game.hpp"
#include "search/common/answers.hpp"
#include "search/common/names.hpp"
#include "search/two/solver.hpp"
#include "term/term.hpp"

namespace minimax {

/// `mover` is who chooses at the position, where it was not valued statically. `repetition` is the
/// value of a repeated position as it was written, where there is one.
template <TermGame G>
Result make_result(G& game, const typename G::Position& position, std::optional<Mover> mover,
                   const Outcome<G>& outcome, std::optional<TermId> repetition) {
  Result result;
  result.position = game.term(position);
  result.mover = mover;
  if (outcome.best) result.best = game.term(*outcome.best);
  result.value = outcome.repetition ? *repetition : *game.written_value(outcome.valued);
  return result;
}

/// Likewise, with NodesList.
template <TermGame G>
Result make_result(G& game, const typename G::Position& position, std::optional<Mover> mover,
                   const Answer<G>& answer, NodesList kind, std::optional<TermId> repetition) {
  Result result = make_result(game, position, mover, outcome_of(position, answer), repetition);
  for (const auto& node : nodes_list(game, position, answer, kind))
    result.nodes.push_back(game.term(node));
  return result;
}

/// Adds how the answer was found: `Solution` is one of any kind of game.
template <class Solution>
void describe_search(Result& result, const Solution& solution) {
  result.complete = solution.complete;
  result.algorithm = name_of(solution.algorithm);
  result.depth = solution.depth;
  result.statistics = solution.statistics;
  if constexpr (requires { solution.line_statistics; })
    result.line_statistics = solution.line_statistics;
  result.time = solution.time;
}

}  // namespace minimax
