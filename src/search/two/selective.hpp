// Selective depth: quiescence search (Turing 1953; Greenblatt et al. 1967) and singular extensions
// (Anantharaman, Campbell and Hsu 1990), as a game of their own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/hash.hpp"
#include "game/position_map.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/stack_guard.hpp"
#include "search/two/any_game.hpp"
#include "search/two/numbering.hpp"

namespace minimax {

/// A position, and how much deeper the search goes there.
struct SelectivePosition {
  TermId position;
  Plies remaining;   ///< to the end of quiescence search; or unlimited
  bool is_extended;  ///< its mover was searched a ply deeper on account of it

  bool operator==(const SelectivePosition&) const = default;
};

}  // namespace minimax

template <>
struct std::hash<minimax::SelectivePosition> {
  std::size_t operator()(const minimax::SelectivePosition& of) const {
    const std::size_t plies = std::size_t{of.remaining} * 2 + (of.is_extended ? 1 : 0);
    return minimax::mix(minimax::mix(0, index_of(of.position)), plies);
  }
};

namespace minimax {

/// What quiescence search has to know. What it throws is let through.
class Quiescence {
 public:
  virtual ~Quiescence() = default;
  /// Whether the static value of the position can be trusted.
  virtual bool is_quiet(TermId position) = 0;
  /// The successors that are looked at beyond the depth limit, in order.
  virtual std::vector<TermId> noisy_successors(TermId position) = 0;
};

struct SelectiveOptions {
  /// Null: no quiescence search. At the depth limit a position that is not quiet is searched on
  /// over its noisy successors, and so on for so many plies at the most. One without any has its
  /// static value.
  Quiescence* quiescence = nullptr;
  Plies quiescence_plies = 16;
  /// Whether the first value, of a mover's best successor, is so much better than the second, of
  /// the next best, that the best one is searched a ply deeper; so is a sole successor. Empty: no
  /// singular extensions.
  std::function<bool(const StaticValue&, const StaticValue&)> is_singular = {};

  bool none() const noexcept { return !quiescence && !is_singular; }
};

/// The tree of the positions that the depth limit, quiescence search and singular extensions leave
/// of a game. As they change the tree and not the search, all algorithms search the same one.
///
/// Whether a successor is singular is found by searching all of them in plain minimax; the one that
/// was extended does not extend its own successor, so that a path at most doubles.
class Selective final : public AnyGame {
 public:
  /// The game must outlive this, and must not change.
  Selective(AnyGame& game, SelectiveOptions options);

  /// What stops the search for singular successors; it must outlive this.
  void watch(Interrupt& interrupt) { interrupt_ = &interrupt; }

  /// A position of the game, with nothing selected below it; and the one that a number stands for.
  TermId whole(TermId position) { return positions_.number({position, unlimited_plies, false}); }
  TermId position(TermId number) const { return positions_[number].position; }

  std::span<const TermId> successors(TermId at) override;
  Mover mover(TermId at) override { return game_.mover(position(at)); }
  StaticValue value(TermId at) override;
  std::optional<StaticValue> estimate(TermId at) override { return game_.estimate(position(at)); }
  Declaration declaration(TermId at) override { return game_.declaration(position(at)); }

  bool limits_depth() const override { return true; }
  /// Nothing is selected of the whole game.
  TermId root_at(TermId root, Plies depth) override;
  std::uint64_t horizon_uses() const override { return horizon_uses_; }
  TermId place(TermId at) override { return whole(position(at)); }

 private:
  using Moves = std::vector<TermId>;

  Plies bound() const { return options_.quiescence ? options_.quiescence_plies : 0; }
  void count_use(const SelectivePosition& at) {
    if (at.remaining <= bound()) ++horizon_uses_;
  }
  Moves found_successors(const SelectivePosition& at);
  Moves below_limit(const SelectivePosition& at);
  std::optional<std::size_t> singular(TermId position, const Moves& moves);
  StaticValue minimax_value(TermId at);

  AnyGame& game_;
  SelectiveOptions options_;
  Interrupt* interrupt_ = nullptr;
  StackGuard stack_;
  Numbering<SelectivePosition> positions_;
  PositionMap<TermId, Moves> successors_;
  PositionMap<TermId, StaticValue> values_;  // of those that a singular successor was looked for
  std::uint64_t horizon_uses_ = 0;
};

}  // namespace minimax
