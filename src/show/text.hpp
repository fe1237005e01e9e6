// Results for people.
#pragma once

#include <span>
#include <string>

#include "ask/result.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// The answers to minimax(Position, BestPos, Val, NodesList) as SWI-Prolog's top level prints
/// them, `;` between them. BestPos is left out where it stays unbound.
std::string top_level_text(std::span<const Result> answers, const TermTable& terms,
                           const OperatorTable& operators);

/// The query that they answer, as it would be typed.
std::string query_text(TermId position, const TermTable& terms, const OperatorTable& operators);

/// A headed table with a line for each position: who moves there, its value, its best successor.
std::string table_text(std::span<const Result> results, const TermTable& terms,
                       const OperatorTable& operators);

}  // namespace minimax
