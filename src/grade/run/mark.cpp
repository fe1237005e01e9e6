#include "grade/run/mark.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "grade/judge/answer_sheet.hpp"
#include "grade/judge/testimony.hpp"

namespace minimax {

namespace {

using grade::Verdict;

// The first thing that is wrong decides.
void give_verdict(grade::Marked& marked, const Diagnostics& diagnostics,
                  const std::vector<Place>& places) {
  grade::Report& report = marked.report;
  report.verdict = Verdict::pass;
  for (std::size_t i = 0; i < diagnostics.size(); ++i) {
    if (diagnostics[i].severity != Severity::error) continue;
    report.verdict = Verdict::error;
    report.reason = fmt::format("line {}: {}", places[i].line, diagnostics[i].message);
    return;
  }
  for (const grade::MarkedAnswer& each : marked.answers) {
    if (each.judgement.outcome == grade::Outcome::right) continue;
    report.verdict =
        each.judgement.outcome == grade::Outcome::none ? Verdict::no_answer : Verdict::fail;
    report.reason = fmt::format("{}: {}", each.text, each.judgement.reason);
    return;
  }
  if (!marked.answers.empty()) return;
  report.verdict = Verdict::no_answer;
  report.reason = "there is no answer in it";
}

}  // namespace

MarkedSheet mark_answers(const Source& source, grade::Reference& reference, grade::Rules rules) {
  grade::AnswerSheet sheet = grade::read_answers(source, reference.terms(), reference.operators());
  MarkedSheet result{.marked = {.file = source.name(), .report = {}},
                     .messages = {},
                     .is_program = sheet.is_program};
  if (sheet.is_program) return result;
  const std::vector<Place> places = sort_by_place(sheet.diagnostics, source);
  result.messages = render(sheet.diagnostics, source);
  grade::Judge judge(reference, rules);
  for (const grade::Answer& answer : sheet.answers) {
    grade::Judgement judgement = judge.judge(answer);
    judgement.reason = grade::shortened(std::move(judgement.reason));
    result.marked.answers.push_back(
        {source.place(answer.offset).line, grade::shortened(answer.text), std::move(judgement)});
  }
  give_verdict(result.marked, sheet.diagnostics, places);
  return result;
}

grade::Marked mark_problem(const SubmittedFile& file) {
  grade::Marked marked{.file = file.name, .report = {}};
  marked.is_program = true;
  marked.report.verdict = Verdict::error;
  marked.report.reason = file.problem;
  return marked;
}

}  // namespace minimax
