// What a line that is no answer was probably meant for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "syntax/syntax_error.hpp"

namespace minimax::grade {

/// `value/2` for the predicate valor/2; empty where it is rather a fact about something else.
std::string meant_answer(std::string_view name, std::size_t arity);

/// Whether the text begins with the name of an answer, misspelt or not, and a bracket.
bool begins_as_answer(std::string_view text);

/// Why the text of a clause cannot be read and what would help, for a student: a sentence without a
/// full stop.
Message broken_reason(std::string_view clause, const SyntaxError& error);

/// Whether there is a rule or a directive in it, as far as that can be told of a text that cannot
/// be parsed.
bool has_neck(std::string_view text);

/// On one line, with what is too long left out.
std::string first_part(std::string_view text);

}  // namespace minimax::grade
