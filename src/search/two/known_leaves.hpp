// Games of which some positions are known before they are searched.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "search/two/any_game.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

/// What some positions are worth, with best play to the end of the game.
class KnownValues {
 public:
  virtual ~KnownValues() = default;

  /// Nothing where it is not known. The same each time that a position is asked about in a search.
  virtual std::optional<Number> value(TermId position) = 0;
};

/// The game where play ends in what is known: such a position is a leaf with that value, as in the
/// programs for chess and checkers that look into endgame tables (Schaeffer et al. 1992). As far as
/// the game has an end, each position is worth what it is worth in the game.
class KnownLeaves final : public AnyGame {
 public:
  /// Both must outlive this, and must not change.
  KnownLeaves(AnyGame& game, KnownValues& known) : game_(game), known_(known) {}

  std::span<const TermId> successors(TermId position) override {
    return known_.value(position) ? std::span<const TermId>() : game_.successors(position);
  }
  Mover mover(TermId position) override { return game_.mover(position); }
  StaticValue value(TermId position) override {
    const std::optional<Number> known = known_.value(position);
    return known ? value_of(*known) : game_.value(position);
  }
  std::optional<StaticValue> estimate(TermId position) override {
    const std::optional<Number> known = known_.value(position);
    return known ? std::optional(value_of(*known)) : game_.estimate(position);
  }
  Declaration declaration(TermId position) override { return game_.declaration(position); }
  bool may_transpose(TermId root) const override { return game_.may_transpose(root); }
  bool is_dear() const override { return game_.is_dear(); }
  std::uint64_t move_key(TermId position, std::size_t index, TermId successor) override {
    return game_.move_key(position, index, successor);
  }
  std::optional<StaticValue> guess(TermId position) override {
    const std::optional<Number> known = known_.value(position);
    return known ? std::optional(value_of(*known)) : game_.guess(position);
  }
  void begin_guessing() override { game_.begin_guessing(); }
  void end_guessing() override { game_.end_guessing(); }

 private:
  AnyGame& game_;
  KnownValues& known_;
};

}  // namespace minimax
