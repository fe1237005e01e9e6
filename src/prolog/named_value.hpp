// Lists of Name(Value) and Name=Value.
#pragma once

#include <string_view>

#include "prolog/errors.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Empty where the term is no atom.
std::string_view text_of_atom(term_t term);

/// The name of Name(Value) or Name=Value, and the value; an empty name for another term.
std::string_view take_apart(term_t entry, term_t value);

/// Throws PendingException with an error where the term is no list; the name is for the message.
void check_list(term_t list, const char* name, Caller caller);

}  // namespace minimax::prolog
