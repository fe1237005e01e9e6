#include "grade/run/mark.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "grade/judge/answer_sheet.hpp"
#include "grade/judge/meant_answer.hpp"
#include "grade/judge/told_text.hpp"

namespace minimax::grade {

namespace {

// Of a long line that part is shown.
constexpr std::size_t reach = 80;

// Of the reasons of a file, in bytes: those behind them are cut short. A position may have any
// number of successors that a reason tells of.
constexpr std::size_t most_told = 1 << 20;

Message with_severity(Severity severity, const Message& message) {
  return Message(severity == Severity::error ? "error: {message}" : "warning: {message}",
                 {{"message", message}});
}

// What is wrong with the text: the first error of it decides.
void add_notes(const Diagnostics& diagnostics, const Source& source, Report& report) {
  report.verdict = Verdict::pass;
  const std::vector<Diagnostic> all = diagnostics.in_order();
  const std::vector<Place> places = places_of(all, source);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Diagnostic& each = all[i];
    const Message& message = each.message;
    Message note = in_line(places[i].line, with_severity(each.severity, message));
    report.notes.push_back(joined(
        {std::move(note), verbatim(std::string(source.line(each.offset, reach))), each.advice},
        "\n"));
    if (each.severity != Severity::error || report.verdict == Verdict::error) continue;
    report.verdict = Verdict::error;
    report.reason = in_line(places[i].line, message);
  }
  for (const Diagnostics::LeftOut& each : diagnostics.left_out())
    report.notes.push_back(message_of(each, "this file"));
}

Message note_of_rule(const Source& source, Offset rule) {
  Message note = in_line(source.place(rule).line,
                         Message("because of this rule the file was taken for a program, and "
                                 "its answers were not judged"));
  return joined({std::move(note), verbatim(std::string(source.line(rule, reach)))}, "\n");
}

// An answer to the question among the others, by their numbers.
using Numbers = std::vector<std::size_t>;

// Of several answers the first that says something counts, and none where another one is judged
// otherwise.
MarkedQuestion mark_question(const Question& question, const Numbers& numbers,
                             const std::vector<MarkedAnswer>& marked) {
  MarkedQuestion result = unanswered(question);
  if (numbers.empty()) return result;
  const auto says = [&](std::size_t i) { return marked[i].judgement.outcome != Outcome::none; };
  const auto found = std::ranges::find_if(numbers, says);
  const MarkedAnswer& first = marked[found == numbers.end() ? numbers.front() : *found];
  result.line = first.line;
  result.judgement = first.judgement;
  for (const std::size_t number : numbers) {
    const MarkedAnswer& other = marked[number];
    if (!says(number) || other.judgement.outcome == first.judgement.outcome) continue;
    result.judgement = {Outcome::wrong, Message("lines {first} and {other} contradict each other",
                                                {{"first", first.line}, {"other", other.line}})};
    result.other_line = other.line;
    break;
  }
  if (result.judgement.outcome == Outcome::right) result.points = question.points;
  return result;
}

std::vector<MarkedQuestion> mark_questions(const std::vector<Question>& questions,
                                           const std::vector<Answer>& answers,
                                           const std::vector<MarkedAnswer>& marked) {
  if (questions.empty()) return {};
  std::map<std::pair<Answer::Kind, std::optional<TermId>>, Numbers> numbers;
  for (std::size_t i = 0; i < answers.size(); ++i)
    numbers[{answers[i].kind, answers[i].position}].push_back(i);
  std::vector<MarkedQuestion> result;
  for (const Question& question : questions)
    result.push_back(mark_question(question, numbers[{question.kind, question.position}], marked));
  return result;
}

// The first question that is not answered right decides.
void give_verdict_of_questions(Marked& marked) {
  Report& report = marked.report;
  const auto is_none = [](const MarkedQuestion& each) { return each.line == 0; };
  for (const MarkedQuestion& each : marked.questions) {
    if (each.judgement.outcome == Outcome::right) continue;
    report.verdict =
        std::ranges::all_of(marked.questions, is_none) ? Verdict::no_answer : Verdict::fail;
    report.reason = joined({verbatim(each.text), each.judgement.reason}, ": ");
    return;
  }
}

// The first line that cannot be read decides.
void give_error(Marked& marked) {
  marked.report.verdict = Verdict::error;
  for (const MarkedAnswer& each : marked.answers) {
    if (each.judgement.outcome != Outcome::unread) continue;
    marked.report.reason = in_line(each.line, each.judgement.reason);
    return;
  }
}

// Of a text that can be read, the first answer that is wrong decides.
void give_verdict(Marked& marked, bool is_broken) {
  Report& report = marked.report;
  if (report.verdict == Verdict::error) return;
  if (!marked.questions.empty()) return give_verdict_of_questions(marked);
  if (is_broken) return give_error(marked);
  for (const MarkedAnswer& each : marked.answers) {
    if (each.judgement.outcome == Outcome::right) continue;
    report.verdict = each.judgement.outcome == Outcome::none ? Verdict::no_answer : Verdict::fail;
    report.reason = joined({verbatim(each.text), each.judgement.reason}, ": ");
    return;
  }
  if (!marked.answers.empty()) return;
  report.verdict = Verdict::no_answer;
  report.reason = Message("there is no answer in it");
}

std::vector<MarkedAnswer> judged(const std::vector<Answer>& answers, const Source& source,
                                 Judge judge) {
  std::vector<MarkedAnswer> marked;
  Offset here = 0;
  Place place = {1, 1};
  std::size_t told = 0;
  for (const Answer& answer : answers) {
    place = source.place(answer.offset, std::exchange(here, answer.offset), place);
    Judgement judgement = judge.judge(answer);
    judgement.reason = shortened(std::move(judgement.reason));
    const std::string reason = in_english(judgement.reason);
    told += reason.size();
    if (told > most_told) judgement.reason = verbatim(first_part(reason));
    marked.push_back({place.line, shortened(answer.text), std::move(judgement)});
  }
  return marked;
}

}  // namespace

MarkedSheet mark_answers(const Source& source, Reference& reference, Rules rules,
                         const std::vector<Question>& questions) {
  const AnswerSheet sheet = read_answers(source, reference);
  MarkedSheet result{
      .marked = {.file = source.name(), .report = {}},
      .is_program = sheet.is_program,
      .is_unreadable = !sheet.is_understood && sheet.is_broken && has_neck(source.text())};
  if (sheet.doubtful_rule) result.program_note = note_of_rule(source, *sheet.doubtful_rule);
  if (sheet.is_program) return result;
  add_notes(sheet.diagnostics, source, result.marked.report);
  result.marked.answers = judged(sheet.answers, source, Judge(reference, rules));
  result.marked.questions = mark_questions(questions, sheet.answers, result.marked.answers);
  give_verdict(result.marked, sheet.is_broken);
  return result;
}

Marked mark_problem(const SubmittedFile& file) {
  Marked marked{.file = file.name, .report = {}};
  marked.is_program = true;
  marked.report.verdict = file.is_absent ? Verdict::no_answer : Verdict::error;
  marked.report.reason = file.problem;
  return marked;
}

}  // namespace minimax::grade
