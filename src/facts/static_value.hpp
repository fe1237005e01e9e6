// What the second argument of static_eval/2 is worth.
#pragma once

#include <optional>

#include "base/message.hpp"
#include "term/arithmetic.hpp"
#include "term/number.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// The number that a value stands for: itself, or what the expression evaluates to, as the
/// comparison of the notes' program evaluates it. Nothing where it is no number, or NaN.
std::optional<Number> static_value(const TermTable& terms, TermId value);

/// What an expression of somebody who is not trusted stands for, within the budget; or why there is
/// no number, as a sentence without a full stop.
Evaluated static_value(const TermTable& terms, TermId value, EvaluationBudget& budget);

/// Why static_value gives nothing, as a sentence without a full stop.
Message static_value_problem(const TermTable& terms, TermId value);

}  // namespace minimax
