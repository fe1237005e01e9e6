// Trees of a few positions, written down in tests.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "grade/models/misconception.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// A position with successors, which are named. Names that have no line of their own are leaves.
struct Line {
  std::string name;
  std::optional<Mover> mover;
  std::vector<std::string> successors;
  std::optional<Number> value = {};
};

struct Leaf {
  std::string name;
  Number value;
  std::optional<Mover> mover = {};
};

inline std::size_t index_of(const Tree& tree, std::string_view name) {
  std::size_t index = 0;
  while (tree.positions.at(index).name != name) ++index;
  return index;
}

/// The first line is the root's.
inline Tree tree_of(const std::vector<Line>& lines, const std::vector<Leaf>& leaves) {
  Tree tree;
  for (const Line& line : lines)
    tree.positions.push_back({.name = line.name, .mover = line.mover, .value = line.value});
  for (const Leaf& leaf : leaves)
    tree.positions.push_back({.name = leaf.name, .mover = leaf.mover, .value = leaf.value});
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (const std::string& name : lines[i].successors)
      tree.positions[i].successors.push_back(index_of(tree, name));
  }
  return tree;
}

inline Number number(std::int64_t value) {
  return Number(value);
}

/// The tree of the course's notes.
inline Tree notes_tree() {
  constexpr Mover max = Mover::max;
  constexpr Mover min = Mover::min;
  return tree_of({{"a", {}, {"b", "c"}},
                  {"b", min, {"d", "e"}},
                  {"c", min, {"f", "g"}},
                  {"d", max, {"h", "i"}},
                  {"e", max, {"j", "l"}},
                  {"f", max, {"m", "n"}},
                  {"g", max, {"o", "p"}}},
                 {{"h", number(1), min},
                  {"i", number(4), min},
                  {"j", number(5), min},
                  {"l", number(6), min},
                  {"m", number(2), min},
                  {"n", number(1), min},
                  {"o", number(1), min},
                  {"p", number(1), min}});
}

/// `b 4 [b,d,i]`: BestPos, Val and NodesList, and where alpha-beta has evaluated leaves, those.
inline std::string text_of(const Tree& tree, const std::optional<Play>& play) {
  if (!play) return "no answer";
  const std::string text =
      fmt::format("{} {} [{}]", play->best ? tree.positions[*play->best].name : "_",
                  play->value.text(), names_of(tree, play->line));
  return play->evaluated.empty() ? text
                                 : text + fmt::format(" of [{}]", names_of(tree, play->evaluated));
}

inline const Misconception& misconception(std::string_view name) {
  for (const Misconception& each : misconceptions()) {
    if (each.name == name) return each;
  }
  throw std::out_of_range(std::string(name));
}

/// What the program with this misconception answers about a position.
inline std::string answer(const Tree& tree, std::string_view name, std::string_view position,
                          Tie tie = Tie::last) {
  return text_of(tree, misconception(name).play(tree, index_of(tree, position), tie));
}

}  // namespace minimax::grade
