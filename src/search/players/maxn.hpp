// Max^n (Luckhardt and Irani 1986, "An algorithmic solution of n-person games"): minimax for games
// of several players.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/transposition.hpp"
#include "search/common/answer.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/common/path.hpp"
#include "search/common/plies.hpp"
#include "search/common/values.hpp"
#include "search/players/chance_node.hpp"
#include "search/players/payoffs.hpp"

namespace minimax {

/// What plain max^n relies on and cuts off: nothing.
struct NoPruning {
  /// Whether it can be used in a game in which chance moves.
  static constexpr bool is_for_chance = true;
  /// Of static payoffs: throws where they are not what is relied on.
  void check(const auto&, const auto&) const {}
  /// Whether no payoff can be greater.
  bool is_greatest(const auto&) const { return false; }
  /// Whether a position is not chosen by the player who moves before it and has the payoff
  /// `elsewhere` already, because another player who moves in it has `own` already.
  bool refutes(const auto& /* own */, const auto& /* elsewhere */, Ties) const { return false; }
};

/// Every player takes the successor whose payoffs are best for itself, and of equally good ones the
/// last or the first. For two players with payoffs v and -v that is minimax, line and all. With
/// more of them a tie is not without consequence: the other players' payoffs depend on how it is
/// resolved. Equilibria finds what may come of it. Where chance moves, the payoffs are the expected
/// ones.
///
/// Values each position once for each rule of ties, however many paths lead to it, and keeps the
/// payoffs for the next question. Uses no recursion: a game may be a million plies deep.
template <PlayersGame G, class Observer = NoObserver, class Pruning = NoPruning>
class MaxN {
 public:
  using Position = typename G::Position;
  using Payoff = typename G::Payoff;
  static_assert(SearchObserver<Observer, Position, Payoffs<G>>);

  /// The game must outlive the search, and must not change.
  explicit MaxN(G& game, PlayersOptions options = {}, Interrupt interrupt = {},
                Observer observer = {}, Pruning pruning = {})
      : game_(game),
        plies_(options.depth.value_or(unlimited_plies)),
        uses_table_(options.table),
        interrupt_(interrupt),
        observer_(std::move(observer)),
        pruning_(std::move(pruning)) {}
  MaxN(const MaxN&) = delete;
  MaxN& operator=(const MaxN&) = delete;

  /// The payoffs of the position and its principal variation, which ends where chance moves. Throws
  /// SearchStopped,
  /// CycleError<Position>, PayoffsError<Position>, and what the game throws; the search can be
  /// asked again after that.
  PlayersAnswer<G> answer(const Position& root, Ties ties = Ties::last);
  /// The payoffs alone.
  Payoffs<G> payoffs(const Position& root, Ties ties = Ties::last) {
    start(root, ties);
    value(root);
    return memory().find(root, plies_)->payoffs;
  }

  const Statistics& statistics() const noexcept { return statistics_; }
  /// How many positions at the depth limit were valued so far.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));

  struct Found {
    Payoffs<G> payoffs;
    std::optional<Position> best;  // nothing where no player moves
    std::size_t player = 0;        // the one who does
    bool is_cut_off = false;       // then the player has at least its entry, and nothing else holds
  };
  using Memory = Values<Position, Found>;

  /// A position whose successors are being valued.
  struct Frame {
    Position position;
    Plies remaining;
    std::size_t player;
    Moves moves;
    std::size_t next = 0;
    std::optional<Found> best = std::nullopt;       // where a player moves
    [[no_unique_address]] ChanceNode<G> node = {};  // where chance does

    bool is_chance() const {
      if constexpr (ChanceNode<G>::may_move) return node.moves();
      return false;
    }
    bool is_done() const {
      if constexpr (ChanceNode<G>::may_move) {
        if (node.moves()) return next == node.size();
      }
      return next == std::size(moves);
    }
    /// Among the successors of the position.
    std::size_t index(std::size_t i) const {
      if constexpr (ChanceNode<G>::may_move) {
        if (node.moves()) return node.index(i);
      }
      return i;
    }
  };

  void start(const Position& root, Ties ties);
  void value(const Position& root);
  const Found* enter(const Position& position, Plies remaining);
  const Found* known(const Position& position, Plies remaining) const;
  void mind_cycle(const Position& position) const;
  void expand(const Position& position, Plies remaining, Moves moves);
  void push(Frame frame) {
    if (minds_path_) path_.push(frame.position);
    frames_.push_back(std::move(frame));
  }
  const Found* evaluate(const Position& position, Plies remaining);
  void take(const Payoffs<G>& payoffs);
  bool cut_off();
  bool is_refuted(const Frame* predecessor, std::size_t player, const Payoff& own) const;
  void leave();
  Found found_of(const Frame& frame) const;
  const Found* remember(const Position& position, Plies remaining, const Found& found);
  PlayersAnswer<G> follow(const Position& root) const;
  Memory& memory() { return memories_[ties_ == Ties::last ? 0 : 1]; }
  const Memory& memory() const { return memories_[ties_ == Ties::last ? 0 : 1]; }

  G& game_;
  Plies plies_;
  bool uses_table_;
  Interrupt interrupt_;
  [[no_unique_address]] Observer observer_;
  [[no_unique_address]] Pruning pruning_;
  Ties ties_ = Ties::last;
  bool minds_path_ = false;
  Path<Position> path_;
  std::array<Memory, 2> memories_;  // for each rule of ties
  std::vector<Frame> frames_;
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

template <PlayersGame G, class Observer, class Pruning>
PlayersAnswer<G> MaxN<G, Observer, Pruning>::answer(const Position& root, Ties ties) {
  start(root, ties);
  value(root);
  return follow(root);
}

template <PlayersGame G, class Observer, class Pruning>
void MaxN<G, Observer, Pruning>::start(const Position& root, Ties ties) {
  frames_.clear();  // what an exception has left
  path_.clear();
  ties_ = ties;
  minds_path_ = plies_ == unlimited_plies && may_transpose(game_, root);
}

template <PlayersGame G, class Observer, class Pruning>
void MaxN<G, Observer, Pruning>::value(const Position& root) {
  enter(root, plies_);
  while (!frames_.empty()) {
    Frame& frame = frames_.back();
    if (frame.is_done() || cut_off()) {
      leave();
      continue;
    }
    const Position successor = frame.moves[frame.index(frame.next++)];
    if (const Found* found = enter(successor, below(frame.remaining))) take(found->payoffs);
  }
}

// What is known at once; else null, and the position has a frame now.
template <PlayersGame G, class Observer, class Pruning>
auto MaxN<G, Observer, Pruning>::enter(const Position& position, Plies remaining) -> const Found* {
  interrupt_.poll(position);
  mind_cycle(position);
  observer_.entered(position, remaining, NoWindow());
  if (const Found* found = known(position, remaining)) {
    observer_.known(position, found->payoffs);
    observer_.returned(position, found->payoffs);
    return found;
  }
  ++statistics_.positions;
  if (remaining == 0) return evaluate(position, remaining);
  Moves moves = game_.successors(position);
  if (std::size(moves) == 0) return evaluate(position, remaining);
  expand(position, remaining, std::forward<Moves>(moves));
  return nullptr;
}

// Payoffs of a position that was cut off do where it would be cut off again.
template <PlayersGame G, class Observer, class Pruning>
auto MaxN<G, Observer, Pruning>::known(const Position& position, Plies remaining) const
    -> const Found* {
  const Found* const found = uses_table_ ? memory().find(position, remaining) : nullptr;
  if (!found || !found->is_cut_off) return found;
  const Frame* const predecessor = frames_.empty() ? nullptr : &frames_.back();
  return is_refuted(predecessor, found->player, found->payoffs[found->player]) ? found : nullptr;
}

template <PlayersGame G, class Observer, class Pruning>
void MaxN<G, Observer, Pruning>::mind_cycle(const Position& position) const {
  if (minds_path_ && path_.contains(position))
    throw CycleError<Position>(path_.loop_from(position));
}

template <PlayersGame G, class Observer, class Pruning>
void MaxN<G, Observer, Pruning>::expand(const Position& position, Plies remaining, Moves moves) {
  if constexpr (GameWithChance<G> && Pruning::is_for_chance) {
    if (game_.mover(position) == Mover::chance) {
      observer_.expanded(position, Mover::chance);
      ChanceNode<G> node(game_, position, std::size(moves));
      push({position, remaining, 0, std::forward<Moves>(moves), 0, std::nullopt, std::move(node)});
      return;
    }
  }
  const std::size_t mover = moving_player(game_, position);
  observer_.expanded(position, player(mover));
  push({position, remaining, mover, std::forward<Moves>(moves)});
}

template <PlayersGame G, class Observer, class Pruning>
auto MaxN<G, Observer, Pruning>::evaluate(const Position& position, Plies remaining)
    -> const Found* {
  ++statistics_.leaves;
  if (remaining == 0) ++horizon_uses_;
  const Found found{static_payoffs(game_, position), std::nullopt};
  pruning_.check(position, found.payoffs);
  observer_.evaluated(position, found.payoffs);
  observer_.returned(position, found.payoffs);
  return remember(position, remaining, found);
}

// The successor that was entered last has these payoffs.
template <PlayersGame G, class Observer, class Pruning>
void MaxN<G, Observer, Pruning>::take(const Payoffs<G>& payoffs) {
  Frame& frame = frames_.back();
  const std::size_t index = frame.index(frame.next - 1);
  if constexpr (ChanceNode<G>::may_move) {
    if (frame.is_chance()) {
      frame.node.take(frame.next - 1, payoffs);
      return observer_.weighed(frame.position, index, payoffs);
    }
  }
  const std::size_t mover = frame.player;
  if (frame.best) {
    const Payoff& best = frame.best->payoffs[mover];
    const bool is_better = best < payoffs[mover];
    const bool is_as_good = best == payoffs[mover];
    if (!is_better && !(is_as_good && ties_ == Ties::last)) return;
  }
  frame.best = Found{payoffs, frame.moves[index], mover};
  observer_.chosen(frame.position, player(mover), index, payoffs);
}

// Whether nothing depends on the successors that are left.
template <PlayersGame G, class Observer, class Pruning>
bool MaxN<G, Observer, Pruning>::cut_off() {
  Frame& frame = frames_.back();
  if (!frame.best) return false;
  const Payoff& own = frame.best->payoffs[frame.player];
  const bool is_final = ties_ == Ties::first && pruning_.is_greatest(own);
  const Frame* const predecessor = frames_.size() < 2 ? nullptr : &frames_[frames_.size() - 2];
  if (!is_final && !is_refuted(predecessor, frame.player, own)) return false;
  frame.best->is_cut_off = !is_final;
  ++statistics_.cut_offs;
  observer_.cut_off(frame.position, player(frame.player),
                    [next = frame.next](std::size_t of) { return of < next; });
  return true;
}

// Whether the predecessor's mover takes something else than a position in which this player moves
// and has `own` already.
template <PlayersGame G, class Observer, class Pruning>
bool MaxN<G, Observer, Pruning>::is_refuted(const Frame* predecessor, std::size_t player,
                                            const Payoff& own) const {
  if (!predecessor || !predecessor->best || predecessor->player == player) return false;
  return pruning_.refutes(own, predecessor->best->payoffs[predecessor->player], ties_);
}

template <PlayersGame G, class Observer, class Pruning>
void MaxN<G, Observer, Pruning>::leave() {
  const Frame frame = std::move(frames_.back());
  frames_.pop_back();
  if (minds_path_) path_.pop();
  const Found found = found_of(frame);
  remember(frame.position, frame.remaining, found);
  observer_.returned(frame.position, found.payoffs);
  if (!frames_.empty()) take(found.payoffs);
}

// All that counts of its successors is known.
template <PlayersGame G, class Observer, class Pruning>
auto MaxN<G, Observer, Pruning>::found_of(const Frame& frame) const -> Found {
  if constexpr (ChanceNode<G>::may_move) {
    if (frame.is_chance()) {
      Found found{frame.node.payoffs(), std::nullopt};
      check_finite(frame.position, found.payoffs);
      return found;
    }
  }
  return *frame.best;
}

template <PlayersGame G, class Observer, class Pruning>
auto MaxN<G, Observer, Pruning>::remember(const Position& position, Plies remaining,
                                          const Found& found) -> const Found* {
  // Without a table a position whose payoffs are known may be searched again, and cut off.
  const Found* const before = uses_table_ ? nullptr : memory().find(position, remaining);
  const bool knows_less = before && !before->is_cut_off && found.is_cut_off;
  if (!knows_less) memory().set(position, remaining, found);
  return memory().find(position, remaining);
}

// No position on the line was cut off, for who is cut off is not taken: all are remembered.
template <PlayersGame G, class Observer, class Pruning>
PlayersAnswer<G> MaxN<G, Observer, Pruning>::follow(const Position& root) const {
  const Found* at = memory().find(root, plies_);
  PlayersAnswer<G> answer{at->payoffs, {}};
  for (Plies remaining = below(plies_); at->best; remaining = below(remaining)) {
    answer.line.push_back(*at->best);
    at = memory().find(answer.line.back(), remaining);
  }
  return answer;
}

}  // namespace minimax
