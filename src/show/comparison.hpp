// Several algorithms on one tree, for people and for programs.
#pragma once

#include <string>

#include "ask/comparison.hpp"
#include "show/json.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// A headed table for people. The share is that of the leaves of the full tree.
std::string comparison_text(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators);
/// A JSON object on one line.
std::string comparison_json(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators, const Expense& expense);

}  // namespace minimax
