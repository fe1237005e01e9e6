#include "grade/run/mark.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "grade/judge/answer_sheet.hpp"
#include "grade/judge/testimony.hpp"

namespace minimax::grade {

namespace {

// The first thing that is wrong decides.
void give_verdict(Marked& marked, const Diagnostics& diagnostics,
                  const std::vector<Place>& places) {
  Report& report = marked.report;
  report.verdict = Verdict::pass;
  for (std::size_t i = 0; i < diagnostics.size(); ++i) {
    if (diagnostics[i].severity != Severity::error) continue;
    report.verdict = Verdict::error;
    report.reason = fmt::format("line {}: {}", places[i].line, diagnostics[i].message);
    return;
  }
  for (const MarkedAnswer& each : marked.answers) {
    if (each.judgement.outcome == Outcome::right) continue;
    report.verdict = each.judgement.outcome == Outcome::none ? Verdict::no_answer : Verdict::fail;
    report.reason = fmt::format("{}: {}", each.text, each.judgement.reason);
    return;
  }
  if (!marked.answers.empty()) return;
  report.verdict = Verdict::no_answer;
  report.reason = "there is no answer in it";
}

}  // namespace

MarkedSheet mark_answers(const Source& source, Reference& reference, Rules rules) {
  AnswerSheet sheet = read_answers(source, reference.terms(), reference.operators());
  MarkedSheet result{.marked = {.file = source.name(), .report = {}},
                     .messages = {},
                     .is_program = sheet.is_program};
  if (sheet.is_program) return result;
  const std::vector<Place> places = sort_by_place(sheet.diagnostics, source);
  result.messages = render(sheet.diagnostics, source);
  Judge judge(reference, rules);
  for (const Answer& answer : sheet.answers) {
    Judgement judgement = judge.judge(answer);
    judgement.reason = shortened(std::move(judgement.reason));
    result.marked.answers.push_back(
        {source.place(answer.offset).line, shortened(answer.text), std::move(judgement)});
  }
  give_verdict(result.marked, sheet.diagnostics, places);
  return result;
}

Marked mark_problem(const SubmittedFile& file) {
  Marked marked{.file = file.name, .report = {}};
  marked.is_program = true;
  marked.report.verdict = Verdict::error;
  marked.report.reason = file.problem;
  return marked;
}

}  // namespace minimax::grade
