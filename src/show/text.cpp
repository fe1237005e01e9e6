#include "show/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "base/text_table.hpp"
#include "show/mover_name.hpp"
#include "term/operators.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

// Of the right side of `Name = Term`.
constexpr int bound_priority = 699;

void append_list(std::string& text, std::span<const TermId> elements, const TermTable& terms,
                 const OperatorTable& operators) {
  text += '[';
  for (std::size_t i = 0; i < elements.size(); ++i) {
    if (i > 0) text += ',';
    text += write_argument(terms, elements[i], operators);
  }
  text += ']';
}

bool is_operator(TermId term, const TermTable& terms, const OperatorTable& operators) {
  if (terms.kind(term) != TermKind::atom) return false;
  const OperatorKinds* const kinds = operators.find(terms.text(term));
  return kinds && (kinds->prefix || kinds->infix || kinds->postfix);
}

// An atom that is an operator is an operand here, unlike in a list.
void append_bound(std::string& text, TermId term, const TermTable& terms,
                  const OperatorTable& operators) {
  const bool brackets = is_operator(term, terms, operators);
  if (brackets) text += '(';
  append_quoted(text, terms, term, operators, bound_priority);
  if (brackets) text += ')';
}

void append_bindings(std::string& text, const Result& answer, const TermTable& terms,
                     const OperatorTable& operators) {
  if (answer.best) {
    text += "BestPos = ";
    append_bound(text, *answer.best, terms, operators);
    text += ",\n";
  }
  text += "Val = ";
  append_bound(text, answer.value, terms, operators);
  text += ",\nNodesList = ";
  append_list(text, answer.nodes, terms, operators);
}

// For people, in a comment.
std::string illustration(const Result& answer, const TermTable& terms,
                         const OperatorTable& operators) {
  std::string text;
  for (std::size_t i = 0; i < answer.moves.size(); ++i) {
    text += (i == 0 ? "% moves: " : ", ") + write_argument(terms, answer.moves[i], operators);
  }
  if (!text.empty()) text += '\n';
  for (std::size_t begin = 0; begin < answer.picture.size();) {
    const std::size_t end = std::min(answer.picture.find('\n', begin), answer.picture.size());
    text += "% " + answer.picture.substr(begin, end - begin) + '\n';
    begin = end + 1;
  }
  return text;
}

using Row = std::vector<std::string>;

Row row_of(const Result& result, const TermTable& terms, const OperatorTable& operators) {
  const auto text = [&](TermId term) { return write_quoted(terms, term, operators); };
  return {text(result.position),
          result.player ? text(*result.player) : mover_name(result.mover).value_or("-"),
          text(result.value), result.best ? text(*result.best) : "-"};
}

}  // namespace

std::string top_level_text(std::span<const Result> answers, const TermTable& terms,
                           const OperatorTable& operators) {
  std::string text;
  for (const Result& answer : answers) {
    if (!text.empty()) text += " ;\n";
    append_bindings(text, answer, terms, operators);
  }
  text += ".\n";
  for (const Result& answer : answers) text += illustration(answer, terms, operators);
  return text;
}

std::string query_text(TermId position, const TermTable& terms, const OperatorTable& operators) {
  return "?- minimax(" + write_argument(terms, position, operators) +
         ", BestPos, Val, NodesList).\n";
}

std::string table_text(std::span<const Result> results, const TermTable& terms,
                       const OperatorTable& operators) {
  std::vector<Row> rows = {{"position", "mover", "value", "best"}};
  for (const Result& result : results) rows.push_back(row_of(result, terms, operators));
  return table_of(std::vector(4, Align::left), rows);
}

}  // namespace minimax
