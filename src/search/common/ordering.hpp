// In which order the successors of a position are searched. No order changes an answer; a good one
// cuts off more.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>
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

  MoveOrder(G& game, Ordering ordering) : game_(game), ordering_(ordering) {}

  const Ordering& ordering() const noexcept { return ordering_; }

  /// All indices of `moves`; `first` before the others, where it is given.
  template <class Moves>
  std::vector<Index> order(const Moves& moves, Mover mover, std::size_t ply, Index first) const;

  /// The move with this index has cut off the rest.
  void cut_off(Mover mover, std::size_t ply, Index index);

 private:
  using Killers = std::array<Index, 2>;

  template <class Moves>
  std::vector<Index> base_order(const Moves& moves, Mover mover) const;
  std::uint64_t history(Mover mover, Index index) const {
    const auto& counts = history_[static_cast<std::size_t>(mover)];
    return index < counts.size() ? counts[index] : 0;
  }

  G& game_;
  Ordering ordering_;
  std::vector<Killers> killers_;  // by ply
  std::array<std::vector<std::uint64_t>, 2> history_;
};

template <Game G>
template <class Moves>
auto MoveOrder<G>::order(const Moves& moves, Mover mover, std::size_t ply, Index first) const
    -> std::vector<Index> {
  std::vector<Index> indices = base_order(moves, mover);
  Killers killers = {none, none};
  if (ordering_.killers && ply < killers_.size()) killers = killers_[ply];
  const auto urgency = [&](Index index) {
    const int place = index == first ? 3 : index == killers[0] ? 2 : index == killers[1] ? 1 : 0;
    return std::pair(place, ordering_.history ? history(mover, index) : 0);
  };
  if (first != none || ordering_.killers || ordering_.history)
    std::ranges::stable_sort(indices, std::ranges::greater(), urgency);
  return indices;
}

template <Game G>
template <class Moves>
auto MoveOrder<G>::base_order(const Moves& moves, Mover mover) const -> std::vector<Index> {
  std::vector<Index> indices(std::size(moves));
  std::iota(indices.begin(), indices.end(), Index{0});
  if (ordering_.base == BaseOrder::reversed) std::ranges::reverse(indices);
  if (ordering_.base != BaseOrder::static_value) return indices;
  std::vector<std::optional<Value>> values;
  for (const Position& successor : moves) values.push_back(estimate(game_, successor));
  std::ranges::stable_sort(indices, [&](Index a, Index b) {
    if (!values[a] || !values[b]) return values[a].has_value() && !values[b];
    return prefers(mover, *values[a], *values[b]);
  });
  return indices;
}

template <Game G>
void MoveOrder<G>::cut_off(Mover mover, std::size_t ply, Index index) {
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
