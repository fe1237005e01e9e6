// Any algorithm on any game, behind one door.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "game/value_scale.hpp"
#include "search/algorithm.hpp"
#include "search/alpha_beta.hpp"
#include "search/answer.hpp"
#include "search/answers.hpp"
#include "search/control.hpp"
#include "search/line.hpp"
#include "search/minimax.hpp"
#include "search/mtdf.hpp"
#include "search/table.hpp"
#include "search/values.hpp"
#include "search/window.hpp"

namespace minimax {

template <class Value>
struct SolverOptions {
  Algorithm algorithm = Algorithm::automatic;
  /// As in MinimaxOptions.
  std::optional<Plies> depth = std::nullopt;
  std::optional<Value> repetition = std::nullopt;
  CutOff cut_off = CutOff::equal;
  /// What the transposition table may use at the most.
  std::size_t table_bytes = std::size_t{64} << 20;
};

/// Whether a path from the root may lead to a position that another one leads to, or the same one
/// did. A game that knows better than that says so.
template <class G>
bool may_transpose(const G& game, const typename G::Position& root) {
  if constexpr (requires { game.may_transpose(root); }) {
    return game.may_transpose(root);
  } else {
    return true;
  }
}

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
        minimax_(game, {options.depth, options.repetition}, interrupt) {}

  /// Throws what Minimax throws, and TooDeep where a recursive algorithm was asked for.
  std::vector<Answer<G>> answers(const Position& root, TieRule ties);

  /// The algorithm that is used.
  Algorithm algorithm() const noexcept {
    return options_.algorithm == Algorithm::automatic ? Algorithm::minimax : options_.algorithm;
  }
  /// Of all answers so far.
  Statistics statistics() const noexcept { return windowed_ + minimax_.statistics(); }

 private:
  using Search = AlphaBeta<G>;

  std::vector<Answer<G>> windowed_answers(Search& search, const Position& root, TieRule ties);
  Value value(Search& search, const Position& root);
  Plies plies() const { return options_.depth.value_or(unlimited_plies); }

  G& game_;
  SolverOptions<Value> options_;
  Interrupt interrupt_;
  Minimax<G> minimax_;
  Statistics windowed_;
};

template <ScaledGame G>
std::vector<Answer<G>> Solver<G>::answers(const Position& root, TieRule ties) {
  if (algorithm() == Algorithm::minimax) return minimax::answers(minimax_, root, ties);
  std::unique_ptr<Table<G>> table;
  // Null windows come back to each position.
  const bool repeats = algorithm() == Algorithm::mtdf || algorithm() == Algorithm::sss;
  if (repeats || may_transpose(game_, root))
    table = std::make_unique<Table<G>>(options_.table_bytes);
  Search search(game_,
                {.cut_off = options_.cut_off,
                 .scout = algorithm() == Algorithm::pvs,
                 .table = table.get(),
                 .repetition = options_.repetition},
                interrupt_);
  std::vector<Answer<G>> found = windowed_answers(search, root, ties);
  windowed_ = windowed_ + search.statistics();
  return found;
}

// The value first, and then the line behind it.
template <ScaledGame G>
std::vector<Answer<G>> Solver<G>::windowed_answers(Search& search, const Position& root,
                                                   TieRule ties) {
  search.start(root, plies());
  const Value found = value(search, root);
  LineFinder<G, Search> lines(game_, search);
  if (ties != TieRule::all)
    return {lines.answer(root, plies(), found, ties == TieRule::last ? Ties::last : Ties::first)};
  std::vector<Position> given;
  std::vector<Answer<G>> answers;
  for (const Position& successor : lines.best_successors(root, plies(), found)) {
    if (std::ranges::find(given, successor) != given.end()) continue;
    given.push_back(successor);
    answers.push_back(lines.answer(root, plies(), found, Ties::last, successor));
  }
  if (answers.empty()) answers.push_back(lines.answer(root, plies(), found, Ties::last));
  return answers;
}

template <ScaledGame G>
auto Solver<G>::value(Search& search, const Position& root) -> Value {
  using Scale = ValueScale<Value>;
  if (algorithm() == Algorithm::sss) return mtdf(search, root, plies(), Scale::highest());
  if (algorithm() == Algorithm::mtdf) return mtdf(search, root, plies(), Scale::lowest());
  return search.search(root, plies(), full_window<Value>());
}

}  // namespace minimax
