// Iterative deepening (Slate and Atkin 1977), for any search.
#pragma once

#include <algorithm>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "game/game.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/report.hpp"
#include "search/common/stack_guard.hpp"

namespace minimax {

/// How far a search may go.
struct SearchLimits {
  /// A position this many plies below the root is valued statically, as if it were a leaf.
  std::optional<Plies> depth = std::nullopt;
  /// How many positions may be visited, how long the search may take, and how much real memory the
  /// process may use, in bytes. With any of these the search goes deeper ply by ply, and answers
  /// what it has found at the last depth that it completed.
  std::optional<std::uint64_t> positions = std::nullopt;
  std::optional<std::chrono::duration<double>> time = std::nullopt;
  std::optional<std::size_t> memory = std::nullopt;

  bool deepens() const noexcept { return positions || time || memory; }
};

/// From now on no more than that, for a search that began then and has visited so many positions.
inline void limit(Interrupt& interrupt, const SearchLimits& limits,
                  Interrupt::Clock::time_point begin, std::uint64_t visited = 0) {
  std::optional<std::uint64_t> left;
  if (limits.positions) left = *limits.positions - std::min(*limits.positions, visited);
  interrupt.limit(left,
                  limits.time ? std::optional(time_after(begin, *limits.time)) : std::nullopt);
  interrupt.limit_memory(limits.memory);
}

/// Calls to_depth(depth) with greater and greater depths, to `most` at the most, while it returns
/// that there is more to find. Where a position at the depth limit has no static value, no depth
/// but the last one can be searched to: then calls at_once(), which is to search to that.
///
/// Whether nothing has kept the search from its end. Where a depth was completed before, that is
/// all that SearchStopped, TooDeep and CycleError<Position> come to; else they are thrown.
template <class Position, class ToDepth, class AtOnce>
bool deepen(std::optional<Plies> most, ToDepth to_depth, AtOnce at_once) {
  bool has_answer = false;
  try {
    try {
      const Plies last = most.value_or(most_plies);
      for (Plies depth = std::min<Plies>(1, last); depth <= last; ++depth) {
        const bool goes_on = to_depth(depth);
        has_answer = true;
        if (!goes_on) break;
      }
    } catch (const NoStaticValue&) {
      at_once();
    }
    return true;
  } catch (const SearchStopped&) {
    if (!has_answer) throw;
  } catch (const TooDeep&) {
    if (!has_answer) throw;
  } catch (const CycleError<Position>&) {
    if (!has_answer) throw;
  }
  return false;
}

/// Fills a solution within limits: to_depth(depth) searches to that depth, or to the end, as long
/// as the interrupt lets it, adds what it finds and counts, and tells whether a greater depth would
/// find more. Where not even one ply was searched, statically() answers; where it throws
/// NoStaticValue, SearchStopped is thrown.
template <class Position, std::derived_from<SearchReport> Solution, class ToDepth, class Statically>
void solve_within(const SearchLimits& limits, Interrupt& interrupt, Solution& solution,
                  ToDepth to_depth, Statically statically) {
  const auto begin = Interrupt::Clock::now();
  const auto search = [&](Plies plies) {
    limit(interrupt, limits, begin,
          solution.statistics.positions + solution.line_statistics.positions);
    const auto depth = plies == unlimited_plies ? std::nullopt : std::optional(plies);
    const bool goes_on = to_depth(depth);
    solution.depth = depth;
    return goes_on;
  };
  const auto at_once = [&] { search(limits.depth.value_or(unlimited_plies)); };
  if (!limits.deepens()) {
    at_once();
  } else {
    try {
      solution.complete = deepen<Position>(limits.depth, search, at_once);
    } catch (const SearchStopped&) {
      solution.complete = false;
      solution.depth = 0;
      try {
        statically();
      } catch (const NoStaticValue&) {
        throw SearchStopped();
      }
    }
  }
  solution.time = Interrupt::Clock::now() - begin;
}

}  // namespace minimax
