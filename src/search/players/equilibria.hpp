// All that max^n (Luckhardt and Irani 1986) may come to when players are free in resolving ties.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/transposition.hpp"
#include "search/common/control.hpp"
#include "search/common/path.hpp"
#include "search/common/plies.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/values.hpp"
#include "search/players/chance_node.hpp"
#include "search/players/payoffs.hpp"

namespace minimax {

/// The equilibrium lines of a position: those of its subgame-perfect equilibria, where a player may
/// resolve each tie in either way, and on each path otherwise. E(P) is a set of lines with their
/// payoffs:
///   - of a position that is valued statically: the empty line, with its payoffs;
///   - of a position where player k moves: each line of E(i), for each successor i, whose payoffs e
///     have e[k] >= the largest, over the other successors j, of the smallest e'[k] in E(j). For
///     then k may expect of all of them what keeps it from going there;
///   - of a position where chance moves: the empty line, with the expected payoffs of every choice
///     of one line of E(i) for each successor i that can be reached, the different ones in
///     lexicographic order.
/// What MaxN finds under either rule of ties is one of them.
///
/// There may be exponentially many lines: they are told one by one, each after a time that does
/// not depend on how many there are. What is remembered is, for each position, which payoffs occur
/// in its lines: no more than it has different static payoffs below it, where chance does not move.
/// Where it does, expected payoffs may be exponentially many too.
///
/// Recursive: throws TooDeep before the stack is used up.
template <PlayersGame G>
class Equilibria {
 public:
  using Position = typename G::Position;
  using Payoff = typename G::Payoff;

  /// The game must outlive the search, and must not change.
  explicit Equilibria(G& game, PlayersOptions options = {}, Interrupt interrupt = {})
      : game_(game), plies_(options.depth.value_or(unlimited_plies)), interrupt_(interrupt) {}
  Equilibria(const Equilibria&) = delete;
  Equilibria& operator=(const Equilibria&) = delete;

  /// Calls tell(answer), with a const PlayersAnswer<G>&, for each line in the order of the
  /// successors, equal ones once, while it returns true. Whether it always did. `tell` must not
  /// ask this search. Throws as MaxN::answer() does, TooDeep, and what `tell` throws; the search
  /// can be asked again after that.
  template <class Tell>
  bool for_each(const Position& root, Tell tell);

  /// The first lines, no more than so many.
  std::vector<PlayersAnswer<G>> answers(const Position& root, std::size_t most);

  /// The different payoffs of the lines, in lexicographic order.
  std::vector<Payoffs<G>> payoffs(const Position& root);

  /// As of Minimax: positions are counted when their payoffs are found, not when lines are told.
  const Statistics& statistics() const noexcept { return statistics_; }
  /// How many positions at the depth limit were valued so far.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  // Payoffs are numbered as they are found.
  using Number = std::uint32_t;
  using Numbers = std::vector<Number>;  // in increasing order, each once

  void start(const Position& root);
  void find(const Position& position, Plies remaining);
  Number number_of(Payoffs<G> payoffs);
  Numbers numbers_of_static(const Position& position);
  template <class Moves>
  Numbers numbers_of_chance(const Position& position, const Moves& moves, Plies below_it);
  template <class Moves>
  Numbers numbers_of_inner(const Position& position, const Moves& moves, Plies below_it);
  const Payoff& least(std::size_t player, const Numbers& numbers) const;
  const Payoff& entry(Number number, std::size_t player) const {
    return payoffs_[number]->first[player];
  }
  template <class Tell>
  bool tell_lines(const Position& position, Plies remaining, const Numbers& wanted, Tell& tell);
  template <class Tell>
  bool tell_expected(Numbers wanted, Tell& tell);
  template <class Tell>
  bool tell_line(Number number, Tell& tell);
  bool is_chance(const Position& position) {
    return GameWithChance<G> && game_.mover(position) == Mover::chance;
  }

  G& game_;
  Plies plies_;
  Interrupt interrupt_;
  StackGuard stack_;
  bool minds_path_ = false;
  Path<Position> path_;
  std::map<Payoffs<G>, Number> numbers_;
  std::vector<typename std::map<Payoffs<G>, Number>::const_iterator> payoffs_;  // by number
  Values<Position, Numbers> found_;
  std::vector<Position> line_;  // to the position whose lines are being told
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

template <PlayersGame G>
void Equilibria<G>::start(const Position& root) {
  path_.clear();  // what an exception has left
  line_.clear();
  minds_path_ = plies_ == unlimited_plies && may_transpose(game_, root);
  find(root, plies_);
}

// Afterwards the position's payoffs are remembered.
template <PlayersGame G>
void Equilibria<G>::find(const Position& position, Plies remaining) {
  interrupt_.poll(position);
  stack_.check();
  if (minds_path_ && path_.contains(position))
    throw CycleError<Position>(path_.loop_from(position));
  if (found_.find(position, remaining)) return;
  ++statistics_.positions;
  if (remaining != 0) {
    const auto& moves = game_.successors(position);
    if (std::size(moves) != 0) {
      if (minds_path_) path_.push(position);
      found_.set(position, remaining, numbers_of_inner(position, moves, below(remaining)));
      if (minds_path_) path_.pop();
      return;
    }
  }
  if (remaining == 0) ++horizon_uses_;
  found_.set(position, remaining, numbers_of_static(position));
}

template <PlayersGame G>
auto Equilibria<G>::numbers_of_static(const Position& position) -> Numbers {
  ++statistics_.leaves;
  return {number_of(static_payoffs(game_, position))};
}

template <PlayersGame G>
auto Equilibria<G>::number_of(Payoffs<G> payoffs) -> Number {
  const auto next = static_cast<Number>(payoffs_.size());
  const auto [at, is_new] = numbers_.emplace(std::move(payoffs), next);
  if (is_new) payoffs_.push_back(at);
  return at->second;
}

// What players do below one successor has nothing to do with what they do below another one.
template <PlayersGame G>
template <class Moves>
auto Equilibria<G>::numbers_of_chance(const Position& position, const Moves& moves, Plies below_it)
    -> Numbers {
  using Expected = ExpectedPayoffs<Payoff>;
  std::map<Payoffs<G>, Expected> all = {{{}, {}}};  // of the successors so far
  for (const auto& [index, probability] : possible_successors(game_, position, std::size(moves))) {
    find(moves[index], below_it);
    std::map<Payoffs<G>, Expected> more;
    for (const auto& [payoffs, before] : all) {
      for (const Number number : *found_.find(moves[index], below_it)) {
        interrupt_.look();
        Expected expected = before;
        expected.add(probability, payoffs_[number]->first);
        more.try_emplace(expected.payoffs(), expected);
      }
    }
    all = std::move(more);
  }
  Numbers numbers;
  for (const auto& [payoffs, expected] : all) {
    check_finite(position, payoffs);
    numbers.push_back(number_of(payoffs));
  }
  std::ranges::sort(numbers);
  return numbers;
}

// The definition leaves a successor itself out of the largest of the smallest. That need not be
// minded: if the successor has the largest one itself, its payoffs are all at least that.
template <PlayersGame G>
template <class Moves>
auto Equilibria<G>::numbers_of_inner(const Position& position, const Moves& moves, Plies below_it)
    -> Numbers {
  if constexpr (GameWithChance<G>) {
    if (is_chance(position)) return numbers_of_chance(position, moves, below_it);
  }
  const std::size_t player = moving_player(game_, position);
  for (const Position& successor : moves) find(successor, below_it);
  std::optional<Payoff> expected;
  Numbers all;
  for (const Position& successor : moves) {
    const Numbers& numbers = *found_.find(successor, below_it);
    const Payoff& worst = least(player, numbers);
    if (!expected || *expected < worst) expected = worst;
    all.insert(all.end(), numbers.begin(), numbers.end());
  }
  std::ranges::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  std::erase_if(all, [&](Number number) { return entry(number, player) < *expected; });
  return all;
}

template <PlayersGame G>
auto Equilibria<G>::least(std::size_t player, const Numbers& numbers) const -> const Payoff& {
  Number least = numbers.front();
  for (const Number number : numbers) {
    if (entry(number, player) < entry(least, player)) least = number;
  }
  return entry(least, player);
}

template <PlayersGame G>
template <class Tell>
bool Equilibria<G>::for_each(const Position& root, Tell tell) {
  start(root);
  const Numbers all = *found_.find(root, plies_);
  return tell_lines(root, plies_, all, tell);
}

// The lines with the wanted payoffs, of which there is one for each: so no search is in vain.
template <PlayersGame G>
template <class Tell>
bool Equilibria<G>::tell_lines(const Position& position, Plies remaining, const Numbers& wanted,
                               Tell& tell) {
  interrupt_.poll(position);
  stack_.check();
  if (remaining == 0) return tell_line(wanted.front(), tell);
  const auto& moves = game_.successors(position);
  const std::size_t count = std::size(moves);
  if (count == 0) return tell_line(wanted.front(), tell);
  if (is_chance(position)) return tell_expected(wanted, tell);
  for (std::size_t i = 0; i < count; ++i) {
    const Position successor = moves[i];
    const auto before = std::begin(moves) + static_cast<std::ptrdiff_t>(i);
    if (std::find(std::begin(moves), before, successor) != before) continue;
    Numbers left;
    std::ranges::set_intersection(wanted, *found_.find(successor, below(remaining)),
                                  std::back_inserter(left));
    if (left.empty()) continue;
    line_.push_back(successor);
    if (!tell_lines(successor, below(remaining), left, tell)) return false;
    line_.pop_back();
  }
  return true;
}

// The line ends where chance moves.
template <PlayersGame G>
template <class Tell>
bool Equilibria<G>::tell_expected(Numbers wanted, Tell& tell) {
  std::ranges::sort(wanted,
                    [&](Number a, Number b) { return payoffs_[a]->first < payoffs_[b]->first; });
  return std::ranges::all_of(wanted, [&](Number number) { return tell_line(number, tell); });
}

template <PlayersGame G>
template <class Tell>
bool Equilibria<G>::tell_line(Number number, Tell& tell) {
  const PlayersAnswer<G> answer{payoffs_[number]->first, line_};
  return tell(answer);
}

template <PlayersGame G>
std::vector<PlayersAnswer<G>> Equilibria<G>::answers(const Position& root, std::size_t most) {
  std::vector<PlayersAnswer<G>> answers;
  if (most == 0) return answers;
  for_each(root, [&](const PlayersAnswer<G>& answer) {
    answers.push_back(answer);
    return answers.size() < most;
  });
  return answers;
}

template <PlayersGame G>
std::vector<Payoffs<G>> Equilibria<G>::payoffs(const Position& root) {
  start(root);
  std::vector<Payoffs<G>> payoffs;
  for (const Number number : *found_.find(root, plies_)) payoffs.push_back(payoffs_[number]->first);
  std::ranges::sort(payoffs);
  return payoffs;
}

}  // namespace minimax
