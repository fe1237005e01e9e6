// What a search with windows needs to know of values beyond their order.
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>

#include "game/game.hpp"

namespace minimax {

/// For each kind of value: lowest() and highest() lie beyond every value of a game, and nothing
/// lies between a value and just_below() or just_above() of it. A game that brings a value type of
/// its own specialises this.
template <class Value>
struct ValueScale;

template <std::integral Value>
struct ValueScale<Value> {
  static constexpr Value lowest() noexcept { return std::numeric_limits<Value>::min(); }
  static constexpr Value highest() noexcept { return std::numeric_limits<Value>::max(); }
  static constexpr Value just_below(Value value) noexcept { return static_cast<Value>(value - 1); }
  static constexpr Value just_above(Value value) noexcept { return static_cast<Value>(value + 1); }
};

template <class Value>
concept ScaledValue = requires(const Value& value) {
  { ValueScale<Value>::lowest() } -> std::same_as<Value>;
  { ValueScale<Value>::highest() } -> std::same_as<Value>;
  { ValueScale<Value>::just_below(value) } -> std::same_as<Value>;
  { ValueScale<Value>::just_above(value) } -> std::same_as<Value>;
};

/// A game that can be searched with a window.
template <class G>
concept ScaledGame = Game<G> && ScaledValue<typename G::Value>;

/// A game of several players that one of them can search as a game of two: with values that have
/// the order of its payoffs and are plain memory.
template <class G>
concept RankedPlayersGame = PlayersGame<G> && ScaledValue<typename G::Value> &&
    std::is_trivially_copyable_v<typename G::Value> &&
    requires(G& game, const typename G::Position& position, std::size_t player) {
  /// That of the player's static payoff: asked where payoffs() gives one for each player.
  { game.value(position, player) } -> std::convertible_to<typename G::Value>;
};

/// The value that every other one is better than for this mover.
template <ScaledValue Value>
constexpr Value worst_for(Mover mover) {
  return mover == Mover::max ? ValueScale<Value>::lowest() : ValueScale<Value>::highest();
}

}  // namespace minimax
