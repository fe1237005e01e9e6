#include "grade/exercises/answer_key.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace minimax::grade {

std::string answer_key(const Tree& tree, const Solution& solution) {
  const auto name = [&](std::size_t position) { return tree.positions[position].name; };
  const auto best = [&](std::size_t position) {
    return tree.is_leaf(position) ? "_" : name(solution.best[position].back());
  };
  std::string values;
  std::string bests;
  for (std::size_t i = 0; i < tree.positions.size(); ++i) {
    if (tree.is_leaf(i)) continue;
    values += fmt::format("value({}, {}).\n", name(i), solution.values[i].text());
    bests += fmt::format("best({}, {}).\n", name(i), best(i));
  }
  return fmt::format("minimax({}, {}, {}, [{}]).\n{}{}evaluated([{}]).\npruned([{}]).\n",
                     name(tree.root), best(tree.root), solution.values[tree.root].text(),
                     names_of(tree, line_of(tree, solution)), values, bests,
                     names_of(tree, solution.evaluated), names_of(tree, solution.pruned));
}

}  // namespace minimax::grade
