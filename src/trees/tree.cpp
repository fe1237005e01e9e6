#include "trees/tree.hpp"

#include <fmt/format.h>

#include "game/mover.hpp"

namespace minimax {

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

}  // namespace

std::string names_of(const Tree& tree, const std::vector<std::size_t>& positions) {
  std::string names;
  for (const std::size_t position : positions)
    names += (names.empty() ? "" : ",") + tree.positions[position].name;
  return names;
}

std::vector<std::string> fact_list(const Tree& tree) {
  std::vector<std::string> facts;
  for (const Mover mover : {Mover::max, Mover::min}) {
    for (const Tree::Position& each : tree.positions) {
      if (each.mover == mover)
        facts.push_back(fmt::format("{}_to_move({})", name_of(mover), each.name));
    }
  }
  for (const Tree::Position& each : tree.positions) {
    if (!each.successors.empty())
      facts.push_back(fmt::format("moves({}, [{}])", each.name, names_of(tree, each.successors)));
  }
  for (const Tree::Position& each : tree.positions) {
    if (each.value)
      facts.push_back(fmt::format("static_eval({}, {})", each.name, each.value->text()));
  }
  return facts;
}

std::string facts_of(const Tree& tree) {
  std::string text;
  for (const std::string& fact : fact_list(tree)) text += fact + ".\n";
  return text;
}

std::string nodes_of(const Tree& tree) {
  std::string nodes;
  for (const Tree::Position& position : tree.positions)
    nodes += fmt::format("{}node({},[{}],{},{})", nodes.empty() ? "" : ",", position.name,
                         names_of(tree, position.successors),
                         position.mover ? name_of(*position.mover) : "none",
                         position.value ? position.value->text() : "none");
  return "[" + nodes + "]";
}

}  // namespace minimax
