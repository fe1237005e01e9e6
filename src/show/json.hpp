// Results for programs.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "ask/result.hpp"
#include "show/json_terms.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// What the command has needed, whichever position it was asked about.
struct Expense {
  std::chrono::duration<double> load_time = {};
  /// Of real memory, up to now; 0 where the system does not tell.
  std::size_t peak_bytes = 0;

  /// After a load that took so long, and all that came after it.
  static Expense until_now(std::chrono::duration<double> load_time);
};

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
