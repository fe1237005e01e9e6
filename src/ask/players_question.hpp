// Questions over a game of several players.
#pragma once

#include <iterator>
#include <optional>
#include <vector>

#include "ask/game_faults.hpp"
#include "ask/search_settings.hpp"
#include "ask/special_question.hpp"
#include "search/common/frontier.hpp"
#include "search/common/valued_by.hpp"
#include "search/players/solver.hpp"
#include "search/players/trace.hpp"

namespace minimax {

template <class G>
class PlayersQuestion final : public SpecialQuestion<G> {
 public:
  PlayersQuestion(G& game, const Options& options, Surroundings& surroundings)
      : SpecialQuestion<G>(game, options, surroundings, GameKind::players) {}

  Found find(TermId root, TieRule ties) override;
  std::vector<TermId> frontier(TermId root) override {
    PossibleMoves<G> moves(this->game_);
    return Frontier(moves, false).below(root, this->plies());
  }
  void trace(TermId root, const GameEventSink& tell) override;

 private:
  PlayersSolverOptions solver_options() const;
  PlayersSolution<G> solve(TermId root, TieRule ties);
  FoundValue value(TermId root, const PlayersSolution<G>& solution, const PlayersAnswer<G>& answer);
  PlayersSolver<G>& solver() {
    if (!solver_) solver_.emplace(this->game_, solver_options(), this->surroundings_.interrupt());
    return *solver_;
  }

  static OptionFault untraceable_ties() {
    OptionFault fault(OptionFault::Kind::choice, "ties", "{ties=all} cannot be traced");
    fault.value = "all";
    return fault;
  }

  std::optional<PlayersSolver<G>> solver_;  // nothing before the first question
};

template <class G>
PlayersSolverOptions PlayersQuestion<G>::solver_options() const {
  return {.algorithm = this->options_.algorithm,
          .limits = limits_of(this->options_),
          .table_bytes = this->options_.transposition.bytes(),
          .greatest_sum = sum_for(this->game_, this->options_)};
}

template <class G>
Found PlayersQuestion<G>::find(TermId root, TieRule ties) {
  [[maybe_unused]] const auto limit = this->surroundings_.limit_calls(this->options_);
  const PlayersSolution<G> solution = solve(root, ties);
  Found found{root, std::nullopt, {}};
  if (solution.depth != 0 && !std::empty(this->game_.successors(root)))
    found.mover = this->game_.mover(root);
  for (const PlayersAnswer<G>& answer : solution.answers)
    found.answers.push_back({answer.best(), value(root, solution, answer), answer.line});
  found.has_more = solution.has_more;
  found.report = solution;
  return found;
}

template <class G>
PlayersSolution<G> PlayersQuestion<G>::solve(TermId root, TieRule ties) try {
  return solver().solve(root, ties);
} catch (const PayoffsError<TermId>& error) {
  if (error.problem == PayoffsProblem::too_large) throw TooLargeForFloats();
  throw;
}

// Those of a position as they are written, where chance has no part in them.
template <class G>
FoundValue PlayersQuestion<G>::value(TermId root, const PlayersSolution<G>& solution,
                                     const PlayersAnswer<G>& answer) {
  const Plies plies = solution.depth.value_or(unlimited_plies);
  if (const auto valued = valued_by(this->game_, root, plies, answer.line))
    return FoundValue::of(*valued);
  return FoundValue::of(answer.payoffs);
}

template <class G>
void PlayersQuestion<G>::trace(TermId root, const GameEventSink& tell) {
  const Options& options = this->options_;
  if (options.ties == TieRule::all) throw untraceable_ties();
  [[maybe_unused]] const auto limit = this->surroundings_.limit_calls(options);
  trace_players(this->game_, root,
                {.depth = options.depth,
                 .ties = options.ties == TieRule::first ? Ties::first : Ties::last,
                 .bound = sum_for(this->game_, options)},
                this->surroundings_.interrupt(), tell);
}

}  // namespace minimax
