// What a search asks of a game.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ranges>

namespace minimax {

/// Who moves: MAX or MIN; chance; or one of several players, of whom each has a payoff of its own.
/// A search that is written for some kinds says so, and is not to be asked about the others.
enum class Mover : std::uint8_t { max, min, chance, first_player };

/// So many players can be told apart.
inline constexpr std::size_t most_players = 200;

/// The player whose payoff has this index, counted from 0; most_players is that of nobody.
constexpr Mover player(std::size_t index) noexcept {
  return static_cast<Mover>(static_cast<std::size_t>(Mover::first_player) + index);
}
constexpr bool is_player(Mover mover) noexcept {
  return mover >= Mover::first_player;
}
/// Needs is_player().
constexpr std::size_t player_index(Mover mover) noexcept {
  return static_cast<std::size_t>(mover) - static_cast<std::size_t>(Mover::first_player);
}

/// Of MAX or MIN.
constexpr Mover opponent(Mover mover) noexcept {
  return mover == Mover::max ? Mover::min : Mover::max;
}

/// Whether `mover`, MAX or MIN, likes the value `a` strictly better than `b`.
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
