// What a program is asked for.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "trees/tree.hpp"

namespace minimax {

/// The predicate that a program defines.
struct Task {
  enum class Kind : bool { minimax, alpha_beta };

  Kind kind = Kind::minimax;
  std::string name = "minimax";
  std::size_t arity = 4;

  bool wants_line() const { return kind == Kind::minimax && arity == 4; }
};

/// Reads `minimax/4`, `minimax/3`, `alphabeta/5`, `alphabeta/6`, whatever the name is: the arity
/// says what the arguments are. Throws std::invalid_argument.
Task task_of(const std::string& text);

/// The arguments of a call about a position, `_` for what is asked for. The window of alpha-beta is
/// wider than all values of the tree, its depth limit beyond the leaves.
std::vector<std::string> arguments_of(const Task& task, const Tree& tree, std::size_t position);

}  // namespace minimax
