// Results for programs.
#pragma once

#include <string>

#include "ask/result.hpp"
#include "show/expense.hpp"
#include "show/json_terms.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// As the members `load_seconds` and `peak_bytes`.
void add_expense(const Expense& expense, Json& object);

/// What the search has counted, and how long it took; nothing of the version, or of the expense.
Json statistics_json(const SearchReport& report);

/// Likewise the whole answer.
Json result_json(const Result& result, const TermTable& terms, const OperatorTable& operators);

/// One JSON object on one line, without its end. Terms are strings of quoted Prolog text; a value
/// is a number where JSON's readers keep it exactly, else such a string.
std::string json_text(const Result& result, const TermTable& terms, const OperatorTable& operators,
                      const Expense& expense);

}  // namespace minimax
