// What a program calls the predicates of a game, and a tree in its words.
#pragma once

#include <string>
#include <vector>

#include "trees/tree.hpp"

namespace minimax::grade {

struct Vocabulary {
  /// `static_eval`, `staticval`, or both: what a program that names neither gets is the first.
  std::vector<std::string> value_names = {"static_eval"};
  /// The modules in which it has facts of its own; they give way to those of the tree. None where
  /// it has none.
  std::vector<std::string> modules = {};
};

/// The names of static values that stand in the text of a program, not in its comments.
std::vector<std::string> value_names_in(const std::string& program);

/// The tree as a file to be loaded behind the program: whatever is in that one, its predicates are
/// then facts of this tree alone, and none is missing.
std::string facts_for(const Tree& tree, const Vocabulary& vocabulary);

}  // namespace minimax::grade
