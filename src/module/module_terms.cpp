#include "module/module_terms.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "term/operators.hpp"
#include "term/spelling.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

constexpr std::size_t most_levels = 1000;

using Parts = std::vector<PlainTerm>;

std::optional<PlainTerm> as_plain(const TermTable& table, TermId term, std::size_t levels);

bool add_part(Parts& parts, const TermTable& table, TermId part, std::size_t levels) {
  std::optional<PlainTerm> found = as_plain(table, part, levels);
  if (!found) return false;
  parts.push_back(std::move(*found));
  return true;
}

std::optional<PlainTerm> plain_list(const TermTable& table, TermId list, std::size_t levels) {
  Parts elements;
  for (; table.is_cell(list); list = table.arguments(list)[1]) {
    if (!add_part(elements, table, table.arguments(list)[0], levels)) return std::nullopt;
  }
  if (list != table.nil()) return std::nullopt;
  return PlainTerm::list(std::move(elements));
}

std::optional<PlainTerm> plain_compound(const TermTable& table, TermId term, std::size_t levels) {
  Parts arguments;
  for (const TermId argument : table.arguments(term)) {
    if (!add_part(arguments, table, argument, levels)) return std::nullopt;
  }
  const TermId name = table.name(term);
  if (arguments.empty() || table.kind(name) != TermKind::atom) return std::nullopt;
  return PlainTerm::compound(std::string(table.text(name)), std::move(arguments));
}

std::optional<PlainTerm> as_plain(const TermTable& table, TermId term, std::size_t levels) {
  if (levels == 0) return std::nullopt;
  switch (table.kind(term)) {
    case TermKind::atom:
      return PlainTerm::atom(std::string(table.text(term)));
    case TermKind::nil:
      return PlainTerm::list({});
    case TermKind::number: {
      const Number& number = table.number(term);
      return number.is_small() ? std::optional(PlainTerm::integer(number.small())) : std::nullopt;
    }
    case TermKind::compound:
      return table.is_cell(term) ? plain_list(table, term, levels - 1)
                                 : plain_compound(table, term, levels - 1);
    case TermKind::spelled: {
      const SpelledOut parts = spelled_out(table, term);
      return as_plain(parts.terms, parts.term, levels);
    }
    case TermKind::string:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<PlainTerm> plain_term(const TermTable& table, TermId term) {
  return as_plain(table, term, most_levels);
}

TermId interned(TermTable& table, const PlainTerm& term) {
  std::vector<TermId> parts;
  for (const PlainTerm& part : term.parts()) parts.push_back(interned(table, part));
  switch (term.kind()) {
    case PlainTerm::Kind::atom:
      return table.atom(term.name());
    case PlainTerm::Kind::integer:
      return table.number(Number(*term.number()));
    case PlainTerm::Kind::list:
      return table.list(parts);
    case PlainTerm::Kind::compound:
      break;
  }
  return table.compound(table.atom(term.name()), parts);
}

std::string sentence_of(const GameThrew& error) {
  if (!error.position) return fmt::format("the game has thrown an exception: {}", error.what());
  TermTable table;
  return fmt::format("the game has thrown an exception at {}: {}",
                     write_quoted(table, interned(table, *error.position), OperatorTable()),
                     error.what());
}

}  // namespace minimax
