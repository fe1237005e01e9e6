#include "grade/exercises/wishes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace minimax::grade {

namespace {

using Reason = std::optional<std::string>;

constexpr std::int64_t very_many = std::numeric_limits<std::int64_t>::max();

std::int64_t product(std::int64_t a, std::int64_t b) {
  return b != 0 && a > very_many / b ? very_many : a * b;
}

std::int64_t power(std::int64_t base, std::int64_t exponent) {
  std::int64_t result = 1;
  if (base == 1) return result;
  for (std::int64_t i = 0; i < exponent && result < very_many; ++i) result = product(result, base);
  return result;
}

/// Of a tree of that depth and branching, or more than there may be.
std::int64_t positions_of(std::int64_t depth, std::int64_t branching, std::int64_t most) {
  std::int64_t positions = 1;
  for (std::int64_t i = 1; i <= depth && positions <= most; ++i)
    positions += std::min(power(branching, i), most);
  return positions;
}

const char* name_of(WishedTies ties) {
  constexpr std::array names = {"any", "none", "some"};
  return names[static_cast<std::size_t>(ties)];
}

const char* name_of(WishedBest best) {
  constexpr std::array names = {"any", "one", "several"};
  return names[static_cast<std::size_t>(best)];
}

/// How many leaves the wished shape can have.
Range possible_leaves(const Wishes& wishes) {
  const Range branching = branching_of(wishes);
  return {power(branching.least, wishes.depth.least), power(branching.most, wishes.depth.most)};
}

Reason wrong_range(const char* option, Range range, std::int64_t least) {
  if (range.least > range.most)
    return fmt::format("{} {}: the first number is the smaller one", option, text_of(range));
  if (range.least < least)
    return fmt::format("{} {}: the numbers are {} or more", option, text_of(range), least);
  return std::nullopt;
}

Reason wrong_in_ranges(const Wishes& wishes, const SizeLimits&) {
  if (Reason reason = wrong_range("--depth", wishes.depth, 0)) return reason;
  if (Reason reason = wrong_range("--branching", branching_of(wishes), 1)) return reason;
  if (Reason reason = wrong_range("--values", wishes.values, wishes.values.least)) return reason;
  if (wishes.leaves) {
    if (Reason reason = wrong_range("--leaves", *wishes.leaves, 1)) return reason;
  }
  return wishes.pruned ? wrong_range("--pruned", *wishes.pruned, 0) : std::nullopt;
}

Reason wrong_in_size(const Wishes& wishes, const SizeLimits& limits) {
  if (wishes.depth.most > limits.plies)
    return fmt::format("--depth {}: {} is at most {} plies deep", text_of(wishes.depth), limits.one,
                       limits.plies);
  if (wishes.depth.most == 0 && wishes.branching)
    return "--depth 0 is a leaf alone, which has no successors: leave --branching out, or wish "
           "for more depth";
  if (positions_of(wishes.depth.least, branching_of(wishes).least, limits.positions) <=
      limits.positions)
    return std::nullopt;
  return fmt::format(
      "--depth {} --branching {} makes more than {} positions, which {} has: wish for less depth "
      "or branching",
      text_of(wishes.depth), text_of(branching_of(wishes)), limits.positions, limits.none);
}

Reason wrong_in_leaves(const Wishes& wishes, const SizeLimits& limits) {
  if (!wishes.leaves) return std::nullopt;
  const Range branching = branching_of(wishes);
  const Range possible = possible_leaves(wishes);
  if (wishes.leaves->most < possible.least || wishes.leaves->least > possible.most)
    return fmt::format("--leaves {}: with --depth {} --branching {} there are {}{} leaves",
                       text_of(*wishes.leaves), text_of(wishes.depth), text_of(branching),
                       possible.is_one() ? "always " : "", text_of(possible));
  if (wishes.leaves->least > limits.positions)
    return fmt::format("--leaves {}: {} has at most {} positions", text_of(*wishes.leaves),
                       limits.one, limits.positions);
  if (!branching.is_one() || branching.least == 1) return std::nullopt;
  // Each position that gets successors takes one leaf away and brings that many.
  const std::int64_t step = branching.least - 1;
  const std::int64_t steps = (wishes.leaves->most - 1) / step;
  if (wishes.leaves->holds(1 + steps * step)) return std::nullopt;
  return fmt::format(
      "--leaves {}: with --branching {} the number of leaves is 1 and a multiple of {}, such as {}",
      text_of(*wishes.leaves), text_of(branching), step, 1 + (steps + 1) * step);
}

Reason wrong_in_ties(const Wishes& wishes, const SizeLimits&) {
  const bool is_none = wishes.ties == WishedTies::none;
  const Range branching = branching_of(wishes);
  if (is_none && wishes.best == WishedBest::several)
    return "--best several --ties none: several best successors of the root are a tie; wish for "
           "--ties some or any";
  if (wishes.ties == WishedTies::some || wishes.best == WishedBest::several) {
    const char* const wish = wishes.best == WishedBest::several ? "--best several" : "--ties some";
    if (wishes.depth.most == 0)
      return fmt::format("{} --depth 0: a leaf alone has no successors", wish);
    if (branching.most == 1)
      return fmt::format("{} --branching 1: one successor is never as good as another", wish);
  }
  if (wishes.depth.least == 0 && wishes.best == WishedBest::one)
    return fmt::format("--best one --depth {}: a leaf alone has no successors",
                       text_of(wishes.depth));
  if (wishes.ties == WishedTies::some && wishes.best == WishedBest::one && wishes.depth.most == 1)
    return "--ties some --best one --depth 1: no position but the root has successors";
  return std::nullopt;
}

// How many different values a tree without ties needs. Where each position has one best successor
// among several, its value is never the worst that its successors can have: each ply loses one
// value, unless MAX and MIN move side by side and lose different ones.
std::int64_t values_without_ties(const Wishes& wishes) {
  return wishes.mixed ? 2 : wishes.depth.least + 1;
}

Reason wrong_in_values(const Wishes& wishes, const SizeLimits&) {
  if (branching_of(wishes).least < 2 || wishes.depth.least < 1) return std::nullopt;
  const auto width = static_cast<std::uint64_t>(wishes.values.most) -
                     static_cast<std::uint64_t>(wishes.values.least);  // values, less one
  if (wishes.ties == WishedTies::none &&
      width < static_cast<std::uint64_t>(values_without_ties(wishes) - 1))
    return fmt::format(
        "--ties none --values {}: with --depth {} --branching {} a tree without ties needs {} "
        "different values; wish for more",
        text_of(wishes.values), text_of(wishes.depth), text_of(branching_of(wishes)),
        values_without_ties(wishes));
  if (wishes.best == WishedBest::one && width == 0)
    return fmt::format("--best one --values {}: all successors have the same value",
                       text_of(wishes.values));
  return std::nullopt;
}

// Alpha-beta evaluates the leaves of a best strategy of either side, which share one leaf (Knuth
// and Moore, An Analysis of Alpha-Beta Pruning, 1975).
Reason wrong_in_pruned(const Wishes& wishes, const SizeLimits& limits) {
  if (!wishes.pruned || wishes.pruned->least == 0) return std::nullopt;
  if (wishes.depth.most < 2)
    return fmt::format("--pruned {} --depth {}: alpha-beta cuts nothing off above the second ply",
                       text_of(*wishes.pruned), text_of(wishes.depth));
  std::int64_t leaves = std::min(possible_leaves(wishes).most, limits.positions);
  if (wishes.leaves) leaves = std::min(leaves, wishes.leaves->most);
  const std::int64_t base = branching_of(wishes).least;
  const std::int64_t half = wishes.depth.least / 2;
  const std::int64_t evaluated = power(base, half) + power(base, wishes.depth.least - half) - 1;
  if (wishes.pruned->least <= leaves - evaluated) return std::nullopt;
  return fmt::format(
      "--pruned {}: of {} leaves, which is what --depth {} --branching {}{} makes at the most, "
      "alpha-beta evaluates {} or more; wish for {} or fewer, or for a larger tree",
      text_of(*wishes.pruned), leaves, text_of(wishes.depth), text_of(branching_of(wishes)),
      wishes.leaves ? " --leaves " + text_of(*wishes.leaves) : "", evaluated,
      std::max<std::int64_t>(0, leaves - evaluated));
}

}  // namespace

std::string text_of(Range range) {
  return range.is_one() ? fmt::format("{}", range.least)
                        : fmt::format("{}-{}", range.least, range.most);
}

Range branching_of(const Wishes& wishes) {
  return wishes.branching.value_or(Range{2, 2});
}

std::string text_of(const Wishes& wishes) {
  std::string text = "--depth " + text_of(wishes.depth);
  if (wishes.depth.most > 0) text += " --branching " + text_of(branching_of(wishes));
  text += fmt::format(" --values {} --root {}", text_of(wishes.values),
                      wishes.root == Mover::max ? "max" : "min");
  if (wishes.mixed) text += " --mixed";
  text += fmt::format(" --ties {} --best {}", name_of(wishes.ties), name_of(wishes.best));
  if (wishes.leaves) text += " --leaves " + text_of(*wishes.leaves);
  if (wishes.pruned) text += " --pruned " + text_of(*wishes.pruned);
  return text;
}

bool is_even(const Wishes& wishes) {
  return wishes.depth.is_one() && branching_of(wishes).is_one() && !wishes.mixed;
}

SizeLimits plain_limits(const Wishes& wishes) {
  constexpr std::int64_t plies = 1'000'000;
  constexpr std::uint64_t work = 1'000'000'000;
  if (is_even(wishes)) return {plies, 1'000'000'000'000, work, "a tree", "no tree"};
  return {plies, 100'000'000, work, "a tree of which branches or movers are drawn",
          "no tree of which branches or movers are drawn"};
}

std::optional<std::string> contradiction_in(const Wishes& wishes, const SizeLimits& limits) {
  for (const auto wrong_in : {wrong_in_ranges, wrong_in_size, wrong_in_leaves, wrong_in_ties,
                              wrong_in_values, wrong_in_pruned}) {
    if (Reason reason = wrong_in(wishes, limits)) return reason;
  }
  return std::nullopt;
}

}  // namespace minimax::grade
