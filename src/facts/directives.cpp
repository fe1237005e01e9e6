#include "facts/directives.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace minimax {

namespace {

constexpr std::array<std::string_view, 11> declarations = {
    "dynamic",    "discontiguous", "multifile",    "table",    "use_module", "ensure_loaded",
    "style_check", "encoding",      "license",      "set_stream", "public"};

// The children of a node in the order of the text.
std::vector<std::size_t> children(const Clause& clause, std::size_t node) {
  std::vector<std::size_t> found(clause.nodes[node].arity);
  std::size_t child = node;
  for (std::size_t i = found.size(); i-- > 0;) {
    child = i + 1 == found.size() ? Clause::last_child(node) : clause.previous(child);
    found[i] = child;
  }
  return found;
}

bool is_compound(const Clause& clause, std::size_t node, std::string_view name,
                 std::uint32_t arity) {
  const Node& root = clause.nodes[node];
  return root.kind == NodeKind::compound && root.arity == arity && name_of(clause, root) == name;
}

std::optional<std::string> atom_at(const Clause& clause, std::size_t node) {
  if (clause.nodes[node].kind != NodeKind::atom) return std::nullopt;
  return name_of(clause, clause.nodes[node]);
}

std::optional<int> integer_at(const Clause& clause, std::size_t node) {
  const std::string_view text = clause.text_of(clause.nodes[node]);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// The elements of a list, or the one thing that is no list.
std::vector<std::size_t> elements(const Clause& clause, std::size_t node) {
  if (clause.nodes[node].kind == NodeKind::list) return children(clause, node);
  return {node};
}

}  // namespace

Directives::Kind Directives::obey(const Clause& clause, std::size_t goal) {
  if (is_compound(clause, goal, ",", 2)) {
    const Kind first = obey(clause, children(clause, goal)[0]);
    return std::max(first, obey(clause, children(clause, goal)[1]));
  }
  const Node& node = clause.nodes[goal];
  if (node.kind != NodeKind::compound && node.kind != NodeKind::atom) return Kind::unknown;
  return obey_one(clause, goal, name_of(clause, node));
}

Directives::Kind Directives::obey_one(const Clause& clause, std::size_t goal,
                                      std::string_view name) {
  const std::uint32_t arity = clause.nodes[goal].arity;
  if (name == "initialization") return Kind::runs;
  if (name == "op" && arity == 3) {
    add_operators(clause, goal);
  } else if (name == "module" && arity == 2) {
    add_exports(clause, goal);
  } else if (name == "set_prolog_flag" && arity == 2) {
    set_flag(clause, goal);
  } else if (std::ranges::find(declarations, name) == declarations.end()) {
    return Kind::unknown;
  }
  return Kind::known;
}

void Directives::add_operators(const Clause& clause, std::size_t goal) {
  const auto arguments = children(clause, goal);
  const auto priority = integer_at(clause, arguments[0]);
  const auto type_name = atom_at(clause, arguments[1]);
  const auto type = type_name ? operator_type(*type_name) : std::nullopt;
  if (!priority || *priority < 0 || *priority > 1200 || !type)
    return report(clause, goal, "op/3 is op(Priority, Type, Name)",
                  "The priority is 0 to 1200, the type one of xf yf xfx xfy yfx fy fx.");
  for (const std::size_t element : elements(clause, arguments[2])) {
    const auto name = atom_at(clause, element);
    if (!name || *name == "," || *name == "[]" || *name == "{}" || *name == "|")
      report(clause, element, "this cannot be made an operator", "Give an atom.");
    else
      operators_.add(*priority, *type, *name);
  }
}

void Directives::add_exports(const Clause& clause, std::size_t module) {
  for (const std::size_t element : elements(clause, children(clause, module)[1])) {
    if (is_compound(clause, element, "op", 3)) add_operators(clause, element);
  }
}

void Directives::set_flag(const Clause& clause, std::size_t goal) {
  const auto arguments = children(clause, goal);
  if (atom_at(clause, arguments[0]) != "double_quotes") return;
  constexpr std::array<std::pair<std::string_view, QuotedText>, 4> meanings = {
      {{"string", QuotedText::string},
       {"atom", QuotedText::atom},
       {"codes", QuotedText::codes},
       {"chars", QuotedText::chars}}};
  const auto value = atom_at(clause, arguments[1]);
  const auto found = std::ranges::find(meanings, value.value_or(""),
                                       &std::pair<std::string_view, QuotedText>::first);
  if (found == meanings.end())
    return report(clause, goal, "the flag double_quotes has no such value",
                  "Give one of string, atom, codes and chars.");
  builder_.set_double_quotes(found->second);
}

void Directives::report(const Clause& clause, std::size_t node, std::string message,
                        std::string advice) {
  diagnostics_.push_back({Severity::error, clause.offset + begin_of(clause, node),
                          std::move(message), std::move(advice)});
}

}  // namespace minimax
