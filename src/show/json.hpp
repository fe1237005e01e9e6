// Results for programs.
#pragma once

#include <string>

#include "ask/result.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// One JSON object on one line, without its end. Terms are strings of quoted Prolog text; a value
/// is a number where JSON's readers keep it exactly, else such a string.
std::string json_text(const Result& result, const TermTable& terms, const OperatorTable& operators);

}  // namespace minimax
