// The expected value of a chance position, and what is known of it.
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <exception>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"

namespace minimax {

/// A true value is at least `lower` and at most `upper`.
template <class Value>
struct Bounds {
  Value lower;
  Value upper;

  bool operator==(const Bounds&) const = default;

  bool is_exact() const { return lower == upper; }
  bool hold(const Value& value) const { return !(value < lower) && !(upper < value); }
  /// What both say of the same value.
  Bounds meet(const Bounds& other) const {
    return {std::max(lower, other.lower), std::min(upper, other.upper)};
  }
};

/// What the mover, MAX or MIN, is sure to get.
template <class Value>
Value& sure(Mover mover, Bounds<Value>& bounds) {
  return mover == Mover::max ? bounds.lower : bounds.upper;
}
template <class Value>
const Value& sure(Mover mover, const Bounds<Value>& bounds) {
  return mover == Mover::max ? bounds.lower : bounds.upper;
}
/// What it gets at the most.
template <class Value>
Value& most(Mover mover, Bounds<Value>& bounds) {
  return sure(opponent(mover), bounds);
}
template <class Value>
const Value& most(Mover mover, const Bounds<Value>& bounds) {
  return sure(opponent(mover), bounds);
}

/// The bounds of the value that the mover takes of two.
template <class Value>
Bounds<Value> better(Mover mover, const Bounds<Value>& a, const Bounds<Value>& b) {
  const auto better_of = [mover](const Value& x, const Value& y) {
    return prefers(mover, y, x) ? y : x;
  };
  return {better_of(a.lower, b.lower), better_of(a.upper, b.upper)};
}

/// How values round. Exact ones do not; a game that brings a value type of its own which rounds
/// specialises this.
template <class Value>
struct Rounding {
  static constexpr bool is_exact = true;
};

template <std::floating_point Value>
struct Rounding<Value> {
  static constexpr bool is_exact = false;

  static bool is_finite(Value value) { return std::isfinite(value); }
  /// What an expected value may be wrong by where all values lie within the bounds. A sum of n
  /// products is wrong by n units in the last place at the most, and the chance positions of a path
  /// add up: 2^19 of doubles may be summed on a path.
  static Value slack(const Bounds<Value>& bounds) {
    const Value greatest = std::max(std::abs(bounds.lower), std::abs(bounds.upper));
    return std::ldexp(greatest, -32);
  }
};

/// A successor of a chance position that can be reached.
template <GameWithChance G>
struct PossibleSuccessor {
  std::size_t index;
  typename G::Probability probability;
};

/// Thrown where the probabilities of a chance position do not lie in 0..1 or do not sum to 1.
template <class Position>
class ImproperProbabilities : public std::exception {
 public:
  explicit ImproperProbabilities(Position position) : position(std::move(position)) {}
  const char* what() const noexcept override {
    return "the probabilities of a chance position do not sum to 1";
  }

  Position position;
};

/// Floating-point numbers are rounded, and so is their sum.
template <class Probability>
bool is_one(const Probability& sum) {
  if constexpr (std::floating_point<Probability>) {
    return std::abs(sum - 1) <= std::ldexp(Probability(1), -40);
  } else {
    return sum == Probability(1);
  }
}

/// Those of a chance position that has `count` successors, in order. Throws
/// ImproperProbabilities<Position>.
template <GameWithChance G>
std::vector<PossibleSuccessor<G>> possible_successors(G& game, const typename G::Position& position,
                                                      std::size_t count) {
  using Probability = typename G::Probability;
  std::vector<PossibleSuccessor<G>> possible;
  possible.reserve(count);
  Probability sum(0);
  for (std::size_t index = 0; index < count; ++index) {
    Probability probability = game.probability(position, index);
    if (probability < Probability(0)) throw ImproperProbabilities(position);
    sum = sum + probability;
    if (Probability(0) < probability) possible.push_back({index, std::move(probability)});
  }
  if (!is_one(sum)) throw ImproperProbabilities(position);
  return possible;
}

/// The index of the likeliest successor, the first of equally likely ones.
template <GameWithChance G>
std::size_t likeliest_successor(G& game, const typename G::Position& position, std::size_t count) {
  const auto possible = possible_successors(game, position, count);
  const auto likeliest = std::ranges::max_element(
      possible, {}, [](const PossibleSuccessor<G>& successor) { return successor.probability; });
  return likeliest->index;
}

/// A sum of values, each times its probability. All searches sum in the order of the successors and
/// with this, so that rounded values are the same too.
template <std::default_initializable Value>
class ExpectedValue {
 public:
  template <class Probability>
  void add(const Probability& probability, const Value& value) {
    const Value share = probability * value;
    sum_ = is_empty_ ? share : Value(sum_ + share);
    is_empty_ = false;
  }
  /// Needs a value.
  const Value& value() const { return sum_; }

 private:
  Value sum_{};  // which need not be a zero
  bool is_empty_ = true;
};

}  // namespace minimax
