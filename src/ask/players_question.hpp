// Questions over a game of several players.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <optional>
#include <vector>

#include "ask/make_result.hpp"
#include "ask/special_question.hpp"
#include "ask/written_players_trace.hpp"
#include "game/game.hpp"
#include "search/common/frontier.hpp"
#include "search/players/solver.hpp"
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
      : SpecialQuestion<File>(file, flags, GameKind::players) {}

  std::vector<Result> results(TermId position, TieRule ties) override {
    const Algorithm algorithm = this->flags_.algorithm;
    if (ties == TieRule::all && algorithm != Algorithm::automatic && algorithm != Algorithm::maxn)
      throw UsageError("--ties all is for --algorithm maxn");
    return this->asked(position, [&](const Position& root) { return results_of(root, ties); });
  }
  void trace(TermId root, const Question::Steps& steps,
             const std::function<void(const WrittenEvent&)>& tell) override;
  std::vector<TermId> frontier(TermId root) override;

 private:
  PlayersSolverOptions options() const;
  PlayersSolver<G>& solver() {
    if (!solver_) solver_.emplace(this->game_, options(), this->file_.interrupt());
    return *solver_;
  }
  std::vector<Result> results_of(const Position& root, TieRule ties);
  template <class Ask>
  auto with_such_payoffs(Ask ask);

  std::optional<PlayersSolver<G>> solver_;  // nothing before the first question
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
  const PlayersSolution<G> solution = with_such_payoffs([&] { return solver().solve(root, ties); });
  std::vector<Result> results;
  for (const PlayersAnswer<G>& answer : solution.answers) {
    Result& result = results.emplace_back();
    result.position = this->game_.term(root);
    if (const auto best = answer.best()) {
      result.mover = this->game_.mover(root);
      result.player = this->game_.player_name(player_index(*result.mover));
      result.best = this->game_.term(*best);
    }
    result.value = *this->game_.written_value(answer.line.empty() ? root : answer.line.back());
    result.nodes = this->terms(answer.line);
    describe_search(result, solution);
  }
  if (solution.has_more)
    fmt::print(stderr,
               "minimax: note: there are more than {} equilibrium lines, and these are the "
               "first\n",
               solution.answers.size());
  return results;
}

// What ask() gives.
template <class File>
template <class Ask>
auto PlayersQuestion<File>::with_such_payoffs(Ask ask) {
  try {
    return ask();
  } catch (const PayoffsError<Position>& error) {
    const TermId position = this->game_.term(error.position);
    if (error.problem == PayoffsProblem::negative)
      throw_negative_payoff(position, this->file_.terms(), this->file_.operators());
    throw Unsuitable(
        fmt::format("--algorithm shallow: the payoffs of {} sum to more than --payoff-sum says",
                    write_quoted(this->file_.terms(), position, this->file_.operators())),
        "the payoffs sum to more");
  }
}

template <class File>
void PlayersQuestion<File>::trace(TermId position, const Question::Steps& steps,
                                  const std::function<void(const WrittenEvent&)>& tell) {
  this->asked(position, [&](const Position& root) {
    std::vector<TermId> names;
    for (std::size_t i = 0; i < this->game_.players(); ++i)
      names.push_back(this->game_.player_name(i));
    with_such_payoffs([&] {
      const PlayersSolverOptions options = this->options();
      write_players_trace(
          this->game_, root,
          {.depth = options.limits.depth, .ties = steps.ties, .bound = options.greatest_sum},
          this->file_.terms(), names, steps.most, this->file_.interrupt(), tell);
    });
  });
}

template <class File>
std::vector<TermId> PlayersQuestion<File>::frontier(TermId position) {
  return this->asked(position, [&](const Position& root) {
    const Plies plies = this->flags_.depth.value_or(unlimited_plies);
    return this->terms(Frontier<G>(this->game_, false).below(root, plies));
  });
}

}  // namespace minimax
