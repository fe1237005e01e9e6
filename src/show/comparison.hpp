// Several algorithms on one tree, for people, programs and spreadsheets.
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
/// A line of headings, a record for each algorithm and one for the least proof. What is not known
/// is an empty cell. Times are in seconds.
std::string comparison_csv(const Comparison& comparison, const TermTable& terms,
                           const OperatorTable& operators);
/// A JSON object on one line.
std::string comparison_json(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators, const Expense& expense);

}  // namespace minimax
