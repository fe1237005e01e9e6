#include "syntax/term_builder.hpp"

#include <algorithm>
#include <variant>

#include "base/utf8.hpp"
#include "syntax/number_text.hpp"
#include "syntax/quoted_text.hpp"

namespace minimax {

std::string name_of(const Clause& clause, const Node& node) {
  switch (node.form) {
    case NameForm::quoted:
      return decode_quoted(clause.text_of(node));
    case NameForm::nil:
      return "[]";
    case NameForm::empty_braces:
    case NameForm::braces:
      return "{}";
    case NameForm::plain:
      break;
  }
  return std::string(clause.text_of(node));
}

std::uint32_t begin_of(const Clause& clause, std::size_t node) noexcept {
  const std::size_t size = clause.nodes[node].size;
  const auto subterm = std::span(clause.nodes).subspan(node + 1 - size, size);
  return std::ranges::min(subterm, {}, &Node::begin).begin;
}

void TermBuilder::prefetch(const Clause& clause) const noexcept {
  for (const Node& node : clause.nodes) {
    if (node.kind == NodeKind::atom) terms_.prefetch(node.hash);
  }
}

std::optional<TermId> TermBuilder::build(const Clause& clause, std::size_t node) {
  const Node& root = clause.nodes[node];
  if (root.size == 1 && root.kind == NodeKind::atom) return name(clause, root);
  if (!build_on_stack(clause, node + 1 - root.size, node + 1)) return std::nullopt;
  return stack_.back();
}

bool TermBuilder::build_elements(const Clause& clause, std::size_t node,
                                 std::vector<TermId>& elements) {
  elements.clear();
  const Node& root = clause.nodes[node];
  if (root.kind == NodeKind::list) {
    if (!build_on_stack(clause, node + 1 - root.size, node)) return false;
    elements.assign(stack_.begin(), stack_.end());
    return true;
  }
  std::optional<TermId> rest = build(clause, node);
  if (!rest) return false;
  while (terms_.is_cell(*rest)) {
    const auto arguments = terms_.arguments(*rest);
    elements.push_back(arguments[0]);
    rest = arguments[1];
  }
  return rest == terms_.nil();
}

// Leaves the terms of the nodes that are nobody's child among those from `first` to before `end`.
bool TermBuilder::build_on_stack(const Clause& clause, std::size_t first, std::size_t end) {
  stack_.clear();
  for (std::size_t i = first; i != end; ++i) {
    const Node& node = clause.nodes[i];
    const auto children = [&] { return std::span(stack_).last(node.arity); };
    switch (node.kind) {
      case NodeKind::variable:
        return false;
      case NodeKind::compound:
        reduce(terms_.compound(name(clause, node), children()), node.arity);
        break;
      case NodeKind::list:
        reduce(terms_.list(children()), node.arity);
        break;
      case NodeKind::partial_list:
        reduce(terms_.list(children().first(node.arity - 1), stack_.back()), node.arity);
        break;
      default:
        stack_.push_back(leaf(clause, node));
    }
  }
  return true;
}

void TermBuilder::reduce(TermId parent, std::size_t children) {
  stack_.resize(stack_.size() - children);
  stack_.push_back(parent);
}

TermId TermBuilder::name(const Clause& clause, const Node& node) {
  if (node.form == NameForm::plain) return terms_.atom(clause.text_of(node), node.hash);
  return node.form == NameForm::nil ? terms_.nil() : terms_.atom(name_of(clause, node));
}

TermId TermBuilder::leaf(const Clause& clause, const Node& node) {
  const std::string_view text = clause.text_of(node);
  switch (node.kind) {
    case NodeKind::number:
      return terms_.number(std::get<Number>(decode_number(text)));
    case NodeKind::string:
      return text_term(text, double_quotes_);
    case NodeKind::back_quoted:
      return text_term(text, back_quotes_);
    default:
      return name(clause, node);
  }
}

TermId TermBuilder::text_term(std::string_view quoted, QuotedText meaning) {
  const std::string text = decode_quoted(quoted);
  if (meaning == QuotedText::string) return terms_.string(text);
  if (meaning == QuotedText::atom) return terms_.atom(text);
  std::vector<TermId> elements;
  for (const char* here = text.data(); here != text.data() + text.size();) {
    const DecodedCharacter character = decode_utf8(here, text.data() + text.size());
    elements.push_back(meaning == QuotedText::codes
                           ? terms_.number(Number(std::int64_t{character.code_point}))
                           : terms_.atom({here, character.length}));
    here += character.length;
  }
  return terms_.list(elements);
}

}  // namespace minimax
