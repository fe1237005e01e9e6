// The short way from the text of a plain clause to its nodes.
#pragma once

#include "syntax/clause.hpp"

namespace minimax {

/// Reads a clause of the form grammar::plain_clause at `begin` into the nodes of `clause`, and
/// gives the byte behind it. Null where the clause is not of this form; the nodes are of no use
/// then. `begin` must be at a token.
const char* parse_plain_clause(const char* begin, const char* end, Clause& clause);

}  // namespace minimax
