// What is/2 makes of a term.
#pragma once

#include <string>
#include <variant>

#include "prolog/errors.hpp"
#include "prolog/prolog.hpp"
#include "term/number.hpp"

namespace minimax::prolog {

/// The number that a term is or evaluates to; else why there is none, as a sentence without a full
/// stop. NaN, which no search can compare, is none. Throws PendingException where is/2 runs out
/// of resources or is interrupted.
std::variant<Number, std::string> evaluate(term_t term);

/// The same, of a term that has to be a number; where it is none, `what` names it in the error.
Number evaluate(term_t term, const std::string& what, Caller caller);

}  // namespace minimax::prolog
