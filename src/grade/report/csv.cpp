#include "grade/report/csv.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/csv_record.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/summary.hpp"

namespace minimax::grade {

namespace {

// A carriage return is cleaned away, but what stands behind it may be a formula.
std::string cell(std::string_view raw) {
  std::string text = clean(raw);
  return looks_like_formula(raw) && !looks_like_formula(text) ? "'" + text
                                                              : csv_text(std::move(text));
}

using Cells = std::vector<std::string>;

std::string record(const Cells& cells) {
  Cells written;
  for (const std::string& each : cells) written.push_back(cell(each));
  return csv_record(written);
}

// What was not asked has no points, which are not 0.
void add_points(const Marked& marked, const std::vector<std::string>& questions,
                std::vector<std::string>& cells) {
  std::map<std::string_view, double> points;
  for (const MarkedQuestion& each : marked.questions) points[each.text] = each.points;
  for (const std::string& question : questions) {
    const auto found = points.find(question);
    cells.push_back(found == points.end() ? "" : points_text(found->second));
  }
  const Points sum = sum_of(marked.questions);
  const bool has_any = !marked.questions.empty();
  cells.push_back(has_any ? points_text(sum.points) : "");
  cells.push_back(has_any ? points_text(sum.maximum) : "");
}

}  // namespace

std::string csv_of(std::span<const Marked> submissions) {
  const bool has_students = tell_students(submissions);
  const std::vector<std::string> questions = questions_of(submissions);
  const auto row = [&](std::string student, Cells cells) {
    if (has_students) cells.insert(cells.begin(), std::move(student));
    return record(cells);
  };
  Cells head = {"file",  "verdict", "reason",   "misconception", "candidates",
                "facts", "query",   "expected", "got",           "first_wrong"};
  if (!questions.empty()) {
    head.insert(head.end(), questions.begin(), questions.end());
    head.insert(head.end(), {"points", "maximum"});
  }
  std::string csv = row("student", head);
  for (const Marked& marked : submissions) {
    const Report& report = marked.report;
    const Counterexample example = report.counterexample.value_or(Counterexample{});
    Cells cells = {marked.file,
                   name_of(report.verdict),
                   for_programs(report.reason),
                   report.misconception.value_or(""),
                   fmt::format("{}", fmt::join(report.candidates, " ")),
                   example.facts,
                   example.query,
                   for_programs(example.expected),
                   for_programs(example.got),
                   report.first_wrong ? report.first_wrong->position : ""};
    if (!questions.empty()) add_points(marked, questions, cells);
    csv += row(marked.student, std::move(cells));
  }
  return csv;
}

std::string manifest_of(std::span<const Marked> submissions, std::span<const std::string> paths) {
  std::string csv = record({"student", "file", "feedback"});
  for (std::size_t i = 0; i < submissions.size(); ++i)
    csv += record({submissions[i].student, submissions[i].file, paths[i]});
  return csv;
}

}  // namespace minimax::grade
