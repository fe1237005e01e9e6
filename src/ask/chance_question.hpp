// Questions over a game in which chance moves.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "ask/game_faults.hpp"
#include "ask/search_settings.hpp"
#include "ask/special_question.hpp"
#include "search/chance/payoff_rounding.hpp"
#include "search/chance/solver.hpp"
#include "search/chance/trace.hpp"
#include "search/common/frontier.hpp"

namespace minimax {

template <class G>
class ChanceQuestion final : public SpecialQuestion<G> {
 public:
  ChanceQuestion(G& game, const Options& options, Surroundings& surroundings)
      : SpecialQuestion<G>(game, options, surroundings, GameKind::chance) {}

  Found find(TermId root, TieRule ties) override;
  std::vector<TermId> frontier(TermId root) override {
    PossibleMoves<G> moves(this->game_);
    return Frontier(moves, false).below(root, this->plies());
  }
  void trace(TermId root, const GameEventSink& tell) override;

 private:
  ChanceSolverOptions<Payoff> solver_options() const;
  ChanceSolver<G>& solver() {
    if (!solver_) solver_.emplace(this->game_, solver_options(), this->surroundings_.interrupt());
    return *solver_;
  }
  FoundValue value(TermId root, const ChanceSolution<G>& solution, const ChanceAnswer<G>& answer);

  std::optional<ChanceSolver<G>> solver_;  // nothing before the first question
};

template <class G>
ChanceSolverOptions<Payoff> ChanceQuestion<G>::solver_options() const {
  const NodesList nodes = this->options_.nodes_list;
  return {.algorithm = this->options_.algorithm,
          .limits = limits_of(this->options_),
          .line = nodes == NodesList::likeliest ? ChanceLine::likeliest : ChanceLine::to_chance,
          .policy = nodes == NodesList::policy,
          .bounds = bounds_for(this->game_, this->options_)};
}

template <class G>
Found ChanceQuestion<G>::find(TermId root, TieRule ties) {
  [[maybe_unused]] const auto limit = this->surroundings_.limit_calls(this->options_);
  const ChanceSolution<G> solution = solver().solve(root, ties);
  Found found{root, std::nullopt, {}};
  if (solution.depth != 0 && !std::empty(this->game_.successors(root)))
    found.mover = this->game_.mover(root);
  for (const ChanceAnswer<G>& answer : solution.answers) {
    if (!Rounding<Payoff>::is_finite(answer.value)) throw TooLargeForFloats();
    found.answers.push_back({answer.best, value(root, solution, answer), answer.line});
  }
  if (this->options_.nodes_list == NodesList::policy) {
    found.policy.emplace();
    for (const PolicyStep<G>& step : solution.policy)
      found.policy->push_back({step.position, step.successors});
  }
  found.report = solution;
  return found;
}

template <class G>
void ChanceQuestion<G>::trace(TermId root, const GameEventSink& tell) {
  [[maybe_unused]] const auto limit = this->surroundings_.limit_calls(this->options_);
  trace_chance(this->game_, root,
               {.star = star_kind(this->options_.algorithm),
                .bounds = bounds_for(this->game_, this->options_),
                .depth = this->options_.depth},
               this->surroundings_.interrupt(), tell);
}

// That of a leaf as it is written.
template <class G>
FoundValue ChanceQuestion<G>::value(TermId root, const ChanceSolution<G>& solution,
                                    const ChanceAnswer<G>& answer) {
  const Plies plies = solution.depth.value_or(unlimited_plies);
  if (const auto leaf = valued_by(this->game_, root, plies, answer.line))
    return FoundValue::of(*leaf);
  return FoundValue::of(answer.value.number());
}

}  // namespace minimax
