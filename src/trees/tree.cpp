#include "trees/tree.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "game/mover.hpp"
#include "trees/tree_facts.hpp"

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

/// What tell_facts() asks of a tree.
class NamedTree {
 public:
  explicit NamedTree(const Tree& tree) : tree_(tree) {}

  template <class Take>
  void with_mover(Mover mover, Take take) const {
    for (const Tree::Position& each : tree_.positions) {
      if (each.mover == mover) take(each.name);
    }
  }
  template <class Take>
  void with_successors(Take take) const {
    for (const Tree::Position& each : tree_.positions) {
      if (each.successors.empty()) continue;
      take(each.name, [&](auto take_successor) {
        for (const std::size_t successor : each.successors)
          take_successor(tree_.positions[successor].name);
      });
    }
  }
  template <class Take>
  void with_value(Take take) const {
    for (const Tree::Position& each : tree_.positions) {
      if (each.value) take(each.name, each.value->text());
    }
  }

 private:
  const Tree& tree_;
};

class FactList {
 public:
  FactList& operator<<(std::string_view text) {
    fact_ += text;
    return *this;
  }
  void end() { facts_.push_back(std::exchange(fact_, {})); }
  std::vector<std::string> take() { return std::move(facts_); }

 private:
  std::string fact_;
  std::vector<std::string> facts_;
};

}  // namespace

std::string names_of(const Tree& tree, const std::vector<std::size_t>& positions) {
  std::string names;
  for (const std::size_t position : positions)
    names += (names.empty() ? "" : ",") + tree.positions[position].name;
  return names;
}

std::vector<std::string> fact_list(const Tree& tree) {
  FactList facts;
  tell_facts(NamedTree(tree), facts);
  return facts.take();
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
