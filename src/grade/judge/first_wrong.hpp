// Where a program first goes wrong on the teacher's tree.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "grade/judge/rules.hpp"
#include "grade/judge/testimony.hpp"
#include "trees/task.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// A position that the program is wrong about, and right about what comes after it.
struct FirstWrong {
  std::string position = {};
  std::vector<std::string> right = {};  ///< its successors; none of a leaf
  std::string query = {};               ///< as it runs where the whole tree is consulted
  Message expected = {};
  Message got = {};
  Message reason = {};        ///< a sentence without a full stop
  std::size_t asked = 0;      ///< about so many positions of the tree
  std::size_t positions = 0;  ///< the tree has
};

/// `b and c are right, and a is wrong: ...`: without a full stop.
Message sentence_of(const FirstWrong& first);

/// Asks the program about positions of the tree in one run: what was found of them, in the same
/// order, as far as it came.
using AskPositions = std::function<std::vector<Finding>(const std::vector<std::size_t>&)>;

/// Of all positions the deepest. On a tree of more than two hundred it is looked for from the root
/// on, in a few runs: among the successors of what is wrong, as long as there is a wrong one.
/// Nothing where the program is right, or is so when it is asked about the position alone.
std::optional<FirstWrong> find_first_wrong(const Tree& tree, const Task& task, const Rules& rules,
                                           const AskPositions& ask);

}  // namespace minimax::grade
