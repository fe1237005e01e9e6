// Questions over a game in which chance moves.
#pragma once

#include <fmt/format.h>

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "ask/make_result.hpp"
#include "ask/special_question.hpp"
#include "ask/written_chance_trace.hpp"
#include "game/game.hpp"
#include "search/chance/payoff_rounding.hpp"
#include "search/chance/solver.hpp"
#include "search/common/frontier.hpp"
#include "term/writer.hpp"

namespace minimax {

/// A file offers value_bounds() too: what its values lie between, or nothing where that is not
/// known; and may_round(): whether a float may be among its values and probabilities.
template <class File>
class ChanceQuestion final : public SpecialQuestion<File> {
 public:
  using typename SpecialQuestion<File>::G;
  using typename SpecialQuestion<File>::Position;

  /// The file must outlive this. Throws UsageError.
  ChanceQuestion(File& file, const SearchFlags& flags, NodesList nodes_list)
      : SpecialQuestion<File>(file, flags, GameKind::chance), nodes_list_(nodes_list) {}

  std::vector<Result> results(TermId position, TieRule ties) override {
    if (ties == TieRule::all && nodes_list_ == NodesList::policy)
      throw UsageError("--nodes-list policy is one: give no --ties all");
    return this->asked(position, [&](const Position& root) { return results_of(root, ties); });
  }
  void trace(TermId root, const Question::Steps& steps,
             const std::function<void(const WrittenEvent&)>& tell) override;
  std::vector<TermId> frontier(TermId root) override;

 private:
  ChanceSolverOptions<Payoff> options() const;
  ChanceSolver<G>& solver() {
    if (!solver_) solver_.emplace(this->game_, options(), this->file_.interrupt());
    return *solver_;
  }
  std::vector<Result> results_of(const Position& root, TieRule ties);
  template <class Ask>
  auto within_range(Ask ask);
  TermId value(const Position& root, const ChanceSolution<G>& solution,
               const ChanceAnswer<G>& answer);
  std::vector<TermId> policy_terms(const ChanceSolution<G>& solution);

  NodesList nodes_list_;
  std::optional<ChanceSolver<G>> solver_;  // nothing before the first question
};

template <class File>
ChanceSolverOptions<Payoff> ChanceQuestion<File>::options() const {
  const Algorithm algorithm = this->flags_.algorithm;
  return {
      .algorithm = algorithm,
      .limits = limits_of(this->flags_),
      .line = nodes_list_ == NodesList::likeliest ? ChanceLine::likeliest : ChanceLine::to_chance,
      .policy = nodes_list_ == NodesList::policy,
      .bounds = value_bounds(this->flags_, this->file_.value_bounds(), this->file_.may_round(),
                             this->file_.operators())};
}

template <class File>
std::vector<Result> ChanceQuestion<File>::results_of(const Position& root, TieRule ties) {
  const ChanceSolution<G> solution = within_range([&] { return solver().solve(root, ties); });
  std::vector<Result> results;
  for (const ChanceAnswer<G>& answer : solution.answers) {
    if (!Rounding<Payoff>::is_finite(answer.value))
      throw UsageError("the values are too large for averages of floats");
    Result& result = results.emplace_back();
    result.position = this->game_.term(root);
    if (solution.depth != 0 && !std::empty(this->game_.successors(root)))
      result.mover = this->game_.mover(root);
    if (answer.best) result.best = this->game_.term(*answer.best);
    result.value = value(root, solution, answer);
    result.nodes =
        nodes_list_ == NodesList::policy ? policy_terms(solution) : this->terms(answer.line);
    describe_search(result, solution);
  }
  return results;
}

// What ask() gives.
template <class File>
template <class Ask>
auto ChanceQuestion<File>::within_range(Ask ask) {
  try {
    return ask();
  } catch (const ValueOutOfBounds<Position, Payoff>& error) {
    throw UsageError(fmt::format("the static value of {} is {}, and lies beyond --value-range",
                                 write_quoted(this->file_.terms(), this->game_.term(error.position),
                                              this->file_.operators()),
                                 error.value.number().text()));
  }
}

template <class File>
void ChanceQuestion<File>::trace(TermId position, const Question::Steps& steps,
                                 const std::function<void(const WrittenEvent&)>& tell) {
  this->asked(position, [&](const Position& root) {
    within_range([&] {
      const ChanceSolverOptions<Payoff> options = this->options();
      write_chance_trace(this->game_, root,
                         {.star = star_kind(options.algorithm),
                          .bounds = options.bounds,
                          .depth = options.limits.depth},
                         this->file_.terms(), steps.most, this->file_.interrupt(), tell);
    });
  });
}

template <class File>
std::vector<TermId> ChanceQuestion<File>::frontier(TermId position) {
  return this->asked(position, [&](const Position& root) {
    PossibleMoves<G> moves(this->game_);
    const Plies plies = this->flags_.depth.value_or(unlimited_plies);
    return this->terms(Frontier(moves, false).below(root, plies));
  });
}

// That of a leaf as it is written.
template <class File>
TermId ChanceQuestion<File>::value(const Position& root, const ChanceSolution<G>& solution,
                                   const ChanceAnswer<G>& answer) {
  const Plies plies = solution.depth.value_or(unlimited_plies);
  if (const auto leaf = valued_by(this->game_, root, plies, answer))
    return *this->game_.written_value(*leaf);
  return this->file_.terms().number(answer.value.number());
}

// Each as `Position-[Successor, ...]`.
template <class File>
std::vector<TermId> ChanceQuestion<File>::policy_terms(const ChanceSolution<G>& solution) {
  TermTable& table = this->file_.terms();
  std::vector<TermId> list;
  for (const auto& step : solution.policy) {
    const std::array<TermId, 2> parts = {this->game_.term(step.position),
                                         table.list(this->terms(step.successors))};
    list.push_back(table.compound(table.atom("-"), parts));
  }
  return list;
}

}  // namespace minimax
