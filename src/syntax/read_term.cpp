#include "syntax/read_term.hpp"

#include <cstddef>

#include "syntax/parser.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/term_builder.hpp"
#include "syntax/tokenizer.hpp"

namespace minimax {

namespace {

// Whether nothing but layout follows before the last full stop.
bool ends_at(const std::string& text, std::size_t offset) {
  Tokenizer rest(text);
  rest.move_to(text.data() + offset);
  return !rest.skip_layout() || rest.here() == text.data() + text.size() - 1;
}

}  // namespace

TermId read_term(const std::string& text, TermTable& terms, const OperatorTable& operators) {
  // The line feed ends a comment. A text that has a full stop gets a second one, which is let pass.
  const std::string clause_text = text + "\n .";
  Parser parser(clause_text, operators);
  Clause clause;
  try {
    if (!parser.next(clause)) throw NotATerm("there is no term in it");
    const auto term = TermBuilder(terms).build(clause, clause.nodes.size() - 1);
    if (!term) throw NotATerm("it holds a variable");
    if (!ends_at(clause_text, static_cast<std::size_t>(clause.offset) + clause.text.size()))
      throw NotATerm("there is more than one term in it");
    return *term;
  } catch (const SyntaxError& error) {
    throw NotATerm(in_english(error.message));
  }
}

}  // namespace minimax
