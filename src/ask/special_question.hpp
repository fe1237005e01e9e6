// Questions over games in which chance moves, or several players, as far as they have them in
// common.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ask/count_paths.hpp"
#include "ask/option_faults.hpp"
#include "ask/question.hpp"
#include "ask/surroundings.hpp"
#include "ask/too_large_for_floats.hpp"
#include "game/game_kind.hpp"
#include "search/chance/possible_moves.hpp"
#include "search/common/answers.hpp"
#include "search/common/frontier.hpp"
#include "search/common/valued_by.hpp"
#include "search/players/payoffs.hpp"

namespace minimax {

/// By a solver of such games. What can be asked about games of two players alone is refused with an
/// OptionFault.
template <class G, class Solver>
class SpecialQuestion : public Question {
 public:
  /// Both must outlive this.
  SpecialQuestion(G& game, const Options& options, Surroundings& surroundings, GameKind kind)
      : game_(game), options_(options), surroundings_(surroundings), kind_(kind) {}

  Found find(TermId root, TieRule ties) final;
  Found think(TermId root, const std::function<void(const Found&)>&) final {
    return find(root, TieRule::last);
  }
  Found outcome(TermId root, Ties ties) final {
    Found found = find(root, rule_of(ties));
    for (FoundAnswer& answer : found.answers) answer.nodes.clear();
    return found;
  }
  FoundAnswer in_window(TermId, const Number&, const Number&) final { throw refusal("alphabeta"); }
  Mover mover(TermId position) final { return game_.mover(position); }
  Proved prove(TermId, TieRule) final { throw refusal("certificate"); }
  /// Nobody has said how few leaves prove such a value.
  std::optional<ProofSize> proof_size(TermId) final { return std::nullopt; }

  std::unique_ptr<Exploration<TermId, Number>> explore() final { throw refusal("endgame"); }
  std::unique_ptr<Question> with_known(KnownValues&) final { throw refusal("endgame"); }

  std::vector<TermId> frontier(TermId root) final {
    PossibleMoves<G> moves(game_);
    return Frontier(moves, false).below(root, options_.depth.value_or(unlimited_plies));
  }
  std::vector<TermId> possible_successors(TermId position) final {
    return PossibleMoves<G>(game_).successors(position);
  }
  void count_paths(TermId root, Plies plies,
                   const std::function<void(const ReachedPly&)>& tell) final {
    PossibleMoves<G> moves(game_);
    minimax::count_paths(moves, root, plies, options_, surroundings_, tell);
  }
  void trace(TermId root, const GameEventSink& tell) final {
    [[maybe_unused]] const auto limit = surroundings_.limit_calls(options_);
    averaged([&] { trace_search(root, tell); });
  }

 protected:
  using Solution = decltype(std::declval<Solver&>().solve(TermId(), TieRule()));
  using Answer = typename decltype(Solution::answers)::value_type;

  virtual std::unique_ptr<Solver> make_solver() = 0;
  /// With the value that was worked out. Throws TooLargeForFloats.
  virtual FoundAnswer found_answer(const Answer& answer) const = 0;
  /// What else the solution tells.
  virtual void add(Found& found, const Solution& solution) const = 0;
  virtual void trace_search(TermId root, const GameEventSink& tell) = 0;

  G& game_;
  const Options options_;
  Surroundings& surroundings_;

 private:
  OptionFault refusal(const char* what) const {
    return OptionFault(OptionFault::Kind::option, what,
                       fmt::format("{{{}}} cannot be used here: {}", what, sentence_of(kind_)));
  }

  /// What search() gives, which may have averaged payoffs. Throws TooLargeForFloats.
  template <class Search>
  static auto averaged(Search search) try {
    return search();
  } catch (const PayoffsError<TermId>& error) {
    if (error.problem == PayoffsProblem::too_large) throw TooLargeForFloats();
    throw;
  }

  GameKind kind_;
  std::unique_ptr<Solver> solver_;  // null before the first question
};

template <class G, class Solver>
Found SpecialQuestion<G, Solver>::find(TermId root, TieRule ties) {
  [[maybe_unused]] const auto limit = surroundings_.limit_calls(options_);
  if (!solver_) solver_ = make_solver();
  const Solution solution = with_askings(
      surroundings_, [&] { return averaged([&] { return solver_->solve(root, ties); }); });
  Found found{root, std::nullopt, {}};
  if (solution.depth != 0 && !std::empty(game_.successors(root))) found.mover = game_.mover(root);
  const Plies plies = solution.depth.value_or(unlimited_plies);
  for (const Answer& answer : solution.answers) {
    FoundAnswer& told = found.answers.emplace_back(found_answer(answer));
    // As it is written, where chance has no part in it.
    if (const auto valued = valued_by(game_, root, plies, answer.line))
      told.value = FoundValue::of(*valued);
  }
  add(found, solution);
  found.report = solution;
  return found;
}

}  // namespace minimax
