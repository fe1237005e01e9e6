// Any algorithm on any game, within limits.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/transposition.hpp"
#include "game/value_scale.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answer.hpp"
#include "search/common/answers.hpp"
#include "search/common/control.hpp"
#include "search/common/deepening.hpp"
#include "search/common/horizon.hpp"
#include "search/common/plies.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/table.hpp"
#include "search/common/window.hpp"
#include "search/two/alpha_beta.hpp"
#include "search/two/line.hpp"
#include "search/two/minimax.hpp"
#include "search/two/moves.hpp"
#include "search/two/mtdf.hpp"
#include "search/two/negamax.hpp"
#include "search/two/proof_number.hpp"
#include "search/two/solution.hpp"

namespace minimax {

/// Answers questions about a game. All algorithms give the same answers. They find different
/// faults: what a search cuts off may be incomplete, and it will not notice.
template <ScaledGame G>
class Solver {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game must outlive the solver, and must not change.
  explicit Solver(G& game, SolverOptions<Value> options = {}, Interrupt interrupt = {})
      : game_(game),
        options_(options),
        interrupt_(interrupt),
        minimax_(game, {minimax_depth(), options.repetition}, interrupt) {}
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  /// Calls tell(solution) with what is known after each depth that a search within limits
  /// completes.
  void tell_depths(std::function<void(const Solution<G>&)> tell) { tell_depth_ = std::move(tell); }

  /// What stops the search, within the limits of the question that is being answered.
  Interrupt& interrupt() noexcept { return interrupt_; }

  /// Throws what Minimax throws; TooDeep where a recursive algorithm was asked for; SearchStopped
  /// where a limit was reached before there was any answer.
  Solution<G> solve(const Position& root, TieRule ties);

  /// By alpha-beta: the value of the position where it lies inside of the window, and the last of
  /// the successors that have it; else a bound of it, as AlphaBeta has it, and a successor that
  /// shows it. `valued` is the position whose static value it is; of a bound it is not known, and
  /// is the root. Limits of time and positions count, and an end by them is SearchStopped.
  Outcome<G> in_window(const Position& root, const Window<Value>& window);

  /// An answer without its line. With the algorithms `automatic` and `minimax` all positions of a
  /// game take no longer than one; limits of time and positions do not count.
  Outcome<G> outcome(const Position& root, Ties ties);

 private:
  // A search to one depth.
  struct Pass {
    Position root;
    Plies remaining;
    TieRule ties;
  };
  struct Found {
    Value value;
    std::vector<Answer<G>> answers;
    bool reaches_end;
  };

  std::optional<Plies> minimax_depth() const {
    const std::optional<Plies> depth = options_.limits.depth;
    return depth && limits_depth(game_) ? std::optional(most_plies) : depth;
  }
  bool deepens() const noexcept { return options_.limits.deepens(); }
  Algorithm chosen() const noexcept {
    return options_.algorithm == Algorithm::automatic ? Algorithm::alpha_beta : options_.algorithm;
  }

  bool to_depth(Solution<G>& solution, const Position& root, TieRule ties,
                std::optional<Plies> depth);
  Pass pass_at(const Position& root, TieRule ties, std::optional<Plies> depth);

  Found run(Solution<G>& solution, const Pass& pass);
  Found run_recursive(Solution<G>& solution, const Pass& pass);
  Found run_minimax(Solution<G>& solution, const Pass& pass);
  Found ask_minimax(Solution<G>& solution, Minimax<G>& search, const Pass& pass);
  template <class Search, class FindValue>
  Found run_search(Solution<G>& solution, Search& search, const Pass& pass, FindValue find_value);
  Value windowed_value(AlphaBeta<G>& search, const Pass& pass);
  template <class Search>
  std::vector<Answer<G>> lines(Search& search, const Pass& pass, const Value& value);
  std::uint64_t horizon_uses(const auto& search) const;
  Table<G>* table_for(Algorithm algorithm, const Pass& pass);
  void forget() {
    table_.reset();
    last_value_.reset();
  }

  G& game_;
  SolverOptions<Value> options_;
  Interrupt interrupt_;
  Minimax<G> minimax_;
  std::unique_ptr<Table<G>> table_;  // of one question
  std::optional<Value> last_value_;  // of the depth before
  std::function<void(const Solution<G>&)> tell_depth_;
};

template <ScaledGame G>
Solution<G> Solver<G>::solve(const Position& root, TieRule ties) {
  forget();
  Solution<G> solution;
  solution.algorithm = chosen();
  bool tells = deepens() && tell_depth_;
  const auto search = [&](std::optional<Plies> depth) {
    try {
      const bool goes_on = to_depth(solution, root, ties, depth);
      if (tells) tell_depth_(solution);
      return goes_on;
    } catch (const NoStaticValue&) {
      // There is no depth but the last one.
      forget();
      tells = false;
      throw;
    }
  };
  solve_within<Position>(options_.limits, interrupt_, solution, search, [&] {
    solution.answers = {{game_.value(root), {}}};
    solution.reaches_end = false;
  });
  return solution;
}

// Whether a greater depth would find more.
template <ScaledGame G>
bool Solver<G>::to_depth(Solution<G>& solution, const Position& root, TieRule ties,
                         std::optional<Plies> depth) {
  Found found = run(solution, pass_at(root, ties, depth));
  last_value_ = found.value;
  solution.answers = std::move(found.answers);
  solution.depth = depth;
  solution.reaches_end = found.reaches_end;
  return !found.reaches_end;
}

template <ScaledGame G>
auto Solver<G>::pass_at(const Position& root, TieRule ties, std::optional<Plies> depth) -> Pass {
  const Plies plies = depth.value_or(unlimited_plies);
  if constexpr (DepthLimitingGame<G>) {
    if (game_.limits_depth()) {
      // What the table knows of another depth would hide that there was one.
      table_.reset();
      return {game_.root_at(root, plies), depth ? most_plies : plies, ties};
    }
  }
  return {root, plies, ties};
}

// What is too deep for the one is not so for the other.
template <ScaledGame G>
auto Solver<G>::run(Solution<G>& solution, const Pass& pass) -> Found {
  if (solution.algorithm == Algorithm::minimax) return run_minimax(solution, pass);
  if (options_.algorithm != Algorithm::automatic) return run_recursive(solution, pass);
  const SearchReport before = solution;
  try {
    return run_recursive(solution, pass);
  } catch (const TooDeep&) {
    static_cast<SearchReport&>(solution) = before;
    solution.algorithm = Algorithm::minimax;
    return run_minimax(solution, pass);
  }
}

template <ScaledGame G>
auto Solver<G>::run_recursive(Solution<G>& solution, const Pass& pass) -> Found {
  const Algorithm algorithm = solution.algorithm;
  if (algorithm == Algorithm::negamax) {
    Negamax<G> search(game_, options_.repetition, interrupt_);
    return run_search(solution, search, pass,
                      [&] { return search.search(pass.root, pass.remaining); });
  }
  const Value guess = last_value_.value_or(ValueScale<Value>::lowest());
  if (algorithm == Algorithm::proof_number) {
    table_.reset();  // a proof to another depth is no proof
    ProofNumberSearch<G> search(game_, *table_for(algorithm, pass), options_.repetition,
                                interrupt_);
    return run_search(solution, search, pass,
                      [&] { return value_by_halving(search, pass.root, pass.remaining, guess); });
  }
  AlphaBeta<G> search(game_,
                      {.rules = options_.alpha_beta,
                       .scout = algorithm == Algorithm::pvs,
                       .stores_leaves = algorithm == Algorithm::mtdf || algorithm == Algorithm::sss,
                       .table = table_for(algorithm, pass),
                       .repetition = options_.repetition},
                      interrupt_);
  return run_search(solution, search, pass, [&] {
    if (algorithm == Algorithm::sss)
      return mtdf(search, pass.root, pass.remaining, ValueScale<Value>::highest());
    if (algorithm == Algorithm::mtdf) return mtdf(search, pass.root, pass.remaining, guess);
    return windowed_value(search, pass);
  });
}

// Without limits, what is known from the last question helps with the next.
template <ScaledGame G>
auto Solver<G>::run_minimax(Solution<G>& solution, const Pass& pass) -> Found {
  if (!deepens()) return ask_minimax(solution, minimax_, pass);
  const bool is_limited = pass.remaining != unlimited_plies;
  Minimax<G> search(
      game_, {is_limited ? std::optional(pass.remaining) : std::nullopt, options_.repetition},
      interrupt_);
  return ask_minimax(solution, search, pass);
}

template <ScaledGame G>
auto Solver<G>::ask_minimax(Solution<G>& solution, Minimax<G>& search, const Pass& pass) -> Found {
  const Counted<Minimax<G>> counted(solution.statistics, search);
  const std::uint64_t uses_before = horizon_uses(search);
  std::vector<Answer<G>> found;
  if (pass.ties == TieRule::all)
    found = search.best_answers(pass.root);
  else
    found.push_back(search.answer(pass.root, ties_of(pass.ties)));
  const Value value = found.front().value;
  return {value, std::move(found), horizon_uses(search) == uses_before};
}

// The value first, and then the line behind it.
template <ScaledGame G>
template <class Search, class FindValue>
auto Solver<G>::run_search(Solution<G>& solution, Search& search, const Pass& pass,
                           FindValue find_value) -> Found {
  const std::uint64_t uses_before = horizon_uses(search);
  search.start(pass.root, pass.remaining);
  const auto value = [&]() -> Value {
    const Counted<Search> counted(solution.statistics, search);
    return find_value();
  }();
  const Counted<Search> counted(solution.line_statistics, search);
  std::vector<Answer<G>> found = lines(search, pass, value);
  return {value, std::move(found), horizon_uses(search) == uses_before};
}

// The aspiration window (Brudno 1963; Baudet 1978) lets pass the value of the depth before alone:
// what lies beside it tells a bound, and where to look next.
template <ScaledGame G>
auto Solver<G>::windowed_value(AlphaBeta<G>& search, const Pass& pass) -> Value {
  using Scale = ValueScale<Value>;
  Window<Value> window = full_window<Value>();
  if (last_value_) {
    const Value& guess = *last_value_;
    const Value found = search.search(pass.root, pass.remaining,
                                      {Scale::just_below(guess), Scale::just_above(guess)});
    if (found == guess) return found;
    if (found < guess) window.beta = Scale::just_above(found);
    if (guess < found) window.alpha = Scale::just_below(found);
  }
  return search.search(pass.root, pass.remaining, window);
}

template <ScaledGame G>
template <class Search>
std::vector<Answer<G>> Solver<G>::lines(Search& search, const Pass& pass, const Value& value) {
  LineFinder<G, Search> lines(game_, search);
  const auto line = [&](Ties ties, const Steps<G>& first = {}) {
    return lines.answer(pass.root, pass.remaining, value, ties, first);
  };
  if (pass.ties != TieRule::all)
    return {line(pass.ties == TieRule::last ? Ties::last : Ties::first)};
  std::vector<Answer<G>> answers;
  for (const Steps<G>& move : lines.best(pass.root, pass.remaining, value))
    answers.push_back(line(Ties::last, move));
  if (answers.empty()) answers.push_back(line(Ties::last));
  return answers;
}

template <ScaledGame G>
std::uint64_t Solver<G>::horizon_uses(const auto& search) const {
  if constexpr (DepthLimitingGame<G>) {
    if (game_.limits_depth()) return game_.horizon_uses();
  }
  return search.horizon_uses();
}

// Where several paths lead to a position, where the search comes back by itself, and where the last
// depth tells in which order to search.
template <ScaledGame G>
Table<G>* Solver<G>::table_for(Algorithm algorithm, const Pass& pass) {
  const bool is_needed = algorithm != Algorithm::alpha_beta && algorithm != Algorithm::pvs;
  const bool is_useful = deepens() || may_transpose(game_, pass.root);
  if (!is_needed && (options_.table_bytes == 0 || !is_useful)) return nullptr;
  if (!table_) table_ = std::make_unique<Table<G>>(options_.table_bytes);
  return table_.get();
}

template <ScaledGame G>
Outcome<G> Solver<G>::in_window(const Position& root, const Window<Value>& window) {
  limit(interrupt_, options_.limits, Interrupt::Clock::now());
  forget();
  const Pass pass = pass_at(root, TieRule::last, options_.limits.depth);
  AlphaBeta<G> search(game_,
                      {.rules = options_.alpha_beta,
                       .table = table_for(Algorithm::alpha_beta, pass),
                       .repetition = options_.repetition},
                      interrupt_);
  search.start(pass.root, pass.remaining);
  const Value value = search.search(pass.root, pass.remaining, window);
  LineFinder<G, AlphaBeta<G>> lines(game_, search);
  if (window.alpha < value && value < window.beta) {
    return outcome_of(root, lines.answer(pass.root, pass.remaining, value, Ties::last));
  }
  return {value, lines.bounding_successor(pass.root, pass.remaining, window, value), root};
}

template <ScaledGame G>
Outcome<G> Solver<G>::outcome(const Position& root, Ties ties) {
  if (options_.algorithm == Algorithm::automatic || options_.algorithm == Algorithm::minimax)
    return minimax_.outcome(pass_at(root, rule_of(ties), options_.limits.depth).root, ties);
  return outcome_of(root, solve(root, rule_of(ties)).answers.front());
}

}  // namespace minimax
