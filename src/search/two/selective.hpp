// Selective depth: quiescence search (Turing 1953; Greenblatt et al. 1967) and singular extensions
// (Anantharaman, Campbell and Hsu 1990), as a game of their own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/stack_guard.hpp"

namespace minimax {

/// A position, and how much deeper the search goes there.
template <class P>
struct SelectivePosition {
  P position;
  Plies remaining;   ///< to the end of quiescence search; or unlimited
  bool is_extended;  ///< its mover was searched a ply deeper on account of it

  bool operator==(const SelectivePosition&) const = default;

  friend const P& place_of(const SelectivePosition& position) { return position.position; }
};

}  // namespace minimax

template <class P>
struct std::hash<minimax::SelectivePosition<P>> {
  std::size_t operator()(const minimax::SelectivePosition<P>& of) const {
    const std::size_t plies = std::size_t{of.remaining} * 2 + (of.is_extended ? 1 : 0);
    return std::hash<P>{}(of.position) * std::size_t{0x9e37'79b9'7f4a'7c15} + plies;
  }
};

namespace minimax {

/// What quiescence search has to know. What it throws is let through.
template <Game G>
class Quiescence {
 public:
  virtual ~Quiescence() = default;
  /// Whether the static value of the position can be trusted.
  virtual bool is_quiet(const typename G::Position& position) = 0;
  /// The successors that are looked at beyond the depth limit, in order.
  virtual std::vector<typename G::Position> noisy_successors(
      const typename G::Position& position) = 0;
};

template <Game G>
struct SelectiveOptions {
  /// Null: no quiescence search. At the depth limit a position that is not quiet is searched on
  /// over its noisy successors, and so on for so many plies at the most. One without any has its
  /// static value.
  Quiescence<G>* quiescence = nullptr;
  Plies quiescence_plies = 16;
  /// Whether the first value, of a mover's best successor, is so much better than the second, of
  /// the next best, that the best one is searched a ply deeper; so is a sole successor. Empty: no
  /// singular extensions.
  std::function<bool(const typename G::Value&, const typename G::Value&)> is_singular = {};

  bool none() const noexcept { return !quiescence && !is_singular; }
};

/// Models Game: the tree of the positions that the depth limit, quiescence search and singular
/// extensions leave of a game. As they change the tree and not the search, all algorithms search
/// the same one.
///
/// Whether a successor is singular is found by searching all of them in plain minimax; the one that
/// was extended does not extend its own successor, so that a path at most doubles.
template <Game G>
class Selective {
 public:
  using Position = SelectivePosition<typename G::Position>;
  using Value = typename G::Value;

  /// The game must outlive this, and must not change.
  Selective(G& game, SelectiveOptions<G> options) : game_(game), options_(std::move(options)) {
    options_.quiescence_plies = std::min(options_.quiescence_plies, most_quiescence_plies);
  }

  /// What stops the search for singular successors; it must outlive this.
  void watch(Interrupt& interrupt) { interrupt_ = &interrupt; }

  /// The root of a search to this depth; unlimited_plies for the whole game, of which nothing is
  /// selected.
  Position root_at(const Position& root, Plies depth) const {
    return root_at(root.position, depth);
  }
  Position root_at(const typename G::Position& root, Plies depth) const {
    const bool is_limited = depth != unlimited_plies;
    return {root, is_limited ? std::min(depth, most_plies - bound()) + bound() : depth, false};
  }

  const std::vector<Position>& successors(const Position& at);
  Mover mover(const Position& at) { return game_.mover(at.position); }
  Value value(const Position& at) {
    if (at.remaining <= bound()) ++horizon_uses_;
    return game_.value(at.position);
  }
  auto declaration(const Position& at) { return game_.declaration(at.position); }

  /// How often a position at the depth limit or beyond was asked about.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  using Moves = std::vector<Position>;

  static constexpr Plies most_quiescence_plies = Plies{1} << 30;

  Plies bound() const { return options_.quiescence ? options_.quiescence_plies : 0; }
  Moves found_successors(const Position& at);
  Moves below_limit(const Position& at);
  std::optional<std::size_t> singular(const Position& at, const Moves& moves);
  const Value& minimax_value(const Position& at);

  G& game_;
  SelectiveOptions<G> options_;
  Interrupt* interrupt_ = nullptr;
  StackGuard stack_;
  std::unordered_map<Position, Moves> successors_;
  std::unordered_map<Position, Value> values_;  // of those that a singular successor was looked for
  std::uint64_t horizon_uses_ = 0;
};

template <Game G>
auto Selective<G>::successors(const Position& at) -> const Moves& {
  if (at.remaining <= bound()) ++horizon_uses_;
  const auto known = successors_.find(at);
  if (known != successors_.end()) return known->second;
  return successors_.emplace(at, found_successors(at)).first->second;
}

template <Game G>
auto Selective<G>::found_successors(const Position& at) -> Moves {
  if (at.remaining <= bound()) return below_limit(at);
  Moves moves;
  for (const auto& successor : game_.successors(at.position))
    moves.push_back({successor, below(at.remaining), false});
  const bool may_extend = at.remaining != unlimited_plies && !at.is_extended;
  if (!options_.is_singular || !may_extend || moves.empty()) return moves;
  if (const auto extended = singular(at, moves)) {
    moves[*extended].remaining = at.remaining;
    moves[*extended].is_extended = true;
  }
  return moves;
}

template <Game G>
auto Selective<G>::below_limit(const Position& at) -> Moves {
  Moves moves;
  if (at.remaining == 0 || options_.quiescence->is_quiet(at.position)) return moves;
  for (const auto& successor : options_.quiescence->noisy_successors(at.position))
    moves.push_back({successor, below(at.remaining), false});
  return moves;
}

// The index of the successor that stands out.
template <Game G>
auto Selective<G>::singular(const Position& at, const Moves& moves) -> std::optional<std::size_t> {
  const Mover mover = game_.mover(at.position);
  std::size_t best = 0;
  std::optional<Value> next_best;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    const Value& value = minimax_value(moves[i]);
    const Value& best_value = minimax_value(moves[best]);
    const bool is_better = prefers(mover, value, best_value);
    const Value& lesser = is_better ? best_value : value;
    if (!next_best || prefers(mover, lesser, *next_best)) next_best = lesser;
    if (is_better) best = i;
  }
  if (next_best && !options_.is_singular(minimax_value(moves[best]), *next_best))
    return std::nullopt;
  return best;
}

template <Game G>
auto Selective<G>::minimax_value(const Position& at) -> const Value& {
  stack_.check();
  if (interrupt_) interrupt_->look();
  const auto known = values_.find(at);
  if (known != values_.end()) return known->second;
  std::optional<Value> best;
  if (const Moves& moves = successors(at); !moves.empty()) {
    const Mover mover = game_.mover(at.position);
    for (const Position& successor : moves) {
      const Value& value = minimax_value(successor);
      if (!best || prefers(mover, value, *best)) best = value;
    }
  } else {
    best = value(at);
  }
  return values_.emplace(at, *best).first->second;
}

}  // namespace minimax
