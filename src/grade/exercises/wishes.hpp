// What a teacher wishes of the tree of an exercise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "game/game.hpp"

namespace minimax::grade {

/// The integers from one to another, both included.
struct Range {
  std::int64_t least = 0;
  std::int64_t most = 0;

  bool holds(std::int64_t number) const { return least <= number && number <= most; }
  bool is_one() const { return least == most; }
};

/// `3`, or `2-4`.
std::string text_of(Range range);

/// Whether the best successors of a position are equally good.
enum class WishedTies : std::uint8_t {
  any,   ///< as it comes
  none,  ///< in no position: each has one best successor
  some,  ///< in one position at least
};

/// How many best successors the root has.
enum class WishedBest : std::uint8_t { any, one, several };

struct Wishes {
  Range depth = {3, 3};                        ///< of each leaf, in plies
  std::optional<Range> branching = {};         ///< successors of a position that has any; else 2
  Range values = {0, 9};                       ///< of leaves
  Mover root = Mover::max;                     ///< who moves there
  bool mixed = false;                          ///< MAX and MIN need not take turns
  WishedTies ties = WishedTies::any;           ///< everywhere, the root included
  WishedBest best = WishedBest::any;           ///< of the root
  std::optional<Range> leaves = std::nullopt;  ///< how many
  std::optional<Range> pruned = std::nullopt;  ///< how many leaves alpha-beta cuts off
};

Range branching_of(const Wishes& wishes);

/// As options of `minimax generate`, those that were left to their defaults included: the same
/// text means the same trees.
std::string text_of(const Wishes& wishes);

/// How large trees may be.
struct SizeLimits {
  std::int64_t plies = 0;
  std::int64_t positions = 0;
  std::uint64_t work = 0;  ///< positions of all trees that are drawn for one: takes some seconds
  const char* one = "";    ///< is what has at most so many, `an exercise`
  const char* none = "";   ///< `no exercise`
};

constexpr SizeLimits exercise_limits = {1'000, 20'000, 5'000'000, "an exercise", "no exercise"};

/// Those of a tree that is written while it is drawn; what is drawn of its branches and movers is
/// held in memory.
SizeLimits plain_limits(const Wishes& wishes);

/// Whether all trees to these wishes have the same branches and movers.
bool is_even(const Wishes& wishes);

/// Why no tree can be as is wished, and what to do about it; nothing where that cannot be told
/// beforehand.
std::optional<std::string> contradiction_in(const Wishes& wishes,
                                            const SizeLimits& limits = exercise_limits);

}  // namespace minimax::grade
