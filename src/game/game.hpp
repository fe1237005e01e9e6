// What a search asks of a game.
#pragma once

#include <concepts>
#include <cstdint>
#include <ranges>

namespace minimax {

enum class Mover : std::uint8_t { max, min };

constexpr Mover opponent(Mover mover) noexcept {
  return mover == Mover::max ? Mover::min : Mover::max;
}

/// Whether `mover` likes the value `a` strictly better than `b`.
template <class Value>
constexpr bool prefers(Mover mover, const Value& a, const Value& b) {
  return mover == Mover::max ? b < a : a < b;
}

/// Thrown, as part of an exception, by a game that is asked for a static value where it has none. A
/// game may have none but for leaves, and then no depth limit can be searched to.
struct NoStaticValue {};

/// Every search is written against this and knows nothing else of a game. Values are the merit
/// from MAX's point of view and need an order only. A member function may throw, and the search
/// lets it through.
template <class G>
concept Game = std::regular<typename G::Position> && std::copyable<typename G::Value> &&
    std::totally_ordered<typename G::Value> &&
    requires(G& game, const typename G::Position& position) {
  /// The legal successors in order; empty for a leaf. What is returned stays valid while the
  /// game is asked about other positions.
  { game.successors(position) } -> std::ranges::random_access_range;
  requires std::ranges::sized_range<decltype(game.successors(position))>;
  { game.successors(position)[0] } -> std::convertible_to<typename G::Position>;
  /// Asked only of a position that has successors.
  { game.mover(position) } -> std::same_as<Mover>;
  /// The static value: asked of a leaf, and of a position at the depth limit.
  { game.value(position) } -> std::convertible_to<typename G::Value>;
};

}  // namespace minimax
