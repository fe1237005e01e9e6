// Any algorithm on any game, within limits.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/asking.hpp"
#include "game/game.hpp"
#include "game/transposition.hpp"
#include "game/value_scale.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answer.hpp"
#include "search/common/answers.hpp"
#include "search/common/busy_positions.hpp"
#include "search/common/control.hpp"
#include "search/common/deepening.hpp"
#include "search/common/horizon.hpp"
#include "search/common/plies.hpp"
#include "search/common/search_helpers.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/table.hpp"
#include "search/common/window.hpp"
#include "search/two/alpha_beta.hpp"
#include "search/two/frugal.hpp"
#include "search/two/frugal_help.hpp"
#include "search/two/frugal_value.hpp"
#include "search/two/line.hpp"
#include "search/two/minimax.hpp"
#include "search/two/moves.hpp"
#include "search/two/mtdf.hpp"
#include "search/two/negamax.hpp"
#include "search/two/proof_number.hpp"
#include "search/two/retrograde.hpp"
#include "search/two/solution.hpp"
#include "search/two/solver_interface.hpp"

namespace minimax {

/// Answers questions about a game. All algorithms give the same answers. They find different
/// faults: what a search cuts off may be incomplete, and it will not notice.
template <ScaledGame G>
class Solver final : public SolverInterface<G> {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game must outlive the solver, and must not change. Throws std::invalid_argument where
  /// Algorithm::retrograde has limits.
  explicit Solver(G& game, SolverOptions<Value> options = {}, Interrupt interrupt = {})
      : game_(game),
        options_(options),
        interrupt_(interrupt),
        minimax_(game, {minimax_depth(), options.repetition}, interrupt) {
    if (options.algorithm == Algorithm::retrograde && is_limited())
      throw std::invalid_argument("retrograde analysis has no limits");
  }

  void tell_depths(std::function<void(const Solution<G>&)> tell) override {
    tell_depth_ = std::move(tell);
  }
  Solution<G> solve(const Position& root, TieRule ties) override;
  Outcome<G> outcome(const Position& root, Ties ties) override;

  /// What stops the search, within the limits of the question that is being answered.
  Interrupt& interrupt() noexcept { return interrupt_; }

  /// By alpha-beta: the value of the position where it lies inside of the window, and the last of
  /// the successors that have it; else a bound of it, as AlphaBeta has it, and a successor that
  /// shows it. `valued` is the position whose static value it is; of a bound it is not known, and
  /// is the root. Limits of time and positions count, and an end by them is SearchStopped.
  Outcome<G> in_window(const Position& root, const Window<Value>& window);

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
  bool is_limited() const noexcept { return options_.limits.depth || deepens(); }
  Algorithm chosen() const noexcept;

  bool to_depth(Solution<G>& solution, const Position& root, TieRule ties,
                std::optional<Plies> depth);
  Pass pass_at(const Position& root, TieRule ties, std::optional<Plies> depth);

  Found run(Solution<G>& solution, const Pass& pass);
  Found run_recursive(Solution<G>& solution, const Pass& pass);
  Found run_frugal(Solution<G>& solution, const Pass& pass);
  std::shared_ptr<FrugalMemory<G>> frugal_memory(const Pass& pass);
  Found run_windowed(Solution<G>& solution, const Pass& pass);
  template <Sharing sharing>
  Found run_alpha_beta(Solution<G>& solution, const Pass& pass);
  template <class Work>
  SearchHelpers helpers(Statistics& total, const Pass& pass,
                        const AlphaBetaOptions<G, Sharing::threads>& options, Work work);
  Found run_minimax(Solution<G>& solution, const Pass& pass);
  Found ask_minimax(Solution<G>& solution, Minimax<G>& search, const Pass& pass);
  struct NoHelp {
    NoHelp operator()(const auto&...) const { return {}; }
  };
  template <class Search, class FindValue, class Help = NoHelp>
  Found run_search(Solution<G>& solution, Search& search, const Pass& pass, FindValue find_value,
                   Help help = {});
  Value value_by(Algorithm algorithm, auto& search, const Pass& pass) const;
  Value windowed_value(auto& search, const Pass& pass) const;
  template <class Search>
  std::vector<Answer<G>> lines(G& game, Search& search, const Pass& pass, const Value& value) const;
  std::uint64_t horizon_uses(const auto& search) const;
  Value guess() const { return last_value_.value_or(ValueScale<Value>::lowest()); }
  template <Sharing sharing = Sharing::none>
  Table<G, sharing>* table_for(Algorithm algorithm, const Pass& pass);
  Retrograde<G>& retrograde() {
    if (!retrograde_) retrograde_.emplace(game_, options_.repetition, interrupt_);
    return *retrograde_;
  }
  // Without one, plain minimax knows the values of all positions together.
  bool has_loop(const Position& root) {
    retrograde().start(root, unlimited_plies);
    return retrograde().has_loop();
  }
  void forget() {
    table_.reset();
    shared_table_.reset();
    last_value_.reset();
  }

  G& game_;
  SolverOptions<Value> options_;
  Interrupt interrupt_;
  Minimax<G> minimax_;
  std::optional<Retrograde<G>> retrograde_;
  std::shared_ptr<Table<G>> table_;  // of one question
  std::shared_ptr<FrugalMemory<G>> frugal_memory_;
  std::unique_ptr<Table<G, Sharing::threads>> shared_table_;
  std::unique_ptr<BusyPositions> busy_;
  std::vector<std::unique_ptr<G>> games_;  // those of other threads
  std::optional<Value> last_value_;        // of the depth before
  std::function<void(const Solution<G>&)> tell_depth_;
};

// On cycles the others look at paths, of which there may be many. Who wants alpha-beta to go by
// some rules is to have it, and so does a game that several threads can but search apart.
template <ScaledGame G>
Algorithm Solver<G>::chosen() const noexcept {
  if (options_.algorithm != Algorithm::automatic) return options_.algorithm;
  if (options_.repetition && !is_limited() && lists_positions(game_)) return Algorithm::retrograde;
  const bool is_parted = ThreadedGame<G> && options_.threads > 1 && !asking_threads(game_);
  const bool is_for_frugal = is_dear(game_) && !options_.repetition && options_.table_bytes > 0 &&
                             options_.alpha_beta == AlphaBetaRules() && !is_parted;
  return is_for_frugal ? Algorithm::frugal : Algorithm::alpha_beta;
}

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
                      [&](auto& of) { return of.search(pass.root, pass.remaining); });
  }
  if (algorithm == Algorithm::retrograde) {
    return run_search(solution, retrograde(), pass,
                      [&](auto& of) { return of.search(pass.root, pass.remaining); });
  }
  if (algorithm == Algorithm::proof_number) {
    table_.reset();  // a proof to another depth is no proof
    ProofNumberSearch<G> search(game_, *table_for(algorithm, pass), options_.repetition,
                                interrupt_);
    return run_search(solution, search, pass, [&](auto& of) {
      return value_by_halving(of, pass.root, pass.remaining, guess());
    });
  }
  if (algorithm == Algorithm::frugal) return run_frugal(solution, pass);
  return run_windowed(solution, pass);
}

template <ScaledGame G>
auto Solver<G>::run_frugal(Solution<G>& solution, const Pass& pass) -> Found {
  FrugalSearch<G> search(game_, frugal_memory(pass), options_.repetition, interrupt_);
  std::optional<FrugalHelp<G>> help;
  AskingThreads<G>* const threads = asking_threads(game_);
  if (threads && !options_.repetition) help.emplace(*threads, search);
  return run_search(solution, search, pass, [&](auto& of) {
    return frugal_value(game_, of, pass.root, pass.remaining, last_value_);
  });
}

// One for all depths: threads may still look at what the last one has found.
template <ScaledGame G>
std::shared_ptr<FrugalMemory<G>> Solver<G>::frugal_memory(const Pass& pass) {
  static_cast<void>(table_for(Algorithm::frugal, pass));
  if (frugal_memory_ && frugal_memory_->is_over(table_))
    frugal_memory_->forget_moves();
  else
    frugal_memory_ = std::make_shared<FrugalMemory<G>>(table_);
  return frugal_memory_;
}

// What several threads come to may be what one would have cut off: so faults that are met then are
// those of one thread that begins anew.
template <ScaledGame G>
auto Solver<G>::run_windowed(Solution<G>& solution, const Pass& pass) -> Found {
  if constexpr (ThreadedGame<G>) {
    if (options_.threads > 1 && options_.table_bytes > 0) {
      try {
        return run_alpha_beta<Sharing::threads>(solution, pass);
      } catch (const SearchStopped&) {
        throw;
      } catch (const ThrownByAsked&) {
        throw;
      } catch (...) {
        if (interrupt_.asked_has_thrown()) throw;
      }
    }
  }
  return run_alpha_beta<Sharing::none>(solution, pass);
}

template <ScaledGame G>
template <Sharing sharing>
auto Solver<G>::run_alpha_beta(Solution<G>& solution, const Pass& pass) -> Found {
  const Algorithm algorithm = solution.algorithm;
  AlphaBetaOptions<G, sharing> options{
      .rules = options_.alpha_beta,
      .scout = algorithm == Algorithm::pvs,
      .stores_leaves = algorithm == Algorithm::mtdf || algorithm == Algorithm::sss,
      .table = table_for<sharing>(algorithm, pass),
      .repetition = options_.repetition};
  if constexpr (sharing == Sharing::threads) {
    if (!busy_) busy_ = std::make_unique<BusyPositions>();
    options.busy = busy_.get();
  }
  AlphaBeta<G, NoObserver, sharing> search(game_, options, interrupt_);
  const auto find_value = [&](auto& of) { return value_by(algorithm, of, pass); };
  if constexpr (sharing == Sharing::threads) {
    return run_search(solution, search, pass, find_value, [&](Statistics& total, auto work) {
      return helpers(total, pass, options, work);
    });
  } else {
    return run_search(solution, search, pass, find_value);
  }
}

// Each does the caller's work, and leaves what it finds in the table.
template <ScaledGame G>
template <class Work>
SearchHelpers Solver<G>::helpers(Statistics& total, const Pass& pass,
                                 const AlphaBetaOptions<G, Sharing::threads>& options, Work work) {
  const unsigned count = options_.threads - 1;
  while (games_.size() < count) games_.push_back(std::make_unique<std::remove_const_t<G>>(game_));
  const auto help = [this, &pass, options, work](unsigned index, Interrupt& interrupt,
                                                 Statistics& statistics) {
    AlphaBeta<G, NoObserver, Sharing::threads> search(*games_[index], options, interrupt);
    const Counted counted(statistics, search);
    search.start(pass.root, pass.remaining);
    work(*games_[index], search);
  };
  return SearchHelpers(count, interrupt_, total, help);
}

template <ScaledGame G>
auto Solver<G>::value_by(Algorithm algorithm, auto& search, const Pass& pass) const -> Value {
  if (algorithm == Algorithm::sss)
    return mtdf(search, pass.root, pass.remaining, ValueScale<Value>::highest());
  if (algorithm == Algorithm::mtdf) return mtdf(search, pass.root, pass.remaining, guess());
  return windowed_value(search, pass);
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

// The value first, and then the line behind it: find_value() gives the value by a search, and
// help(statistics, work) has helpers, if any, work as long as lives what it gives.
template <ScaledGame G>
template <class Search, class FindValue, class Help>
auto Solver<G>::run_search(Solution<G>& solution, Search& search, const Pass& pass,
                           FindValue find_value, Help help) -> Found {
  const std::uint64_t uses_before = horizon_uses(search);
  const auto value = [&]() -> Value {
    const Counted<Search> counted(solution.statistics, search);
    search.start(pass.root, pass.remaining);
    [[maybe_unused]] const auto others =
        help(solution.statistics, [&](G&, auto& other) { (void)find_value(other); });
    return find_value(search);
  }();
  const Counted<Search> counted(solution.line_statistics, search);
  [[maybe_unused]] const auto others = help(solution.line_statistics, [&](G& game, auto& other) {
    (void)lines(game, other, pass, value);
  });
  std::vector<Answer<G>> found = lines(game_, search, pass, value);
  return {value, std::move(found), horizon_uses(search) == uses_before};
}

// The aspiration window (Brudno 1963; Baudet 1978) lets pass the value of the depth before alone:
// what lies beside it tells a bound, and where to look next.
template <ScaledGame G>
auto Solver<G>::windowed_value(auto& search, const Pass& pass) const -> Value {
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
std::vector<Answer<G>> Solver<G>::lines(G& game, Search& search, const Pass& pass,
                                        const Value& value) const {
  LineFinder<G, Search> lines(game, search);
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
// depth tells in which order to search. By theirs threads tell each other what they find.
template <ScaledGame G>
template <Sharing sharing>
Table<G, sharing>* Solver<G>::table_for(Algorithm algorithm, const Pass& pass) {
  if constexpr (sharing == Sharing::threads) {
    if (!shared_table_) shared_table_ = std::make_unique<Table<G, sharing>>(options_.table_bytes);
    return shared_table_.get();
  } else {
    const bool is_needed = algorithm != Algorithm::alpha_beta && algorithm != Algorithm::pvs;
    const bool is_useful = deepens() || may_transpose(game_, pass.root);
    if (!is_needed && (options_.table_bytes == 0 || !is_useful)) return nullptr;
    if (!table_) table_ = std::make_shared<Table<G>>(options_.table_bytes);
    return table_.get();
  }
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
  const bool goes_round = chosen() == Algorithm::retrograde && has_loop(root);
  if (!goes_round &&
      (options_.algorithm == Algorithm::automatic || options_.algorithm == Algorithm::minimax))
    return minimax_.outcome(pass_at(root, rule_of(ties), options_.limits.depth).root, ties);
  return outcome_of(root, solve(root, rule_of(ties)).answers.front());
}

}  // namespace minimax
