// Parsed clauses as text that shows their structure, for tests.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "syntax/clause.hpp"
#include "syntax/parser.hpp"
#include "syntax/syntax_error.hpp"
#include "term/operators.hpp"

namespace minimax {

/// A subterm without operators: names are written as they stand in the text.
inline std::string canonical(const Clause& clause, std::size_t node) {
  const Node& root = clause.nodes[node];
  std::vector<std::string> children(root.arity);
  std::size_t child = node;
  for (std::size_t i = children.size(); i-- > 0;) {
    child = i + 1 == children.size() ? Clause::last_child(node) : clause.previous(child);
    children[i] = canonical(clause, child);
  }
  const auto joined = [&](std::size_t first_of_tail) {
    std::string text;
    for (std::size_t i = 0; i < children.size(); ++i)
      text += (i == 0 ? "" : i == first_of_tail ? "|" : ",") + children[i];
    return text;
  };
  switch (root.kind) {
    case NodeKind::compound: {
      const bool braces = root.form == NameForm::braces;
      return (braces ? "{}" : std::string(clause.text_of(root))) + "(" + joined(0) + ")";
    }
    case NodeKind::list:
      return "[" + joined(0) + "]";
    case NodeKind::partial_list:
      return "[" + joined(children.size() - 1) + "]";
    default:
      break;
  }
  if (root.form == NameForm::nil) return "[]";
  if (root.form == NameForm::empty_braces) return "{}";
  return std::string(clause.text_of(root));
}

/// The first clause of a text, or `error: SENTENCE`.
inline std::string canonical(std::string_view text, const OperatorTable& operators = {}) {
  const std::string zero_ended(text);
  Parser parser(zero_ended, operators);
  Clause clause;
  try {
    if (!parser.next(clause)) return "nothing";
  } catch (const SyntaxError& error) {
    return "error: " + in_english(error.message);
  }
  return canonical(clause, clause.nodes.size() - 1);
}

}  // namespace minimax
