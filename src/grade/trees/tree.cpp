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

namespace {

const char* name_of(Mover mover) {
  return mover == Mover::max ? "max" : "min";
}

// `b,c`
std::string successors_of(const Tree& tree, const Tree::Position& position) {
  std::string names;
  for (const std::size_t successor : position.successors)
    names += (names.empty() ? "" : ",") + tree.positions[successor].name;
  return names;
}

}  // namespace

std::string facts_of(const Tree& tree) {
  std::string movers[2];
  std::string moves;
  std::string values;
  for (const Tree::Position& position : tree.positions) {
    if (position.mover) {
      movers[position.mover == Mover::max ? 0 : 1] +=
          fmt::format("{}_to_move({}).\n", name_of(*position.mover), position.name);
    }
    if (!position.successors.empty())
      moves += fmt::format("moves({}, [{}]).\n", position.name, successors_of(tree, position));
    if (position.value)
      values += fmt::format("static_eval({}, {}).\n", position.name, position.value->text());
  }
  return movers[0] + movers[1] + moves + values;
}

std::string nodes_of(const Tree& tree) {
  std::string nodes;
  for (const Tree::Position& position : tree.positions)
    nodes += fmt::format("{}node({},[{}],{},{})", nodes.empty() ? "" : ",", position.name,
                         successors_of(tree, position),
                         position.mover ? name_of(*position.mover) : "none",
                         position.value ? position.value->text() : "none");
  return "[" + nodes + "]";
}

}  // namespace minimax::grade
