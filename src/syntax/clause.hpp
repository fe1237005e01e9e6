// A clause as it was parsed: its structure over the text, before any term is made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "term/hashed_name.hpp"

namespace minimax {

/// How a name was written: `'[]'` is not `[]`, and a quoted name has to be unquoted.
enum class NameForm : std::uint8_t {
  plain,         ///< the name is the text itself
  quoted,        ///< in single quotes, which belong to the text
  nil,           ///< `[]`, perhaps with blanks inside
  empty_braces,  ///< `{}`, perhaps with blanks inside
  braces,        ///< `{` of `{Term}`; the name is `{}`
};

enum class NodeKind : std::uint8_t {
  atom,
  number,       ///< the text may begin with `-`
  string,       ///< in double quotes
  back_quoted,  ///< in back quotes
  variable,
  compound,      ///< the text is that of the name; operators and `{Term}` give compounds too
  list,          ///< `[E1, ..., En]`, n > 0
  partial_list,  ///< `[E1, ..., En-1 | En]`: the last child is the tail
};

/// A subterm. Its children stand before it, the last one directly.
struct Node {
  std::uint32_t begin;   ///< of its text, in bytes from the begin of the clause
  std::uint32_t length;  ///< of its text in bytes
  NameHash hash;         ///< of an atom's or compound's name in plain form
  std::uint32_t arity;   ///< the number of its children
  std::uint32_t size;    ///< the number of nodes of the subterm, itself included
  NodeKind kind;
  NameForm form;
};

struct Clause {
  std::string_view text;     ///< from its first token to its end; lies in the source
  std::uint64_t offset = 0;  ///< of its first token in the source
  std::vector<Node> nodes;   ///< the last one is the clause as a whole

  const Node& root() const noexcept { return nodes.back(); }
  std::string_view text_of(const Node& node) const noexcept {
    return text.substr(node.begin, node.length);
  }
  /// The index of the last child of the node with this index, which must have children; another
  /// child stands before it, as previous() tells.
  static std::size_t last_child(std::size_t node) noexcept { return node - 1; }
  std::size_t previous(std::size_t child) const noexcept { return child - nodes[child].size; }
};

}  // namespace minimax
