// The rule of the notes' program: who moves is told by the successors, one by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/hash.hpp"
#include "game/mover.hpp"
#include "game/position_map.hpp"
#include "search/common/plies.hpp"
#include "search/two/any_game.hpp"
#include "search/two/numbering.hpp"

namespace minimax {

/// Whose declaration tells who chooses among the successors of a position.
enum class MoverRule : std::uint8_t {
  position,   ///< that of the position; where it has none, that of its successors
  successor,  ///< that of each successor, as in the notes' program
};

/// The choice among the successors of a position from one of them on.
struct ChoicePosition {
  TermId position;
  std::uint32_t first;  ///< 0: the position itself

  bool operator==(const ChoicePosition&) const = default;
};

}  // namespace minimax

template <>
struct std::hash<minimax::ChoicePosition> {
  std::size_t operator()(const minimax::ChoicePosition& choice) const {
    return minimax::mix(minimax::mix(0, index_of(choice.position)), choice.first);
  }
};

namespace minimax {

/// The notes' program compares the first successor with the best of the rest: where the first one
/// is declared min_to_move it wins by a greater value, where max_to_move by a smaller one, and
/// where neither it loses. So each comparison is a choice of MAX or MIN between a successor and the
/// choice among the rest. Comparisons that the same one makes are one choice among several;
/// successors that are all declared alike are one position, as everywhere.
class SuccessorMover final : public AnyGame {
 public:
  /// The game must outlive this, and must not change. With MoverRule::position it is the game as it
  /// is.
  SuccessorMover(AnyGame& game, MoverRule rule) : game_(game), rule_(rule) {}

  /// A position of the game; and the one that a number stands for, which is a choice among the rest
  /// of its successors where is_choice().
  TermId whole(TermId position) { return choices_.number({position, 0}); }
  TermId position(TermId number) const { return choices_[number].position; }
  bool is_choice(TermId number) const override { return choices_[number].first != 0; }

  /// Throws what the game throws for a mover where a successor is declared both.
  std::span<const TermId> successors(TermId at) override;
  Mover mover(TermId at) override;
  StaticValue value(TermId at) override { return game_.value(position(at)); }
  std::optional<StaticValue> estimate(TermId at) override { return game_.estimate(position(at)); }
  Declaration declaration(TermId at) override { return game_.declaration(position(at)); }
  /// The index of the successor among those of the game: of several the last in this choice.
  std::uint32_t index_of_successor(TermId at, TermId successor);

  bool limits_depth() const override { return game_.limits_depth(); }
  TermId root_at(TermId root, Plies depth) override {
    const ChoicePosition of = choices_[root];
    return choices_.number({game_.root_at(of.position, depth), of.first});
  }
  std::uint64_t horizon_uses() const override { return game_.horizon_uses(); }
  TermId place(TermId at) override {
    const ChoicePosition of = choices_[at];
    return choices_.number({game_.place(of.position), of.first});
  }

  /// A position that was looked at where the two rules differ, if any.
  const std::optional<TermId>& difference() const noexcept { return difference_; }

 private:
  // The successors in one choice, which are all declared alike, and where the rest begins: 0 where
  // there is none.
  struct Candidates {
    std::vector<std::uint32_t> indices;
    std::uint32_t rest = 0;
  };

  // A successor in one choice, and the last of its indices there.
  struct Indexed {
    TermId successor;
    std::uint32_t index;
  };

  Candidates candidates(const ChoicePosition& at);
  std::vector<Indexed> indices_of(const ChoicePosition& at);
  Declaration checked_declaration(TermId successor);
  void compare_rules(TermId position);

  AnyGame& game_;
  MoverRule rule_;
  Numbering<ChoicePosition> choices_;
  PositionMap<TermId, std::vector<TermId>> successors_;
  PositionMap<TermId, std::vector<Indexed>> indices_;  // of those whose best successors are told
  std::optional<TermId> difference_;
};

}  // namespace minimax
