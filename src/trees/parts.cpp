#include "trees/parts.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace minimax {

std::vector<std::size_t> reachable(const Tree& tree, std::size_t position) {
  std::vector<std::size_t> found;
  std::vector<bool> seen(tree.positions.size());
  std::vector<std::size_t> waiting = {position};
  while (!waiting.empty()) {
    const std::size_t next = waiting.back();
    waiting.pop_back();
    if (seen[next]) continue;
    seen[next] = true;
    found.push_back(next);
    const std::vector<std::size_t>& successors = tree.positions[next].successors;
    waiting.insert(waiting.end(), successors.rbegin(), successors.rend());
  }
  return found;
}

std::vector<std::size_t> deepest_first(const Tree& tree, std::size_t position) {
  std::vector<std::size_t> order = reachable(tree, position);
  std::vector<std::size_t> depths(tree.positions.size());
  std::vector<std::size_t> level = {position};
  for (std::size_t depth = 1; !level.empty(); ++depth) {
    std::vector<std::size_t> next;
    for (const std::size_t each : level) {
      for (const std::size_t successor : tree.positions[each].successors) {
        if (std::exchange(depths[successor], depth) != depth) next.push_back(successor);
      }
    }
    level = std::move(next);
  }
  std::ranges::stable_sort(order, std::ranges::greater(),
                           [&](std::size_t each) { return depths[each]; });
  return order;
}

Tree part_below(const Tree& tree, std::size_t position) {
  const std::vector<std::size_t> kept = reachable(tree, position);
  std::vector<std::size_t> numbers(tree.positions.size());
  for (std::size_t i = 0; i < kept.size(); ++i) numbers[kept[i]] = i;
  Tree part;
  for (const std::size_t old : kept) {
    part.positions.push_back(tree.positions[old]);
    for (std::size_t& successor : part.positions.back().successors) successor = numbers[successor];
  }
  return part;
}

std::string letter_name(std::size_t index) {
  const LetterName parts = letter_name_parts(index);
  const std::string letter(1, parts.letter);
  return parts.number == 0 ? letter : letter + std::to_string(parts.number);
}

}  // namespace minimax
