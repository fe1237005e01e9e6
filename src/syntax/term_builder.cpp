#include "syntax/term_builder.hpp"

#include <algorithm>
#include <variant>

#include "base/utf8.hpp"
#include "syntax/number_text.hpp"
#include "syntax/quoted_text.hpp"
#include "term/spelling.hpp"

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
  if (terms_.compounds() == Compounds::by_parts) return build_parts(clause, first, end);
  std::vector<std::size_t> ends;
  for (std::size_t i = end; i != first; i -= clause.nodes[i - 1].size) ends.push_back(i);
  for (std::size_t begin = first; !ends.empty(); begin = ends.back(), ends.pop_back()) {
    if (const auto term = spelled(clause, ends.back() - 1))
      stack_.push_back(*term);
    else if (!build_parts(clause, begin, ends.back()))
      return false;
  }
  return true;
}

// Nothing where it is no compound that has a spelling; compounds of the table find it themselves.
std::optional<TermId> TermBuilder::spelled(const Clause& clause, std::size_t node) {
  if (clause.nodes[node].kind != NodeKind::compound) return std::nullopt;
  spelling_.clear();
  children_.clear();
  if (!spell(clause, node)) return std::nullopt;
  return known_or_new(hashed_name(spelling_));
}

// Files name most things in the order in which they have named them before, in a row or two.
TermId TermBuilder::known_or_new(const HashedName& spelling) {
  for (TermId& last : last_spelled_) {
    if (const auto guessed = terms_.spelled_at(last, spelling)) return last = *guessed;
  }
  last_spelled_[1] = last_spelled_[0];
  return last_spelled_[0] = terms_.spelled(spelling);
}

bool TermBuilder::spell(const Clause& clause, std::size_t node) {
  const Node& root = clause.nodes[node];
  const std::string_view text = clause.text_of(root);
  const bool is_name = root.form == NameForm::plain && is_spelled_name(text);
  switch (root.kind) {
    case NodeKind::atom:
      if (root.form == NameForm::nil) {
        spelling_ += "[]";
        return true;
      }
      [[fallthrough]];
    case NodeKind::number:
      if (!is_name && !is_spelled_integer(text)) return false;
      spelling_ += text;
      return spelling_.size() <= longest_spelling;
    case NodeKind::compound:
      if (!is_name) return false;
      spelling_ += text;
      return spell_children(clause, node, '(', ')');
    case NodeKind::list:
      return spell_children(clause, node, '[', ']');
    default:
      return false;
  }
}

// The text grows with each level, which bounds the recursion.
bool TermBuilder::spell_children(const Clause& clause, std::size_t node, char open, char close) {
  const std::uint32_t arity = clause.nodes[node].arity;
  if (arity == 0 || spelling_.size() + 2 * std::size_t{arity} > longest_spelling) return false;
  const std::size_t first = children_.size();
  std::size_t child = Clause::last_child(node);
  for (std::uint32_t i = 0; i < arity; ++i, child = clause.previous(child))
    children_.push_back(child);
  for (std::size_t i = children_.size(); i-- > first; children_.pop_back()) {
    spelling_ += open;
    if (!spell(clause, children_[i])) return false;
    open = ',';
  }
  spelling_ += close;
  return spelling_.size() <= longest_spelling;
}

bool TermBuilder::build_parts(const Clause& clause, std::size_t first, std::size_t end) {
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
  if (node.form == NameForm::plain)
    return terms_.atom(hashed_name(clause.text_of(node), node.hash));
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
                           : terms_.atom(std::string_view(here, character.length)));
    here += character.length;
  }
  return terms_.list(elements);
}

}  // namespace minimax
