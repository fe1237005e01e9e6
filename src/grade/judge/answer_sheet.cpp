#include "grade/judge/answer_sheet.hpp"

#include <algorithm>
#include <string_view>

#include "syntax/clause.hpp"
#include "syntax/parser.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/term_builder.hpp"

namespace minimax::grade {

namespace {

/// Makes answers of clauses.
class SheetReader {
 public:
  SheetReader(const Source& source, TermTable& terms, const OperatorTable& operators)
      : source_(source), builder_(terms), parser_(source.text(), operators) {}

  AnswerSheet read() {
    Clause clause;
    while (next(clause)) take(clause);
    if (sheet_.answers.empty() && (has_directive_ || count_errors(sheet_.diagnostics) > 0))
      sheet_.is_program = true;
    return std::move(sheet_);
  }

 private:
  // The next clause that can be read.
  bool next(Clause& clause) {
    while (true) {
      try {
        return parser_.next(clause);
      } catch (const SyntaxError& error) {
        sheet_.diagnostics.push_back({Severity::error,
                                      static_cast<Offset>(error.where - source_.text().data()),
                                      error.message, error.advice, DiagnosticKind::syntax});
      }
    }
  }

  void take(const Clause& clause) {
    const Node& root = clause.root();
    const bool is_plain = root.kind == NodeKind::compound || root.kind == NodeKind::atom;
    const std::string name = is_plain ? name_of(clause, root) : std::string();
    if (root.arity == 2 && (name == ":-" || name == "-->")) {
      sheet_.is_program = true;
    } else if (root.kind == NodeKind::compound && take_answer(clause, name)) {
      return;
    } else {
      has_directive_ = has_directive_ || (root.arity == 1 && name == ":-");
      sheet_.diagnostics.push_back({Severity::warning, clause.offset, "this is no answer",
                                    "Answers are minimax(Pos, BestPos, Val, NodesList), value(Pos, "
                                    "Val), best(Pos, BestPos), "
                                    "evaluated(Leaves) and pruned(Leaves).",
                                    DiagnosticKind::directive});
    }
  }

  bool take_answer(const Clause& clause, std::string_view name) {
    const std::vector<std::size_t> parts = arguments(clause);
    if (name == "minimax" && parts.size() == 4) {
      Answer& answer = add(Answer::Kind::minimax, clause);
      answer.position = builder_.build(clause, parts[0]);
      answer.best = builder_.build(clause, parts[1]);
      answer.value = builder_.build(clause, parts[2]);
      answer.positions = list(clause, parts[3]);
    } else if (name == "value" && parts.size() == 2) {
      Answer& answer = add(Answer::Kind::value, clause);
      answer.position = builder_.build(clause, parts[0]);
      answer.value = builder_.build(clause, parts[1]);
    } else if (name == "best" && parts.size() == 2) {
      Answer& answer = add(Answer::Kind::best, clause);
      answer.position = builder_.build(clause, parts[0]);
      answer.best = builder_.build(clause, parts[1]);
    } else if ((name == "evaluated" || name == "pruned") && parts.size() == 1) {
      const auto kind = name == "pruned" ? Answer::Kind::pruned : Answer::Kind::evaluated;
      add(kind, clause).positions = list(clause, parts[0]);
    } else {
      return false;
    }
    return true;
  }

  Answer& add(Answer::Kind kind, const Clause& clause) {
    const std::string_view text = clause.text.substr(0, clause.text.size() - 1);
    return sheet_.answers.emplace_back(
        Answer{.kind = kind, .offset = clause.offset, .text = std::string(text)});
  }

  static std::vector<std::size_t> arguments(const Clause& clause) {
    const std::size_t root = clause.nodes.size() - 1;
    std::vector<std::size_t> arguments(clause.root().arity);
    std::size_t node = Clause::last_child(root);
    for (std::size_t i = arguments.size(); i-- > 0; node = clause.previous(node))
      arguments[i] = node;
    return arguments;
  }

  std::optional<std::vector<TermId>> list(const Clause& clause, std::size_t node) {
    std::vector<TermId> elements;
    if (!builder_.build_elements(clause, node, elements)) return std::nullopt;
    return elements;
  }

  const Source& source_;
  TermBuilder builder_;
  Parser parser_;
  AnswerSheet sheet_;
  bool has_directive_ = false;
};

}  // namespace

AnswerSheet read_answers(const Source& source, TermTable& terms, const OperatorTable& operators) {
  return SheetReader(source, terms, operators).read();
}

}  // namespace minimax::grade
