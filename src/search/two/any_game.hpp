// A game of MAX and MIN behind virtual functions, so that a search over it is compiled once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>

#include "game/asking.hpp"
#include "game/game.hpp"
#include "game/mover.hpp"
#include "game/static_value.hpp"
#include "game/transposition.hpp"
#include "search/common/control.hpp"
#include "search/common/exploration.hpp"
#include "search/common/ordering.hpp"
#include "search/common/plies.hpp"
#include "search/two/solution.hpp"
#include "search/two/solver_interface.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

/// Models Game and DepthLimitingGame. Its positions are numbers that it gives them, from 0 on.
class AnyGame {
 public:
  using Position = TermId;
  using Value = StaticValue;

  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  virtual std::span<const TermId> successors(TermId position) = 0;
  virtual Mover mover(TermId position) = 0;
  virtual StaticValue value(TermId position) = 0;
  /// As value(), but nothing where there is none; a game may throw nevertheless.
  virtual std::optional<StaticValue> estimate(TermId position) = 0;
  virtual Declaration declaration(TermId position) = 0;
  virtual bool may_transpose(TermId) const { return true; }

  // See is_dear(), move_key(), guess(), GuessingPhase and AskingThreads.
  virtual bool is_dear() const { return false; }
  virtual std::uint64_t move_key(TermId, std::size_t index, TermId) { return index; }
  virtual std::optional<StaticValue> guess(TermId position) { return estimate(position); }
  virtual void begin_guessing() {}
  virtual void end_guessing() {}
  virtual AskingThreads<AnyGame>* asking_threads() { return nullptr; }

  // See DepthLimitingGame, place() and is_choice().
  virtual bool limits_depth() const { return false; }
  virtual TermId root_at(TermId root, Plies) { return root; }
  virtual std::uint64_t horizon_uses() const { return 0; }
  virtual TermId place(TermId position) { return position; }
  virtual bool is_choice(TermId) const { return false; }

  /// One that searches the game as it is, and knows it better than by these functions; null where
  /// there is none. The game must outlive it.
  virtual std::unique_ptr<SolverInterface<AnyGame>> own_solver(
      const SolverOptions<StaticValue>& options, Interrupt interrupt);

  /// Likewise, one that asks about its positions.
  virtual std::unique_ptr<Exploration<TermId, StaticValue>> own_exploration() { return nullptr; }

  /// The value of a number from outside, for as long as the game lives. It must not be NaN.
  StaticValue value_of(const Number& number) {
    return StaticValue(number.is_small() ? number : large_values_.emplace_back(number));
  }
  static Number number(const StaticValue& value) { return value.number(); }

 private:
  std::deque<Number> large_values_;
};

inline std::unique_ptr<SolverInterface<AnyGame>> AnyGame::own_solver(
    const SolverOptions<StaticValue>&, Interrupt) {
  return nullptr;
}

/// A game that is none yet, and gives its positions numbers all the same. G::number(value) is the
/// number of a value, and a reference to one that the game keeps.
template <Game G>
class AsAnyGame final : public AnyGame {
 public:
  /// The game must outlive this, and must not change.
  explicit AsAnyGame(G& game) : game_(game) {}

  std::span<const TermId> successors(TermId position) override {
    return game_.successors(position);
  }
  Mover mover(TermId position) override { return game_.mover(position); }
  StaticValue value(TermId position) override { return own(game_.value(position)); }
  std::optional<StaticValue> estimate(TermId position) override {
    const auto found = minimax::estimate(game_, position);
    return found ? std::optional(own(*found)) : std::nullopt;
  }
  Declaration declaration(TermId position) override { return game_.declaration(position); }
  bool may_transpose(TermId root) const override { return minimax::may_transpose(game_, root); }

 private:
  StaticValue own(const typename G::Value& value) const {
    const Number& number = game_.number(value);
    return StaticValue(number);
  }

  G& game_;
};

}  // namespace minimax
