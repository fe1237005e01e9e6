// What tells rules and directives from facts.
#pragma once

#include <string_view>

#include "syntax/clause.hpp"
#include "syntax/term_builder.hpp"

namespace minimax {

/// Most clauses have one: their first byte tells that they are no directive and nothing else that
/// is odd.
inline bool has_letter_name(const Clause& clause, const Node& root) {
  const char first = clause.text[root.begin];
  return first >= 'a' && first <= 'z';
}

/// Quotes make no difference to SWI-Prolog: `':-'(dynamic(a/1))` is a directive.
template <class Is>
bool name_is(const Clause& clause, const Node& node, Is is) {
  if (node.form == NameForm::plain) return is(clause.text_of(node));
  return node.form == NameForm::quoted && is(name_of(clause, node));
}

/// Whether the clause is a rule, where its root has two arguments, or else a directive or a query.
inline bool is_neck(const Clause& clause, const Node& root) {
  if (has_letter_name(clause, root)) return false;
  if (root.kind != NodeKind::compound || root.arity == 0 || root.arity > 2) return false;
  return name_is(clause, root, [&root](std::string_view name) {
    if (name == ":-") return true;
    return root.arity == 1 ? name == "?-" : name == "-->" || name == "=>";
  });
}

}  // namespace minimax
