#include "grade/judge/answer_clause.hpp"

#include <string>

#include "syntax/term_builder.hpp"

namespace minimax::grade {

bool is_compound(const Clause& clause, std::size_t node, std::string_view name, std::size_t arity) {
  const Node& root = clause.nodes[node];
  return root.kind == NodeKind::compound && root.arity == arity && name_of(clause, root) == name;
}

std::vector<std::size_t> arguments(const Clause& clause, std::size_t compound) {
  std::vector<std::size_t> arguments(clause.nodes[compound].arity);
  std::size_t node = Clause::last_child(compound);
  for (std::size_t i = arguments.size(); i-- > 0; node = clause.previous(node)) arguments[i] = node;
  return arguments;
}

std::optional<Answer::Kind> answer_kind(const Clause& clause, std::size_t node) {
  using enum Answer::Kind;
  if (is_compound(clause, node, "minimax", 4)) return minimax;
  if (is_compound(clause, node, "value", 2)) return value;
  if (is_compound(clause, node, "best", 2)) return best;
  if (is_compound(clause, node, "evaluated", 1)) return evaluated;
  if (is_compound(clause, node, "pruned", 1)) return pruned;
  return std::nullopt;
}

}  // namespace minimax::grade
