// Prints what this project's reader makes of the clauses of files, for comparing it with
// SWI-Prolog's: see compare_readers.pl.
//
//   read_terms FILE...
//
// For each file a line `file NAME`, then for each clause one of
//   term CANONICAL TAB QUOTED   a ground term: in a form of its own, and as write_quoted() has it
//   variable                    a term that is not ground
//   error LINE MESSAGE          a syntax error, where the reader says it is
//
// The canonical form owes nothing to the writer, so that an error of the writer hides none of the
// reader: every name in quotes, all but letters and digits as code points, no operators.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/utf8.hpp"
#include "facts/diagnostics.hpp"
#include "facts/directives.hpp"
#include "facts/source.hpp"
#include "syntax/clause.hpp"
#include "syntax/parser.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/term_builder.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

class CanonicalText {
 public:
  explicit CanonicalText(const TermTable& terms) : terms_(terms) {}

  std::string of(TermId term) {
    append(term);
    return std::move(text_);
  }

 private:
  void append(TermId term) {
    switch (terms_.kind(term)) {
      case TermKind::atom:
        return append_text(terms_.text(term), '\'');
      case TermKind::string:
        return append_text(terms_.text(term), '"');
      case TermKind::nil:
        text_ += "[]";
        return;
      case TermKind::number:
        return append_number(terms_.number(term));
      case TermKind::compound:
        return terms_.is_cell(term) ? append_list(term) : append_compound(term);
      case TermKind::spelled:
        break;
    }
  }

  void append_text(std::string_view text, char quote) {
    const char* const end = text.data() + text.size();
    text_ += quote;
    for (const char* here = text.data(); here != end;) {
      const DecodedCharacter character = decode_utf8(here, end);
      const bool plain = (*here >= 'a' && *here <= 'z') || (*here >= 'A' && *here <= 'Z') ||
                         (*here >= '0' && *here <= '9');
      if (plain) {
        text_ += *here;
      } else {
        text_ += fmt::format("\\{}\\", static_cast<unsigned>(character.code_point));
      }
      here += std::max<std::size_t>(character.length, 1);
    }
    text_ += quote;
  }

  void append_number(const Number& number) {
    if (number.is_integer()) {
      text_ += number.integer().get_str();
    } else if (number.is_rational()) {
      text_ += number.rational().get_num().get_str() + "r" + number.rational().get_den().get_str();
    } else {
      char buffer[64];
      std::snprintf(buffer, sizeof buffer, "%.17g", number.real());
      text_ += buffer;
    }
  }

  void append_list(TermId list) {
    char before = '[';
    for (; terms_.is_cell(list); list = terms_.arguments(list)[1]) {
      text_ += before;
      append(terms_.arguments(list)[0]);
      before = ',';
    }
    if (list != terms_.nil()) {
      text_ += '|';
      append(list);
    }
    text_ += ']';
  }

  void append_compound(TermId compound) {
    append(terms_.name(compound));
    char before = '(';
    if (terms_.arguments(compound).empty()) text_ += before;
    for (const TermId argument : terms_.arguments(compound)) {
      text_ += before;
      append(argument);
      before = ',';
    }
    text_ += ')';
  }

  const TermTable& terms_;
  std::string text_;
};

/// The goal of `:- goal`, as a node of the clause.
std::optional<std::size_t> directive(const Clause& clause) {
  const Node& root = clause.root();
  if (root.kind != NodeKind::compound || root.arity != 1 || name_of(clause, root) != ":-")
    return std::nullopt;
  return Clause::last_child(clause.nodes.size() - 1);
}

class FileReading {
 public:
  explicit FileReading(const Source& source)
      : source_(source), parser_(source.text(), operators_) {}

  void print_clauses() {
    while (print_clause()) {
    }
  }

 private:
  bool print_clause() {
    Clause clause;
    try {
      if (!parser_.next(clause)) return false;
    } catch (const SyntaxError& error) {
      const auto offset = static_cast<Offset>(error.where - source_.text().data());
      fmt::print("error {} {}\n", source_.place(offset).line, in_english(error.message));
      return true;
    }
    const Node& root = clause.root();
    if (root.kind == NodeKind::atom && name_of(clause, root) == "end_of_file") return false;
    const auto term = builder_.build(clause, clause.nodes.size() - 1);
    if (term) {
      fmt::print("term {}\t{}\n", CanonicalText(terms_).of(*term),
                 write_quoted(terms_, *term, operators_));
    } else {
      fmt::print("variable\n");
    }
    if (const auto goal = directive(clause)) directives_.obey(clause, *goal);
    return true;
  }

  const Source& source_;
  TermTable terms_;
  OperatorTable operators_;
  TermBuilder builder_{terms_};
  Diagnostics diagnostics_;
  Directives directives_{[this] { return source_.text(); }, operators_, builder_, diagnostics_};
  Parser parser_;
};

}  // namespace

}  // namespace minimax

int main(int argc, char** argv) {
  for (const char* const path : std::span(argv, static_cast<std::size_t>(argc)).subspan(1)) {
    fmt::print("file {}\n", path);
    const minimax::Source source = minimax::Source::open(path);
    minimax::FileReading(source).print_clauses();
  }
}
