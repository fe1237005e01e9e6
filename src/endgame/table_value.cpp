#include "endgame/table_value.hpp"

#include <string>

#include "syntax/read_term.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

std::optional<Number> number_of(std::string_view text) {
  TermTable terms;
  try {
    const TermId term = read_term(std::string(text), terms, OperatorTable());
    if (terms.kind(term) == TermKind::number) return terms.number(term);
  } catch (const NotATerm&) {
  }
  return std::nullopt;
}

}  // namespace minimax
