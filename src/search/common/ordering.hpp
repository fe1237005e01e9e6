// In which order the successors of a position are searched. No order changes an answer; a good one
// cuts off more.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "game/game.hpp"

namespace minimax {

enum class BaseOrder : std::uint8_t {
  given,         ///< as the game lists them
  reversed,      ///< the last one first
  static_value,  ///< by their static values, the mover's best first; those without one last
};

/// What comes first: the table's move, then killers, then by history, and then the base order.
struct Ordering {
  BaseOrder base = BaseOrder::given;
  /// The successor that was best when the position was searched before.
  bool table = true;
  /// The two that have cut off last at the same ply elsewhere (Akl and Newborn 1977).
  bool killers = false;
  /// Those that have cut off most often anywhere (Schaeffer 1983).
  bool history = false;

  bool operator==(const Ordering&) const = default;
  /// Whether it is the order of the list, but for the table's move.
  bool is_plain() const noexcept { return base == BaseOrder::given && !killers && !history; }
};

/// The static value of a position that may have none. A game that knows better than to throw there
/// has a member of this name.
template <Game G>
std::optional<typename G::Value> estimate(G& game, const typename G::Position& position) {
  if constexpr (requires { game.estimate(position); }) {
    return game.estimate(position);
  } else {
    return game.value(position);
  }
}

/// Orders successors by their indices. Killers and history know a move by its index: a game that
/// lists like moves in like order gains by them.
template <Game G>
class MoveOrder {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;
  using Index = std::uint32_t;
  static constexpr Index none = std::numeric_limits<Index>::max();

  /// The successor that is searched i-th, if those before were asked for: what is cut off is never
  /// put in order.
  class Order {
   public:
    Index operator[](Index i) {
      if (!candidates_) return i < leading_count_ ? leading_[i] : following(i);
      if (i == settled_) settle();
      return candidates_[i].index;
    }

   private:
    friend MoveOrder;
    struct Candidate {
      std::uint64_t urgency;
      Index index;
    };

    // As listed, but that these come first: those of them that there are.
    Order(Index count, Index first, Index second, Index third);
    explicit Order(std::vector<Candidate>& candidates);
    void settle();
    void lead(Index index);
    // Those that do not come first stay as they are listed.
    Index following(Index i) const {
      Index index = i - leading_count_;
      for (const Index leading : ascending_) index += leading <= index;
      return index;
    }

    Candidate* candidates_ = nullptr;
    std::array<Index, 3> leading_ = {none, none, none};
    std::array<Index, 3> ascending_ = {none, none, none};  // the same ones
    Index leading_count_ = 0;
    Index count_ = 0;
    Index settled_ = 0;
  };

  MoveOrder(G& game, Ordering ordering) : game_(game), ordering_(ordering) {}

  const Ordering& ordering() const noexcept { return ordering_; }

  /// All indices of `moves`; `first` before the others, where it is given. Valid until the next
  /// order of this ply.
  template <class Moves>
  Order order(const Moves& moves, Mover mover, std::size_t ply, Index first);

  /// The move with this index has cut off the rest.
  void cut_off(Mover mover, std::size_t ply, Index index) {
    if (!ordering_.is_plain()) remember(mover, ply, index);
  }

 private:
  using Killers = std::array<Index, 2>;
  using Candidate = typename Order::Candidate;
  // Beyond all counts of the history.
  static constexpr std::uint64_t urgency_step = std::uint64_t{1} << 60;

  template <class Moves>
  void list(std::vector<Candidate>& candidates, const Moves& moves, Mover mover) const;
  void remember(Mover mover, std::size_t ply, Index index);
  std::uint64_t history(Mover mover, Index index) const {
    const auto& counts = history_[static_cast<std::size_t>(mover)];
    return index < counts.size() ? counts[index] : 0;
  }

  G& game_;
  Ordering ordering_;
  std::vector<std::vector<Candidate>> candidates_;  // by ply
  std::vector<Killers> killers_;                    // by ply
  std::array<std::vector<std::uint64_t>, 2> history_;
};

// This is done for each position, and who guesses where it branches guesses wrong: so it does not.
template <Game G>
MoveOrder<G>::Order::Order(Index count, Index first, Index second, Index third) : count_(count) {
  lead(first);
  lead(second);
  lead(third);
  const auto [a, b, c] = leading_;
  const Index low = std::min(a, b), high = std::max(a, b);
  ascending_ = {std::min(low, c), std::max(low, std::min(high, c)), std::max(high, c)};
}

// The next one that comes before those that do not lead: if there is such a one, and it does not
// lead yet.
template <Game G>
void MoveOrder<G>::Order::lead(Index index) {
  const unsigned leads =
      unsigned{index < count_} & unsigned{index != leading_[0]} & unsigned{index != leading_[1]};
  leading_[leading_count_] = leads ? index : none;
  leading_count_ += leads;
}

// Few candidates are put in order one by one; of many, that would take too long.
template <Game G>
MoveOrder<G>::Order::Order(std::vector<Candidate>& candidates)
    : candidates_(candidates.data()), count_(static_cast<Index>(candidates.size())) {
  constexpr Index few = 32;
  if (count_ <= few) return;
  std::ranges::stable_sort(candidates, std::ranges::greater(), &Candidate::urgency);
  settled_ = count_;
}

// The most urgent of those that are left, the first one where there are several.
template <Game G>
void MoveOrder<G>::Order::settle() {
  Index best = settled_;
  for (Index i = settled_ + 1; i < count_; ++i) {
    if (candidates_[best].urgency < candidates_[i].urgency) best = i;
  }
  const Candidate found = candidates_[best];
  for (; best > settled_; --best) candidates_[best] = candidates_[best - 1];
  candidates_[settled_++] = found;
}

template <Game G>
template <class Moves>
auto MoveOrder<G>::order(const Moves& moves, Mover mover, std::size_t ply, Index first) -> Order {
  Killers killers = {none, none};
  if (ordering_.killers && ply < killers_.size()) killers = killers_[ply];
  if (ordering_.base == BaseOrder::given && !ordering_.history)
    return Order(static_cast<Index>(std::size(moves)), first, killers[0], killers[1]);
  if (ply >= candidates_.size()) candidates_.resize(ply + 1);
  std::vector<Candidate>& candidates = candidates_[ply];
  list(candidates, moves, mover);
  for (Candidate& each : candidates) {
    const Index index = each.index;
    const unsigned place = index == first ? 3 : index == killers[0] ? 2 : index == killers[1];
    each.urgency = place * urgency_step + (ordering_.history ? history(mover, index) : 0);
  }
  return Order(candidates);
}

// In the base order.
template <Game G>
template <class Moves>
void MoveOrder<G>::list(std::vector<Candidate>& candidates, const Moves& moves, Mover mover) const {
  const auto count = static_cast<Index>(std::size(moves));
  candidates.resize(count);
  for (Index i = 0; i < count; ++i)
    candidates[i].index = ordering_.base == BaseOrder::reversed ? count - 1 - i : i;
  if (ordering_.base != BaseOrder::static_value) return;
  std::vector<std::optional<Value>> values;
  for (const Position& successor : moves) values.push_back(estimate(game_, successor));
  std::ranges::stable_sort(candidates, [&](const Candidate& a, const Candidate& b) {
    const std::optional<Value>& of_a = values[a.index];
    const std::optional<Value>& of_b = values[b.index];
    if (!of_a || !of_b) return of_a.has_value() && !of_b;
    return prefers(mover, *of_a, *of_b);
  });
}

template <Game G>
void MoveOrder<G>::remember(Mover mover, std::size_t ply, Index index) {
  if (ordering_.killers) {
    if (ply >= killers_.size()) killers_.resize(ply + 1, {none, none});
    Killers& killers = killers_[ply];
    if (killers[0] != index) killers = {index, killers[0]};
  }
  if (ordering_.history) {
    auto& counts = history_[static_cast<std::size_t>(mover)];
    if (index >= counts.size()) counts.resize(index + std::size_t{1}, 0);
    ++counts[index];
  }
}

}  // namespace minimax
