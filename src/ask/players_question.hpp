// Questions over a game of several players.
#pragma once

#include <optional>
#include <vector>

#include "ask/search_settings.hpp"
#include "ask/special_question.hpp"
#include "search/common/frontier.hpp"
#include "search/players/solver.hpp"

namespace minimax {

template <class G>
class PlayersQuestion final : public SpecialQuestion<G> {
 public:
  PlayersQuestion(G& game, const Options& options, Surroundings<G>& surroundings)
      : SpecialQuestion<G>(game, options, surroundings, GameKind::players) {}

  Found find(TermId root, TieRule ties) override;
  std::vector<TermId> frontier(TermId root) override {
    return Frontier(this->game_, false).below(root, this->plies());
  }

 private:
  PlayersSolverOptions solver_options() const;
  PlayersSolver<G>& solver() {
    if (!solver_) solver_.emplace(this->game_, solver_options(), this->surroundings_.interrupt());
    return *solver_;
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
  [[maybe_unused]] const auto limit = this->surroundings_.limit_calls(this->game_, this->options_);
  const PlayersSolution<G> solution = solver().solve(root, ties);
  Found found{root, std::nullopt, {}};
  for (const PlayersAnswer<G>& answer : solution.answers) {
    if (answer.best()) found.mover = this->game_.mover(root);
    found.answers.push_back({answer.best(),
                             FoundValue::of(answer.line.empty() ? root : answer.line.back()),
                             answer.line});
  }
  found.has_more = solution.has_more;
  found.report = report_of(solution);
  return found;
}

}  // namespace minimax
