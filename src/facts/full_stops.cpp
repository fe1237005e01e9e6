#include "facts/full_stops.hpp"

#include "syntax/neck.hpp"
#include "syntax/term_builder.hpp"

namespace minimax {

namespace {

bool is_dict_call(const Clause& clause, const Node& node) {
  return node.kind == NodeKind::compound && node.arity == 2 &&
         name_is(clause, node, [](std::string_view name) { return name == "."; });
}

}  // namespace

std::optional<std::size_t> find_dict_call(const Clause& clause, bool is_directive) {
  std::optional<std::size_t> first;
  if (is_directive) {
    for (std::size_t i = 0; i < clause.nodes.size(); ++i) {
      const bool before = !first || clause.nodes[i].begin < clause.nodes[*first].begin;
      if (before && is_dict_call(clause, clause.nodes[i])) first = i;
    }
    return first;
  }
  // `a.b.c` is `(a.b).c`.
  std::size_t node = clause.nodes.size() - 1;
  while (is_dict_call(clause, clause.nodes[node])) {
    first = node;
    node = clause.previous(Clause::last_child(node));
  }
  return first;
}

bool is_full_stop(const Clause& clause, std::size_t node) {
  return clause.nodes[node].form == NameForm::plain &&
         begin_of(clause, node) != clause.nodes[node].begin;
}

}  // namespace minimax
