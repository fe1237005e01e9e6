// All that can be asked of a search, behind one door.
#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "game/game.hpp"
#include "game/mover.hpp"
#include "search/common/answer.hpp"
#include "search/common/answers.hpp"
#include "search/common/control.hpp"
#include "search/two/any_game.hpp"
#include "search/two/any_solver.hpp"
#include "search/two/selective.hpp"
#include "search/two/solver.hpp"
#include "search/two/solver_interface.hpp"
#include "search/two/successor_mover.hpp"
#include "search/two/viewed_search.hpp"
#include "term/number.hpp"

namespace minimax {

struct SearchOptions {
  SolverOptions<Number> solver = {};
  MoverRule mover_rule = MoverRule::position;
  SelectiveOptions selective = {};
};

/// Those of a solver over the game.
template <class G>
SolverOptions<typename G::Value> solver_options(G& game, const SolverOptions<Number>& options) {
  std::optional<typename G::Value> repetition;
  if (options.repetition) repetition = game.value_of(*options.repetition);
  return with_values(options, repetition);
}

/// Answers questions about a game, or about the tree that selective depth and the rule of the
/// successors make of it. The game is AnyGame, or has what AsAnyGame and solver_options() need. It
/// is searched directly where its tree is not changed: the rest is for AnyGame alone. Only a solver
/// of AnyGame's own may have several threads.
template <ScaledGame G>
class Searcher {
 public:
  using Position = typename G::Position;

  /// The game must outlive the searcher, and must not change.
  Searcher(G& game, const SearchOptions& options, Interrupt interrupt) : game_(game), any_(game) {
    if (options.mover_rule == MoverRule::position && options.selective.none()) {
      plain_ = plain_solver(game, solver_options(game, options.solver), interrupt);
    } else {
      viewed_.emplace(any_, alone(solver_options<AnyGame>(any_, options.solver)),
                      options.mover_rule, options.selective, interrupt);
    }
  }

  /// As Solver. With TieRule::all and MoverRule::successor each answer is one that the program
  /// could give with another rule for ties.
  Solution<G> solve(const Position& root, TieRule ties) {
    return plain_ ? plain_->solve(root, ties) : own(viewed_->solve(root, ties));
  }
  Outcome<G> outcome(const Position& root, Ties ties) {
    if (plain_) return plain_->outcome(root, ties);
    return outcome_of(root, solve(root, rule_of(ties)).answers.front());
  }

  /// As Solver.
  void tell_depths(std::function<void(const Solution<G>&)> tell) {
    if (plain_) return plain_->tell_depths(std::move(tell));
    viewed_->tell_depths([this, tell = std::move(tell)](const Solution<AnyGame>& found) {
      if (tell) tell(own(found));
    });
  }

  /// Who chooses among the successors of the position, which must have some. With
  /// MoverRule::successor it is who chooses first, where both do.
  Mover mover(const Position& position) {
    return plain_ ? game_.mover(position) : viewed_->mover(position);
  }

  /// With MoverRule::successor: a position that was looked at where the other rule would differ.
  std::optional<Position> rule_difference() const {
    return viewed_ ? viewed_->rule_difference() : std::nullopt;
  }

 private:
  static constexpr bool is_any = std::same_as<G, AnyGame>;

  template <class Value>
  static SolverOptions<Value> alone(SolverOptions<Value> options) {
    options.threads = 1;
    return options;
  }
  // That of the game itself, where it has one.
  static std::unique_ptr<SolverInterface<G>> plain_solver(
      G& game, const SolverOptions<typename G::Value>& options, const Interrupt& interrupt) {
    if constexpr (is_any) {
      if (auto own = game.own_solver(options, interrupt)) return own;
    }
    // One of AnyGame searches alone, and how others help it is for the algorithm to know.
    return std::make_unique<Solver<G>>(game, is_any ? options : alone(options), interrupt);
  }

  // In values of the game.
  Solution<G> own(const Solution<AnyGame>& found) {
    if constexpr (is_any) {
      return found;
    } else {
      Solution<G> solution{found, {}, found.reaches_end};
      for (const Answer<AnyGame>& answer : found.answers) {
        solution.answers.push_back({game_.value_of(answer.value.number()), answer.line,
                                    answer.repetition, answer.indices});
      }
      return solution;
    }
  }

  G& game_;
  std::conditional_t<is_any, AnyGame&, AsAnyGame<G>> any_;
  std::unique_ptr<SolverInterface<G>> plain_;
  std::optional<ViewedSearch> viewed_;
};

}  // namespace minimax
