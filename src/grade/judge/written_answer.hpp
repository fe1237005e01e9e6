// Questions about a tree and answers to them, as a program is asked and answers.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "grade/judge/reference.hpp"
#include "grade/judge/rules.hpp"
#include "trees/task.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// `minimax(a, _, _, _)`
std::string call_of(const Task& task, const Tree& tree, std::size_t position);
/// `minimax(a, BestPos, Val, NodesList)`, `alphabeta(a, -1000000, 1000000, GoodPos, Val)`: what
/// asks about the root, and runs as it stands.
std::string query_of(const Task& task, const Tree& tree);
/// What a right program answers about the root, shortened: a value may have a million digits.
Message right_answer(const Task& task, const Tree& tree, Rules rules);

/// `b,c`
std::string names_of(Reference& reference, const std::vector<TermId>& terms);
/// What alpha-beta has answered, and which leaves it has looked at.
Message with_leaves(const std::string& answer, const std::string& leaves);

}  // namespace minimax::grade
