// Trees for exercises, from a seed to a teacher's wishes.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string_view>

#include "grade/exercises/solution.hpp"
#include "grade/exercises/wishes.hpp"
#include "trees/random.hpp"
#include "trees/shape.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// No tree was found that is as is wished, though the wishes do not contradict each other. what()
/// says which wish was fulfilled how often, and which to relax.
class TooRare : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Positions are named a, b, c and so on, from the root downwards and from left to right, and
/// numbered likewise. Each declares who moves, leaves too; leaves alone have values.
struct Exercise {
  Tree tree;
  Solution solution;
};

/// Trees are drawn until one fulfils the wishes, which do not contradict each other. The same
/// arguments give the same tree on every machine; other numbers give other trees. Throws TooRare.
Exercise generate(const Wishes& wishes, std::uint64_t seed, std::uint64_t number);

/// The branches of a tree, and the random numbers that come next: those of its values.
struct DrawnShape {
  TreeShape shape;
  RandomNumbers random;
};

/// The branches that generate() would draw if an exercise could be as large as plain_limits() say,
/// and if no more were wished of it than its branches, movers, values and leaves. Throws TooRare.
DrawnShape draw_shape(const Wishes& wishes, std::uint64_t seed, std::uint64_t number);

/// Exercises that are equally hard: all have the figures of Difficulty in common. Their trees have
/// the same branches in another order, other values and often another best successor.
class EqualExercises {
 public:
  /// Settles the figures: by the first tree that fulfils the wishes, which gives the branches, and
  /// by what most trees with these branches have. Throws TooRare.
  EqualExercises(const Wishes& wishes, std::uint64_t seed);

  const Difficulty& difficulty() const { return difficulty_; }

  /// That of one student. Depends on the wishes, the seed and the id alone. Throws TooRare.
  Exercise exercise(std::string_view id) const;

 private:
  Wishes wishes_;
  std::uint64_t seed_;
  Tree shape_;
  Difficulty difficulty_;
};

}  // namespace minimax::grade
