// Any algorithm on any game of several players, within limits.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/payoff.hpp"
#include "game/value_scale.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answer.hpp"
#include "search/common/answers.hpp"
#include "search/common/control.hpp"
#include "search/common/deepening.hpp"
#include "search/common/plies.hpp"
#include "search/common/report.hpp"
#include "search/players/best_reply.hpp"
#include "search/players/equilibria.hpp"
#include "search/players/maxn.hpp"
#include "search/players/paranoid.hpp"
#include "search/players/payoffs.hpp"
#include "search/players/shallow_pruning.hpp"

namespace minimax {

struct PlayersSolverOptions {
  /// One that is_for() games of several players; `automatic` is max^n.
  Algorithm algorithm = Algorithm::automatic;
  SearchLimits limits = {};
  /// As in RootPlayerOptions.
  std::size_t table_bytes = std::size_t{64} << 20;
  /// Shallow pruning needs it: what the payoffs of a position sum to, or no more than that.
  std::optional<Payoff> greatest_sum = std::nullopt;
  /// With TieRule::all: of equilibrium lines there may be exponentially many.
  std::size_t most_lines = 10'000;
};

/// A game of several players whose payoffs are numbers.
template <class G>
concept PayoffGame = RankedPlayersGame<G> && std::same_as<typename G::Payoff, Payoff>;

template <PlayersGame G>
struct PlayersSolution : SearchReport {
  /// More than one only with TieRule::all.
  std::vector<PlayersAnswer<G>> answers = {};
  /// Whether there are more lines than were asked for.
  bool has_more = false;
};

/// Answers questions about a game of several players.
template <PayoffGame G>
class PlayersSolver {
 public:
  using Position = typename G::Position;

  /// The game must outlive the solver, and must not change. Throws std::invalid_argument where
  /// shallow pruning has no greatest sum.
  explicit PlayersSolver(G& game, PlayersSolverOptions options = {}, Interrupt interrupt = {})
      : game_(game),
        options_(std::move(options)),
        interrupt_(interrupt),
        plain_(game_, {options_.limits.depth}, interrupt) {
    if (options_.algorithm == Algorithm::shallow && !options_.greatest_sum)
      throw std::invalid_argument("shallow pruning needs a bound of the sum of payoffs");
  }
  PlayersSolver(const PlayersSolver&) = delete;
  PlayersSolver& operator=(const PlayersSolver&) = delete;

  /// All ties are for max^n, and std::invalid_argument with other algorithms. Throws what the
  /// algorithm throws; SearchStopped where a limit was reached before there was any answer.
  PlayersSolution<G> solve(const Position& root, TieRule ties);

 private:
  bool to_depth(PlayersSolution<G>& solution, const Position& root, TieRule ties,
                std::optional<Plies> depth);
  bool all_lines(PlayersSolution<G>& solution, const Position& root, std::optional<Plies> depth);
  template <class Search>
  bool ask(Search& search, PlayersSolution<G>& solution, const Position& root, Ties ties);

  G& game_;
  PlayersSolverOptions options_;
  Interrupt interrupt_;
  MaxN<G> plain_;  // what it knows of one position helps with the next
};

template <PayoffGame G>
PlayersSolution<G> PlayersSolver<G>::solve(const Position& root, TieRule ties) {
  PlayersSolution<G> solution;
  solution.algorithm =
      options_.algorithm == Algorithm::automatic ? Algorithm::maxn : options_.algorithm;
  if (ties == TieRule::all && solution.algorithm != Algorithm::maxn)
    throw std::invalid_argument("all ties are for max^n");
  const auto search = [&](std::optional<Plies> depth) {
    return to_depth(solution, root, ties, depth);
  };
  solve_within<Position>(options_.limits, interrupt_, solution, search, [&] {
    solution.answers = {{static_payoffs(game_, root), {}}};
  });
  return solution;
}

// Whether a greater depth would find more.
template <PayoffGame G>
bool PlayersSolver<G>::to_depth(PlayersSolution<G>& solution, const Position& root, TieRule rule,
                                std::optional<Plies> depth) {
  const Ties ties = ties_of(rule);
  if (rule == TieRule::all) return all_lines(solution, root, depth);
  if (solution.algorithm == Algorithm::shallow) {
    ShallowMaxN<G> search(game_, *options_.greatest_sum, {depth}, interrupt_);
    return ask(search, solution, root, ties);
  }
  if (solution.algorithm == Algorithm::paranoid) {
    Paranoid<G> search(game_, {depth, options_.table_bytes}, interrupt_);
    return ask(search, solution, root, ties);
  }
  if (solution.algorithm == Algorithm::best_reply) {
    BestReply<G> search(game_, {depth, options_.table_bytes}, interrupt_);
    return ask(search, solution, root, ties);
  }
  if (!options_.limits.deepens()) return ask(plain_, solution, root, ties);
  MaxN<G> search(game_, {depth}, interrupt_);
  return ask(search, solution, root, ties);
}

template <PayoffGame G>
template <class Search>
bool PlayersSolver<G>::ask(Search& search, PlayersSolution<G>& solution, const Position& root,
                           Ties ties) {
  const Counted counted(solution.statistics, search);
  const std::uint64_t uses_before = search.horizon_uses();
  solution.answers = {search.answer(root, ties)};
  if constexpr (requires { search.line_statistics(); })
    solution.line_statistics = solution.line_statistics + search.line_statistics();
  return search.horizon_uses() != uses_before;
}

template <PayoffGame G>
bool PlayersSolver<G>::all_lines(PlayersSolution<G>& solution, const Position& root,
                                 std::optional<Plies> depth) {
  Equilibria<G> search(game_, {depth}, interrupt_);
  const Counted counted(solution.statistics, search);
  solution.answers = search.answers(root, options_.most_lines + 1);
  solution.has_more = solution.answers.size() > options_.most_lines;
  if (solution.has_more) solution.answers.pop_back();
  return search.horizon_uses() != 0;
}

}  // namespace minimax
