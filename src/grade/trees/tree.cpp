#include "grade/trees/tree.hpp"

#include <fmt/format.h>

#include "game/mover.hpp"

namespace minimax::grade {

std::optional<Mover> mover_of(const Tree& tree, std::size_t position) {
  if (tree.positions[position].mover) return tree.positions[position].mover;
  MoverOfSuccessors successors;
  for (const std::size_t successor : tree.positions[position].successors) {
    const std::optional<Mover> declared = tree.positions[successor].mover;
    successors.add({.max = declared == Mover::max, .min = declared == Mover::min});
  }
  return successors.deduced();
}

std::string facts_of(const Tree& tree) {
  std::string movers[2];
  std::string moves;
  std::string values;
  for (const Tree::Position& position : tree.positions) {
    if (position.mover) {
      const bool is_max = position.mover == Mover::max;
      movers[is_max ? 0 : 1] +=
          fmt::format("{}_to_move({}).\n", is_max ? "max" : "min", position.name);
    }
    std::string successors;
    for (const std::size_t successor : position.successors)
      successors += (successors.empty() ? "" : ",") + tree.positions[successor].name;
    if (!successors.empty()) moves += fmt::format("moves({}, [{}]).\n", position.name, successors);
    if (position.value)
      values += fmt::format("static_eval({}, {}).\n", position.name, position.value->text());
  }
  return movers[0] + movers[1] + moves + values;
}

}  // namespace minimax::grade
