// Terms as text.
#pragma once

#include <string>

#include "term/operators.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// The term as SWI-Prolog 9's writeq/1 writes it where these operators are in force: quoted where
/// needed, operators with their blanks, lists and `{}` terms in their notation, '$VAR'(1) as `B`.
/// A term may be nested as deep as memory allows.
std::string write_quoted(const TermTable& terms, TermId term, const OperatorTable& operators);

/// Likewise, as an argument or an element is written: with brackets where it needs them there.
std::string write_argument(const TermTable& terms, TermId term, const OperatorTable& operators);

/// Appends what write_quoted returns; what `out` ends with does not matter. An operator term whose
/// priority is higher than `priority` gets brackets.
void append_quoted(std::string& out, const TermTable& terms, TermId term,
                   const OperatorTable& operators, int priority = highest_priority);

}  // namespace minimax
