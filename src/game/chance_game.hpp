// What a search asks of a game in which chance moves too.
#pragma once

#include <concepts>
#include <cstddef>

#include "game/game.hpp"

namespace minimax {

/// Values that can be averaged. Where they are exact, so are averages of them; where they are
/// floating-point numbers, they are rounded.
template <class Value, class Probability>
concept Averaged = std::totally_ordered<Value> &&
    requires(const Value& a, const Value& b, const Probability& p) {
  { p* a } -> std::convertible_to<Value>;
  { a + b } -> std::convertible_to<Value>;
  { a - b } -> std::convertible_to<Value>;
  { a / p } -> std::convertible_to<Value>;
};

/// A game of MAX, MIN and chance: mover() may be Mover::chance.
template <class G>
concept ChanceGame = Game<G> && Averaged<typename G::Value, typename G::Probability> &&
    requires(G& game, const typename G::Position& position, std::size_t index) {
  /// Of the successor with this index; asked of positions where chance moves. It lies in 0..1, and
  /// those of a position sum to 1.
  { game.probability(position, index) } -> std::convertible_to<typename G::Probability>;
};

}  // namespace minimax
