// Best play in every position that chance may lead to.
#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/chance/answer.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/answer.hpp"
#include "search/common/plies.hpp"
#include "search/common/values.hpp"

namespace minimax {

/// A position that is reached under best play.
template <ChanceGame G>
struct PolicyStep {
  typename G::Position position;
  /// Left to the depth limit, where there is one.
  Plies remaining;
  /// Nothing where the position is valued statically.
  std::optional<Mover> mover;
  typename G::Payoff value;
  /// What follows: the best successor where MAX or MIN moves, all that have a probability above 0
  /// where chance moves.
  std::vector<typename G::Position> successors;

  bool operator==(const PolicyStep&) const = default;
};

/// The step of one position, whose value is told where it is known already. `search` is an
/// Expectiminimax or a Star that was started.
template <ChanceGame G, class Search>
PolicyStep<G> policy_step(G& game, Search& search, const typename G::Position& position,
                          Plies remaining, const std::optional<typename G::Payoff>& value,
                          Ties ties) {
  const Choice<G> choice = search.choice(position, remaining, value);
  PolicyStep<G> step{position, remaining, std::nullopt, choice.value, {}};
  if (is_static(game, position, remaining)) return step;
  step.mover = game.mover(position);
  if (step.mover != Mover::chance) {
    step.successors = {choice.successor(ties)};
    return step;
  }
  const auto moves = game.successors(position);
  for (const auto& possible : possible_successors(game, position, std::size(moves)))
    step.successors.push_back(moves[possible.index]);
  return step;
}

/// All positions that best play from the root reaches, in pre-order: each once, and under a depth
/// limit once for each distance from it. Throws what the search throws.
template <ChanceGame G, class Search>
std::vector<PolicyStep<G>> policy(G& game, Search& search, const typename G::Position& root,
                                  Ties ties = Ties::last) {
  using Position = typename G::Position;
  using Value = typename G::Payoff;
  struct Reached {
    Position position;
    Plies remaining;
    std::optional<Value> value;
  };
  std::vector<PolicyStep<G>> steps;
  Values<Position, bool> given;
  search.start(root);
  std::vector<Reached> open = {{root, search.plies(), std::nullopt}};
  while (!open.empty()) {
    const Reached at = std::move(open.back());
    open.pop_back();
    if (given.find(at.position, at.remaining)) continue;
    given.set(at.position, at.remaining, true);
    auto step = policy_step(game, search, at.position, at.remaining, at.value, ties);
    std::optional<Value> value;
    if (step.mover != Mover::chance) value = step.value;  // the best successor has it too
    for (auto next = step.successors.rbegin(); next != step.successors.rend(); ++next)
      open.push_back({*next, below(at.remaining), value});
    steps.push_back(std::move(step));
  }
  return steps;
}

}  // namespace minimax
