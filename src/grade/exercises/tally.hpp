// How often the wishes for a tree were fulfilled while one was looked for.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "grade/exercises/solution.hpp"
#include "grade/exercises/wishes.hpp"

namespace minimax::grade {

class Tally {
 public:
  Tally(const Wishes& wishes, const SizeLimits& limits) : wishes_(wishes), limits_(limits) {}

  /// Counts a tree with too many positions, or with the wrong number of leaves; with `leaves` of
  /// them, where that is known. Such a tree is not valued.
  void add_misshapen(std::optional<std::size_t> leaves);
  /// Counts a shape for which no values without ties were found.
  void add_tied();
  /// Counts a tree with values. Whether it fulfils the wishes.
  bool add(const Difficulty& difficulty);

  std::size_t tries() const { return shapes_; }

  /// Which wish was fulfilled how often, a line each, and which to relax.
  std::string text() const;

 private:
  struct Count {
    std::size_t hits = 0;
    std::size_t tries = 0;
    std::optional<std::size_t> least = {};  ///< that was seen
    std::optional<std::size_t> most = {};

    void add(bool hit) {
      ++tries;
      if (hit) ++hits;
    }
    void add(bool hit, std::size_t seen);
    double share() const {
      return tries == 0 ? 1 : static_cast<double>(hits) / static_cast<double>(tries);
    }
  };
  enum Wish : std::size_t { leaves, ties, best, pruned };
  static constexpr std::size_t wish_count = 4;

  std::string wish_text(Wish wish) const;
  std::string line(Wish wish) const;

  Wishes wishes_;
  SizeLimits limits_;
  std::size_t shapes_ = 0;
  std::size_t too_large_ = 0;
  std::array<Count, wish_count> counts_ = {};
};

}  // namespace minimax::grade
