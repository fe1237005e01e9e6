#include "grade/judge/answer_clause.hpp"

#include <algorithm>
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
  const auto* const form = std::ranges::find_if(answer_forms, [&](const AnswerForm& each) {
    return is_compound(clause, node, each.name, each.arity);
  });
  return form == answer_forms.end() ? std::nullopt : std::optional(form->kind);
}

}  // namespace minimax::grade
