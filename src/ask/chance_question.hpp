// Questions over a game in which chance moves.
#pragma once

#include <memory>

#include "ask/search_settings.hpp"
#include "ask/special_question.hpp"
#include "ask/too_large_for_floats.hpp"
#include "search/chance/payoff_rounding.hpp"
#include "search/chance/solver.hpp"
#include "search/chance/trace.hpp"

namespace minimax {

template <class G>
class ChanceQuestion final : public SpecialQuestion<G, ChanceSolver<G>> {
  using Base = SpecialQuestion<G, ChanceSolver<G>>;
  using Base::game_;
  using Base::options_;
  using Base::surroundings_;

 public:
  ChanceQuestion(G& game, const Options& options, Surroundings& surroundings)
      : Base(game, options, surroundings, GameKind::chance) {}

 private:
  std::unique_ptr<ChanceSolver<G>> make_solver() override;
  FoundAnswer found_answer(const ChanceAnswer<G>& answer) const override {
    if (!Rounding<Payoff>::is_finite(answer.value)) throw TooLargeForFloats();
    return {answer.best, FoundValue::of(answer.value.number()), answer.line};
  }
  void add(Found& found, const ChanceSolution<G>& solution) const override;
  void trace_search(TermId root, const GameEventSink& tell) override {
    trace_chance(game_, root,
                 {.star = star_kind(options_.algorithm),
                  .bounds = bounds_for(game_, options_),
                  .depth = options_.depth},
                 surroundings_.interrupt(), tell);
  }
};

template <class G>
std::unique_ptr<ChanceSolver<G>> ChanceQuestion<G>::make_solver() {
  const NodesList nodes = options_.nodes_list;
  ChanceSolverOptions<Payoff> options{
      .algorithm = options_.algorithm,
      .limits = limits_of(options_),
      .line = nodes == NodesList::likeliest ? ChanceLine::likeliest : ChanceLine::to_chance,
      .policy = nodes == NodesList::policy,
      .bounds = bounds_for(game_, options_)};
  return std::make_unique<ChanceSolver<G>>(game_, std::move(options),
                                           interrupt_of(surroundings_, options_));
}

template <class G>
void ChanceQuestion<G>::add(Found& found, const ChanceSolution<G>& solution) const {
  if (options_.nodes_list != NodesList::policy) return;
  found.policy.emplace();
  for (const PolicyStep<G>& step : solution.policy)
    found.policy->push_back({step.position, step.successors});
}

}  // namespace minimax
