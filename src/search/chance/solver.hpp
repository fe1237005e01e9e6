// Any algorithm on any game with chance, within limits.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/position_map.hpp"
#include "search/chance/answer.hpp"
#include "search/chance/expectation.hpp"
#include "search/chance/expectiminimax.hpp"
#include "search/chance/policy.hpp"
#include "search/chance/star.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answers.hpp"
#include "search/common/control.hpp"
#include "search/common/deepening.hpp"
#include "search/common/plies.hpp"
#include "search/common/report.hpp"

namespace minimax {

/// Nothing for plain expectiminimax.
constexpr std::optional<StarKind> star_kind(Algorithm algorithm) noexcept {
  if (algorithm == Algorithm::star1) return StarKind::star1;
  if (algorithm == Algorithm::star2) return StarKind::star2;
  return std::nullopt;
}

template <class Value>
struct ChanceSolverOptions {
  /// One that is_for() games with chance; `automatic` and `minimax` are plain expectiminimax.
  Algorithm algorithm = Algorithm::automatic;
  SearchLimits limits = {};
  ChanceLine line = ChanceLine::to_chance;
  /// Whether the policy is wanted.
  bool policy = false;
  /// Star1 and Star2 need them: all static values lie within these.
  std::optional<Bounds<Value>> bounds = std::nullopt;
};

template <ChanceGame G>
struct ChanceSolution : SearchReport {
  /// More than one only with TieRule::all; in the order of the game.
  std::vector<ChanceAnswer<G>> answers = {};
  /// With the first or the last of equals; empty where it is not wanted.
  std::vector<PolicyStep<G>> policy = {};
};

/// Answers questions about a game with chance. All algorithms give the same answers.
template <ChanceGame G>
class ChanceSolver {
 public:
  using Position = typename G::Position;
  using Value = typename G::Payoff;

  /// The game must outlive the solver, and must not change. Throws std::invalid_argument where the
  /// algorithm needs bounds and has none.
  explicit ChanceSolver(G& game, ChanceSolverOptions<Value> options = {}, Interrupt interrupt = {})
      : game_(game),
        options_(std::move(options)),
        interrupt_(interrupt),
        plain_(game_, {options_.limits.depth, options_.line}, interrupt) {
    if (star() && !options_.bounds)
      throw std::invalid_argument("Star1 and Star2 need bounds of all values");
  }
  ChanceSolver(const ChanceSolver&) = delete;
  ChanceSolver& operator=(const ChanceSolver&) = delete;

  /// Throws what the algorithm throws; SearchStopped where a limit was reached before there was any
  /// answer.
  ChanceSolution<G> solve(const Position& root, TieRule ties);

 private:
  std::optional<StarKind> star() const { return star_kind(options_.algorithm); }
  bool to_depth(ChanceSolution<G>& solution, const Position& root, TieRule ties,
                std::optional<Plies> depth);
  void drop_repeated(std::vector<PolicyStep<G>>& policy) const;
  template <class Search>
  bool ask(Search& search, ChanceSolution<G>& solution, const Position& root, TieRule ties);

  G& game_;
  ChanceSolverOptions<Value> options_;
  Interrupt interrupt_;
  Expectiminimax<G> plain_;  // what it knows of one position helps with the next
};

template <ChanceGame G>
ChanceSolution<G> ChanceSolver<G>::solve(const Position& root, TieRule ties) {
  ChanceSolution<G> solution;
  solution.algorithm = star() ? options_.algorithm : Algorithm::expectiminimax;
  const auto search = [&](std::optional<Plies> depth) {
    return to_depth(solution, root, ties, depth);
  };
  solve_within<Position>(options_.limits, interrupt_, solution, search, [&] {
    solution.answers = {{game_.merit(root), std::nullopt, {}}};
  });
  return solution;
}

// Whether a greater depth would find more.
template <ChanceGame G>
bool ChanceSolver<G>::to_depth(ChanceSolution<G>& solution, const Position& root, TieRule ties,
                               std::optional<Plies> depth) {
  if (!star()) {
    if (!options_.limits.deepens()) return ask(plain_, solution, root, ties);
    Expectiminimax<G> search(game_, {depth, options_.line}, interrupt_);
    return ask(search, solution, root, ties);
  }
  Star<G> search(
      game_, {.bounds = *options_.bounds, .kind = *star(), .depth = depth, .line = options_.line},
      interrupt_);
  return ask(search, solution, root, ties);
}

template <ChanceGame G>
template <class Search>
bool ChanceSolver<G>::ask(Search& search, ChanceSolution<G>& solution, const Position& root,
                          TieRule ties) {
  const Counted counted(solution.statistics, search);
  const std::uint64_t uses_before = search.horizon_uses();
  auto answers = search.answers(root, ties);
  if (options_.policy) solution.policy = policy(game_, search, root, ties_of(ties));
  solution.answers = std::move(answers);
  const bool reaches_end = search.horizon_uses() == uses_before;
  drop_repeated(solution.policy);
  return !reaches_end;
}

// At another distance from the depth limit, what follows a position may be the same or not.
template <ChanceGame G>
void ChanceSolver<G>::drop_repeated(std::vector<PolicyStep<G>>& policy) const {
  using Successors = std::vector<Position>;
  PositionMap<Position, std::vector<Successors>> met;
  std::erase_if(policy, [&](const PolicyStep<G>& step) {
    const std::vector<Successors>* const before = met.find(step.position);
    std::vector<Successors> all = before ? *before : std::vector<Successors>();
    if (std::ranges::find(all, step.successors) != all.end()) return true;
    all.push_back(step.successors);
    met.set(step.position, std::move(all));
    return false;
  });
}

}  // namespace minimax
