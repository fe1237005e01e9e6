// All positions of a game whose rules alone tell which there are.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <unordered_set>
#include <vector>

#include "file/errors.hpp"
#include "search/common/control.hpp"

namespace minimax {

/// From the root on, in the order of the tree, each once. Throws UsageError where there are more
/// than a million, SearchStopped, and what the game throws.
template <class G>
std::vector<typename G::Position> reachable_positions(G& game, const typename G::Position& root,
                                                      Interrupt interrupt) {
  using Position = typename G::Position;
  constexpr std::size_t most = 1'000'000;
  std::vector<Position> found;
  std::vector<Position> waiting = {root};
  std::unordered_set<Position> seen = {root};
  while (!waiting.empty()) {
    interrupt.poll();
    if (seen.size() > most)
      throw UsageError(
          fmt::format("the game has more than {} positions\n  Ask for some of them.", most));
    const Position position = waiting.back();
    waiting.pop_back();
    found.push_back(position);
    const auto successors = game.successors(position);
    for (std::size_t i = successors.size(); i-- > 0;) {
      if (seen.insert(successors[i]).second) waiting.push_back(successors[i]);
    }
  }
  return found;
}

}  // namespace minimax
