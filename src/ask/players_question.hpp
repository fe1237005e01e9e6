// Questions over a game of several players.
#pragma once

#include <memory>

#include "ask/search_settings.hpp"
#include "ask/special_question.hpp"
#include "search/players/solver.hpp"
#include "search/players/trace.hpp"

namespace minimax {

template <class G>
class PlayersQuestion final : public SpecialQuestion<G, PlayersSolver<G>> {
  using Base = SpecialQuestion<G, PlayersSolver<G>>;
  using Base::game_;
  using Base::options_;
  using Base::surroundings_;

 public:
  PlayersQuestion(G& game, const Options& options, Surroundings& surroundings)
      : Base(game, options, surroundings, GameKind::players) {}

 private:
  std::unique_ptr<PlayersSolver<G>> make_solver() override {
    PlayersSolverOptions options{.algorithm = options_.algorithm,
                                 .limits = limits_of(options_),
                                 .table_bytes = options_.transposition.bytes(),
                                 .greatest_sum = sum_for(game_, options_)};
    return std::make_unique<PlayersSolver<G>>(game_, std::move(options),
                                              interrupt_of(surroundings_, options_));
  }
  FoundAnswer found_answer(const PlayersAnswer<G>& answer) const override {
    return {answer.best(), FoundValue::of(answer.payoffs), answer.line};
  }
  void add(Found& found, const PlayersSolution<G>& solution) const override {
    found.has_more = solution.has_more;
  }
  void trace_search(TermId root, const GameEventSink& tell) override;
};

template <class G>
void PlayersQuestion<G>::trace_search(TermId root, const GameEventSink& tell) {
  if (options_.ties == TieRule::all) {
    OptionFault fault(OptionFault::Kind::choice, "ties", "{ties=all} cannot be traced");
    fault.value = "all";
    throw fault;
  }
  trace_players(
      game_, root,
      {.depth = options_.depth, .ties = ties_of(options_.ties), .bound = sum_for(game_, options_)},
      surroundings_.interrupt(), tell);
}

}  // namespace minimax
