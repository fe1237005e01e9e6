#include "cli/mark.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "verify/answer_sheet.hpp"
#include "verify/testimony.hpp"

namespace minimax {

namespace {

using verify::Verdict;

// The first thing that is wrong decides.
void give_verdict(report::Marked& marked, const Diagnostics& diagnostics,
                  const std::vector<Place>& places) {
  verify::Report& report = marked.report;
  report.verdict = Verdict::pass;
  for (std::size_t i = 0; i < diagnostics.size(); ++i) {
    if (diagnostics[i].severity != Severity::error) continue;
    report.verdict = Verdict::error;
    report.reason = fmt::format("line {}: {}", places[i].line, diagnostics[i].message);
    return;
  }
  for (const report::MarkedAnswer& each : marked.answers) {
    if (each.judgement.outcome == verify::Outcome::right) continue;
    report.verdict =
        each.judgement.outcome == verify::Outcome::none ? Verdict::no_answer : Verdict::fail;
    report.reason = fmt::format("{}: {}", each.text, each.judgement.reason);
    return;
  }
  if (!marked.answers.empty()) return;
  report.verdict = Verdict::no_answer;
  report.reason = "there is no answer in it";
}

}  // namespace

MarkedSheet mark_answers(const Source& source, verify::Reference& reference, verify::Rules rules) {
  verify::AnswerSheet sheet =
      verify::read_answers(source, reference.terms(), reference.operators());
  MarkedSheet result{.marked = {.file = source.name(), .report = {}},
                     .messages = {},
                     .is_program = sheet.is_program};
  if (sheet.is_program) return result;
  const std::vector<Place> places = sort_by_place(sheet.diagnostics, source);
  result.messages = render(sheet.diagnostics, source);
  verify::Judge judge(reference, rules);
  for (const verify::Answer& answer : sheet.answers) {
    verify::Judgement judgement = judge.judge(answer);
    judgement.reason = verify::shortened(std::move(judgement.reason));
    result.marked.answers.push_back(
        {source.place(answer.offset).line, verify::shortened(answer.text), std::move(judgement)});
  }
  give_verdict(result.marked, sheet.diagnostics, places);
  return result;
}

report::Marked mark_problem(const SubmittedFile& file) {
  report::Marked marked{.file = file.name, .report = {}};
  marked.is_program = true;
  marked.report.verdict = Verdict::error;
  marked.report.reason = file.problem;
  return marked;
}

}  // namespace minimax
