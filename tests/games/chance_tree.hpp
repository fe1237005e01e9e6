// Regular trees with dice, for tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "tests/games/chance_graph_game.hpp"
#include "tests/games/graph_game.hpp"

namespace minimax {

/// The positions of such a tree, level by level, without values.
template <class V>
std::vector<typename ChanceGraphGame<V>::Entry> chance_tree_shape(int branching, int depth) {
  constexpr Mover movers[] = {Mover::max, Mover::chance, Mover::min, Mover::chance};
  std::vector<typename ChanceGraphGame<V>::Entry> entries(1);
  std::size_t level_begin = 0;
  for (int level = 0; level < depth; ++level) {
    const std::size_t level_end = entries.size();
    for (std::size_t i = level_begin; i < level_end; ++i) {
      entries[i].mover = movers[level % 4];
      for (int successor = 0; successor < branching; ++successor) {
        entries[i].successors.push_back(static_cast<int>(entries.size()));
        if (entries[i].mover == Mover::chance)
          entries[i].probabilities.push_back(fraction<V>(1, branching));
        entries.emplace_back();
      }
    }
    level_begin = level_end;
  }
  return entries;
}

/// MAX, a die, MIN, a die, and so on; all leaves are as deep, and integers between 0 and 100. Every
/// inner position has as many successors, and a die is fair. Where it is ordered, the best
/// successor of MAX and MIN comes first, and the next best one second.
template <class V>
ChanceGraphGame<V> chance_tree(Random& random, int branching, int depth, bool is_ordered) {
  auto entries = chance_tree_shape<V>(branching, depth);
  std::vector<V> values(entries.size());
  const auto value_of = [&](int position) -> V& {
    return values[static_cast<std::size_t>(position)];
  };
  for (std::size_t i = entries.size(); i-- > 0;) {
    auto& entry = entries[i];
    if (entry.successors.empty()) {
      entry.value = values[i] = random_between(random, 0, 100);
    } else if (entry.mover == Mover::chance) {
      for (const int successor : entry.successors) values[i] += value_of(successor);
      values[i] /= branching;
    } else {
      std::vector<int> sorted = entry.successors;
      std::ranges::stable_sort(
          sorted, [&](int a, int b) { return prefers(entry.mover, value_of(a), value_of(b)); });
      values[i] = value_of(sorted.front());
      if (is_ordered) entry.successors = sorted;
    }
  }
  return ChanceGraphGame<V>(std::move(entries));
}

}  // namespace minimax
