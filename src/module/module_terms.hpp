// The terms of a module as those of a table.
#pragma once

#include <optional>
#include <string>

#include "minimax/game_threw.hpp"
#include "minimax/plain_term.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax {

TermId interned(TermTable& table, const PlainTerm& term);

/// Nothing where it is none: of a number that does not fit 64 bits, a string, a list with another
/// end, and what nests more than a thousand levels deep.
std::optional<PlainTerm> plain_term(const TermTable& table, TermId term);

/// Says that the game has thrown, what, and at which position.
std::string sentence_of(const GameThrew& error);

}  // namespace minimax
