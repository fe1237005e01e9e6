// Searches in which only the payoff of the player at the root counts.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/transposition.hpp"
#include "game/value_scale.hpp"
#include "search/common/answer.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/table.hpp"
#include "search/common/window.hpp"
#include "search/players/payoffs.hpp"
#include "search/two/alpha_beta.hpp"
#include "search/two/line.hpp"
#include "search/two/minimax.hpp"

namespace minimax {

struct RootPlayerOptions {
  /// As in PlayersOptions.
  std::optional<Plies> depth = std::nullopt;
  /// What the transposition table may use at the most; 0 for none.
  std::size_t table_bytes = std::size_t{64} << 20;
};

/// The game as it looks to one player: it is MAX, all others together are MIN, and the value is
/// that of its payoff. V(game, player) is such a view; V::root(position) is the position of the
/// view that its search begins with, and V::place(position) is the position of the game that one of
/// the view stands for.
template <class V>
concept PlayerView = ScaledGame<V> && RankedPlayersGame<typename V::Players> &&
    requires(const typename V::Players::Position& position, const typename V::Position& viewed) {
  { V::root(position) } -> std::convertible_to<typename V::Position>;
  { V::place(viewed) } -> std::convertible_to<typename V::Players::Position>;
};

/// What can be searched by alpha-beta, whose table needs positions that are plain memory.
template <class V>
concept AlphaBetaView = PlayerView<V> && std::is_trivially_copyable_v<typename V::Position>;

/// Answers with the game as the player at the root sees it. The payoffs of an answer are those of
/// the last position of its line; the entry of the player who moves at the root is the value.
///
/// Searches an AlphaBetaView by alpha-beta, with a table where positions are shared; other views,
/// and games that are deeper than the stack allows, by plain minimax. The answers are the same,
/// those of minimax; but what alpha-beta cuts off may have faults or cycles that it does not
/// notice. A caller who wants another algorithm or a limit of time gives a Solver
/// the view.
template <PlayerView V>
class RootPlayerSearch {
 public:
  using G = typename V::Players;
  using Position = typename G::Position;
  using Value = typename V::Value;

  /// The game must outlive the search, and must not change. The limits of the interrupt hold for
  /// each question anew.
  explicit RootPlayerSearch(G& game, RootPlayerOptions options = {}, Interrupt interrupt = {})
      : game_(game), options_(options), interrupt_(interrupt) {}
  RootPlayerSearch(const RootPlayerSearch&) = delete;
  RootPlayerSearch& operator=(const RootPlayerSearch&) = delete;

  /// Throws SearchStopped, CycleError<Position>, PayoffsError<Position>, and what the game throws;
  /// the search can be asked again after that.
  PlayersAnswer<G> answer(const Position& root, Ties ties = Ties::last);

  /// Of finding the values, and of finding the lines to them after that. Plain minimax finds both
  /// at once.
  const Statistics& statistics() const noexcept { return statistics_; }
  const Statistics& line_statistics() const noexcept { return line_statistics_; }
  /// How many positions at the depth limit were valued so far.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  Plies plies() const { return options_.depth.value_or(unlimited_plies); }
  PlayersAnswer<G> statically(const Position& root, Interrupt& interrupt);
  Answer<V> viewed(V& view, const Position& root, Ties ties, Interrupt& interrupt);
  Answer<V> by_minimax(V& view, const Position& root, Ties ties, Interrupt& interrupt);
  Answer<V> by_alpha_beta(V& view, const Position& root, Ties ties, Interrupt& interrupt);

  G& game_;
  RootPlayerOptions options_;
  Interrupt interrupt_;
  Statistics statistics_;
  Statistics line_statistics_;
  std::uint64_t horizon_uses_ = 0;
};

template <PlayerView V>
auto RootPlayerSearch<V>::answer(const Position& root, Ties ties) -> PlayersAnswer<G> {
  Interrupt interrupt = interrupt_;
  // Nobody is the player at the root of a leaf.
  if (plies() == 0 || std::size(game_.successors(root)) == 0) return statically(root, interrupt);
  V view(game_, moving_player(game_, root));
  PlayersAnswer<G> answer;
  for (const auto& position : viewed(view, root, ties, interrupt).line)
    answer.line.push_back(V::place(position));
  answer.payoffs = static_payoffs(game_, answer.line.back());
  return answer;
}

template <PlayerView V>
auto RootPlayerSearch<V>::statically(const Position& root, Interrupt& interrupt)
    -> PlayersAnswer<G> {
  interrupt.poll(root);
  ++statistics_.positions;
  ++statistics_.leaves;
  if (plies() == 0) ++horizon_uses_;
  return {static_payoffs(game_, root), {}};
}

template <PlayerView V>
Answer<V> RootPlayerSearch<V>::viewed(V& view, const Position& root, Ties ties,
                                      Interrupt& interrupt) {
  if constexpr (AlphaBetaView<V>) {
    try {
      return by_alpha_beta(view, root, ties, interrupt);
    } catch (const TooDeep&) {
    }
  }
  return by_minimax(view, root, ties, interrupt);
}

template <PlayerView V>
Answer<V> RootPlayerSearch<V>::by_minimax(V& view, const Position& root, Ties ties,
                                          Interrupt& interrupt) {
  Minimax<V> search(view, {options_.depth, std::nullopt}, interrupt);
  const Counted<Minimax<V>> counted(statistics_, search);
  Answer<V> answer = search.answer(V::root(root), ties);
  horizon_uses_ += search.horizon_uses();
  return answer;
}

template <PlayerView V>
Answer<V> RootPlayerSearch<V>::by_alpha_beta(V& view, const Position& root, Ties ties,
                                             Interrupt& interrupt) {
  const auto start = V::root(root);
  std::unique_ptr<Table<V>> table;
  if (options_.table_bytes != 0 && may_transpose(view, start))
    table = std::make_unique<Table<V>>(options_.table_bytes);
  AlphaBeta<V> search(view, {.table = table.get()}, interrupt);
  search.start(start, plies());
  const Value value = [&] {
    const Counted<AlphaBeta<V>> counted(statistics_, search);
    return search.search(start, plies(), full_window<Value>());
  }();
  horizon_uses_ += search.horizon_uses();
  const Counted<AlphaBeta<V>> counted(line_statistics_, search);
  return LineFinder<V, AlphaBeta<V>>(view, search).answer(start, plies(), value, ties);
}

}  // namespace minimax
