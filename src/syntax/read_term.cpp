#include "syntax/read_term.hpp"

#include <string_view>

#include "syntax/parser.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/term_builder.hpp"

namespace minimax {

TermId read_term(const std::string& text, TermTable& terms, const OperatorTable& operators) {
  // The line feed ends a comment. A text that has a full stop gets a second one, which is let pass.
  static constexpr std::string_view end = "\n .";
  const std::string clause_text = text + std::string(end);
  Parser parser(clause_text, operators);
  Clause clause;
  try {
    if (!parser.next(clause)) throw NotATerm("there is no term in it");
    const auto term = TermBuilder(terms).build(clause, clause.nodes.size() - 1);
    if (!term) throw NotATerm("it holds a variable");
    const std::string_view rest =
        std::string_view(clause_text).substr(clause.offset + clause.text.size());
    if (!rest.empty() && rest != end) throw NotATerm("there is more than one term in it");
    return *term;
  } catch (const SyntaxError& error) {
    throw NotATerm(error.message);
  }
}

}  // namespace minimax
