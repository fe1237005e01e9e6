// From a parsed clause to interned terms.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "syntax/clause.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// What text in quotes stands for: the flags double_quotes and back_quotes.
enum class QuotedText : std::uint8_t { string, atom, codes, chars };

/// Interns the subterms of clauses. They must be ground; one that holds a variable gives nothing.
class TermBuilder {
 public:
  explicit TermBuilder(TermTable& terms) : terms_(terms) {}

  void set_double_quotes(QuotedText meaning) noexcept { double_quotes_ = meaning; }
  void set_back_quotes(QuotedText meaning) noexcept { back_quotes_ = meaning; }

  /// The subterm whose root is the node with this index.
  std::optional<TermId> build(const Clause& clause, std::size_t node);

  /// The elements of a list, without interning its cells where it is written with brackets. False
  /// where it is no proper list of ground terms.
  bool build_elements(const Clause& clause, std::size_t node, std::vector<TermId>& elements);

  /// Asks the processor to fetch what building the clause will look at.
  void prefetch(const Clause& clause) const noexcept;

 private:
  std::optional<TermId> spelled(const Clause& clause, std::size_t node);
  TermId known_or_new(const HashedName& spelling);
  bool spell(const Clause& clause, std::size_t node);
  bool spell_children(const Clause& clause, std::size_t node, char open, char close);
  bool build_parts(const Clause& clause, std::size_t first, std::size_t end);
  TermId leaf(const Clause& clause, const Node& node);
  TermId text_term(std::string_view quoted, QuotedText meaning);
  TermId name(const Clause& clause, const Node& node);
  void reduce(TermId parent, std::size_t children);
  bool build_on_stack(const Clause& clause, std::size_t first, std::size_t end);

  TermTable& terms_;
  QuotedText double_quotes_ = QuotedText::string;
  QuotedText back_quotes_ = QuotedText::codes;
  std::vector<TermId> stack_;
  std::vector<std::size_t> children_;  // of the nodes that are being spelled
  std::string spelling_;
  std::array<TermId, 2> last_spelled_{};  // the latter first
};

/// The name of an atom or a compound, unquoted.
std::string name_of(const Clause& clause, const Node& node);

/// Where the text of a subterm begins, in bytes from the begin of the clause.
std::uint32_t begin_of(const Clause& clause, std::size_t node) noexcept;
/// Likewise, in bytes from the begin of the source.
inline std::uint64_t offset_of(const Clause& clause, std::size_t node) noexcept {
  return clause.offset + begin_of(clause, node);
}

}  // namespace minimax
