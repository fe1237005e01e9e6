// A single term, from a command line or an option.
#pragma once

#include <stdexcept>
#include <string>

#include "term/operators.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// A text that should be one ground term is none; what() says why.
class NotATerm : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Reads one ground term; a full stop may be left out. Throws NotATerm.
TermId read_term(const std::string& text, TermTable& terms, const OperatorTable& operators);

}  // namespace minimax
