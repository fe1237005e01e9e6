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

/// Numbers that can be compared with 0 and summed up to 1.
template <class P>
concept Addable = std::totally_ordered<P> && std::constructible_from<P, int> &&
    requires(const P& a, const P& b) {
  { a + b } -> std::convertible_to<P>;
};

/// A game of MAX, MIN and chance: mover() may be Mover::chance.
template <class G>
concept ChanceGame = Game<G> && Addable<typename G::Probability> &&
    Averaged<typename G::Value, typename G::Probability> &&
    requires(G& game, const typename G::Position& position, std::size_t index) {
  /// Of the successor with this index; asked of positions where chance moves. It lies in 0..1, and
  /// those of a position sum to 1. A successor of probability 0 is never reached: it has no part in
  /// the value of the position, and no search visits it.
  { game.probability(position, index) } -> std::convertible_to<typename G::Probability>;
};

}  // namespace minimax
