// Parts of trees.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "trees/tree.hpp"

namespace minimax {

/// The positions that can be reached from one, itself first, each once and before its successors
/// where no position is shared.
std::vector<std::size_t> reachable(const Tree& tree, std::size_t position);

/// The same ones, by the longest lines that lead there from the position, the deepest first: each
/// after its successors.
std::vector<std::size_t> deepest_first(const Tree& tree, std::size_t position);

/// What can be reached from a position, which becomes the root and has the number 0.
Tree part_below(const Tree& tree, std::size_t position);

/// The same tree with other names: `name` gives one for each position.
template <class Name>
Tree renamed(Tree tree, Name name) {
  for (std::size_t i = 0; i < tree.positions.size(); ++i) tree.positions[i].name = name(i);
  return tree;
}

/// The letter and the number of a name, `a1`; the number 0 is left out.
struct LetterName {
  char letter;
  std::uint64_t number;
};
constexpr LetterName letter_name_parts(std::uint64_t index) {
  constexpr std::uint64_t letters = 26;
  return {static_cast<char>('a' + index % letters), index / letters};
}

/// `a`, `b` to `z`, then `a1`, `b1`.
std::string letter_name(std::size_t index);

}  // namespace minimax
