#include "grade/judge/questions.hpp"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "base/file.hpp"
#include "base/message.hpp"
#include "facts/diagnostic.hpp"
#include "facts/static_value.hpp"
#include "grade/judge/answer_clause.hpp"
#include "syntax/parser.hpp"
#include "syntax/syntax_error.hpp"
#include "syntax/term_builder.hpp"

namespace minimax::grade {

namespace {

constexpr double most_points = 1'000'000;

constexpr const char* question_advice = msgid(
    "A question is an answer that is open or filled in, as value(b, _) or value(b, 4), or "
    "question(value(b, _), 2), which says what it is worth.");

/// What is wrong with a clause.
struct Fault {
  Message message;
  Message advice = Message(question_advice);
};

class QuestionReader {
 public:
  QuestionReader(const Source& source, Reference& reference)
      : source_(source), reference_(reference), builder_(reference.terms()) {}

  std::vector<Question> read() {
    Parser parser(source_.text(), reference_.operators());
    Clause clause;
    while (next(parser, clause)) {
      try {
        take(clause);
      } catch (const Fault& fault) {
        fail(clause.offset, fault.message, fault.advice);
      }
    }
    if (questions_.empty())
      fail(0, Message("there is no question in it"), Message(question_advice));
    return std::move(questions_);
  }

 private:
  bool next(Parser& parser, Clause& clause) try {
    return parser.next(clause);
  } catch (const SyntaxError& error) {
    fail(static_cast<Offset>(error.where - source_.text().data()), error.message,
         as_sentence(error.advice));
  }

  [[noreturn]] void fail(Offset offset, Message message, Message advice) {
    throw FileError(told(offset, std::move(message), std::move(advice)));
  }

  std::string told(Offset offset, Message message, Message advice) {
    const Diagnostic diagnostic{Severity::error, offset, std::move(message), std::move(advice),
                                DiagnosticKind::syntax};
    std::string text = render(diagnostic, source_, source_.place(offset)).text();
    while (text.ends_with('\n')) text.pop_back();
    return text;
  }

  void take(const Clause& clause) {
    std::size_t node = clause.nodes.size() - 1;
    double points = 1;
    if (is_compound(clause, node, "question", 2)) {
      const std::vector<std::size_t> parts = arguments(clause, node);
      node = parts[0];
      points = points_of(clause, parts[1]);
    }
    const std::optional<Answer::Kind> kind = answer_kind(clause, node);
    if (!kind) throw Fault{Message("this is no question")};
    Question question{.kind = *kind, .position = {}, .text = {}, .points = points};
    const std::string name = name_of(clause, clause.nodes[node]);
    if (*kind == Answer::Kind::evaluated || *kind == Answer::Kind::pruned) {
      question.text = name + "(_)";
    } else {
      question.position = position_of(clause, arguments(clause, node)[0]);
      question.text = fmt::format("{}({}, {})", name, reference_.text(*question.position),
                                  *kind == Answer::Kind::minimax ? "_, _, _" : "_");
    }
    if (!texts_.insert(question.text).second)
      throw Fault{Message("{question} is asked twice", {{"question", question.text}}),
                  Message("Take one of the two out.")};
    questions_.push_back(std::move(question));
  }

  double points_of(const Clause& clause, std::size_t node) {
    const std::optional<TermId> term = builder_.build(clause, node);
    const auto number = term ? static_value(reference_.terms(), *term) : std::nullopt;
    const double points = number ? number->to_double() : -1;
    if (points >= 0 && points <= most_points) return points;
    throw Fault{Message("this question is worth no number of points from 0 to a million")};
  }

  TermId position_of(const Clause& clause, std::size_t node) {
    const std::optional<TermId> position = builder_.build(clause, node);
    if (!position) throw Fault{Message("the position of this question is missing")};
    if (!reference_.is_position(*position))
      throw OtherPositions(told(
          clause.offset,
          Message("there is no position {position}", {{"position", reference_.text(*position)}}),
          Message("The questions have to be about the game that --tree names.")));
    return *position;
  }

  const Source& source_;
  Reference& reference_;
  TermBuilder builder_;
  std::vector<Question> questions_;
  std::set<std::string> texts_;
};

}  // namespace

std::vector<Question> read_questions(const Source& source, Reference& reference) {
  return QuestionReader(source, reference).read();
}

Points sum_of(const std::vector<MarkedQuestion>& questions) {
  Points sum;
  for (const MarkedQuestion& each : questions) {
    sum.points += each.points;
    sum.maximum += each.maximum;
  }
  return sum;
}

// Ten digits: what is added of tenths is a number of tenths again.
std::string points_text(double points) {
  return fmt::format("{:.10g}", points);
}

MarkedQuestion unanswered(const Question& question) {
  return {.text = question.text,
          .maximum = question.points,
          .judgement = {Outcome::none, Message("it is not answered")}};
}

}  // namespace minimax::grade
