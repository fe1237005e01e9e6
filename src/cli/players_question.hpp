// Questions over a game of several players.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <optional>
#include <vector>

#include "cli/special_question.hpp"
#include "game/game_view.hpp"
#include "result/make_result.hpp"
#include "search/players_solver.hpp"
#include "term/writer.hpp"

namespace minimax {

/// A file offers greatest_sum() too: the greatest sum of the payoffs of a position, or nothing
/// where that is not known.
template <class File>
class PlayersQuestion final : public SpecialQuestion<File> {
 public:
  using typename SpecialQuestion<File>::G;
  using typename SpecialQuestion<File>::Position;

  /// The file must outlive this. Throws UsageError.
  PlayersQuestion(File& file, const SearchFlags& flags)
      : SpecialQuestion<File>(file, flags, GameKind::players),
        view_(this->game_),
        solver_(view_, options(), file.interrupt()) {}

  std::vector<Result> results(TermId position, TieRule ties) override {
    const Algorithm algorithm = this->flags_.algorithm;
    if (ties == TieRule::all && algorithm != Algorithm::automatic && algorithm != Algorithm::maxn)
      throw UsageError("--ties all is for --algorithm maxn");
    return this->asked(position, [&](const Position& root) { return results_of(root, ties); });
  }

 private:
  using View = PlayersView<G>;

  PlayersSolverOptions options() const;
  std::vector<Result> results_of(const Position& root, TieRule ties);
  PlayersSolution<View> solution(const Position& root, TieRule ties);

  View view_;
  PlayersSolver<View> solver_;
};

template <class File>
PlayersSolverOptions PlayersQuestion<File>::options() const {
  PlayersSolverOptions options{.algorithm = this->flags_.algorithm,
                               .limits = limits_of(this->flags_),
                               .table_bytes = this->flags_.table_bytes};
  if (options.algorithm == Algorithm::shallow)
    options.greatest_sum =
        greatest_sum(this->flags_, this->file_.greatest_sum(), this->file_.operators());
  return options;
}

template <class File>
std::vector<Result> PlayersQuestion<File>::results_of(const Position& root, TieRule ties) {
  this->game_.find_players(root, this->flags_.depth);
  const PlayersSolution<View> solution = this->solution(root, ties);
  std::vector<Result> results;
  for (const PlayersAnswer<View>& answer : solution.answers) {
    Result& result = results.emplace_back();
    result.position = this->game_.term(root);
    if (const auto best = answer.best()) {
      result.mover = this->game_.mover(root);
      result.player = this->game_.player_name(player_index(*result.mover));
      result.best = this->game_.term(*best);
    }
    result.value = *this->game_.written_value(answer.line.empty() ? root : answer.line.back());
    for (const Position& position : answer.line) result.nodes.push_back(this->game_.term(position));
    describe_search(result, solution);
  }
  if (solution.has_more)
    fmt::print(stderr,
               "minimax: note: there are more than {} equilibrium lines, and these are the "
               "first\n",
               solution.answers.size());
  return results;
}

template <class File>
auto PlayersQuestion<File>::solution(const Position& root, TieRule ties) -> PlayersSolution<View> {
  try {
    return solver_.solve(root, ties);
  } catch (const PayoffsError<Position>& error) {
    const TermId position = this->game_.term(error.position);
    if (error.problem == PayoffsProblem::negative)
      throw_negative_payoff(position, this->file_.terms(), this->file_.operators());
    throw Unsuitable(
        fmt::format("--algorithm shallow: the payoffs of {} sum to more than --payoff-sum says",
                    write_quoted(this->file_.terms(), position, this->file_.operators())));
  }
}

}  // namespace minimax
