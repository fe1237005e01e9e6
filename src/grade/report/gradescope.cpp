#include "grade/report/gradescope.hpp"

#include <cstdint>
#include <optional>

#include "base/json_text.hpp"
#include "grade/judge/judge.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/score.hpp"
#include "grade/report/summary.hpp"
#include "grade/report/text.hpp"
#include "show/json_terms.hpp"

namespace minimax::grade {

namespace {

// A whole number as one.
Json number(double points) {
  const auto whole = static_cast<std::int64_t>(points);
  return static_cast<double>(whole) == points ? Json(whole) : Json(points);
}

Json test(const std::string& name, const std::optional<Points>& points, bool is_right,
          const std::string& output) {
  Json json = {{"name", name}};
  if (points) {
    json["score"] = number(points->points);
    json["max_score"] = number(points->maximum);
  }
  json["status"] = is_right ? "passed" : "failed";
  json["output"] = clean(output);
  json["visibility"] = "visible";
  return json;
}

// Instructors give a program other points in Gradescope itself.
Json tests_of(const Marked& marked) {
  Json tests = Json::array();
  for (const MarkedQuestion& each : marked.questions)
    tests.push_back(test(clean_line(each.text), Points{each.points, each.maximum},
                         each.judgement.outcome == Outcome::right, say(each.judgement.reason)));
  if (!marked.questions.empty()) return tests;
  // Where nobody says what was asked, an answer has no points: any right one would do for all.
  for (const MarkedAnswer& answer : marked.answers)
    tests.push_back(test(say("line {line}: {message}",
                             {{"line", answer.line}, {"message", clean_line(answer.text)}}),
                         std::nullopt, answer.judgement.outcome == Outcome::right,
                         say(answer.judgement.reason)));
  if (marked.is_program)
    tests.push_back(
        test(say("program"), score_of(marked), is_right(marked), say(marked.report.reason)));
  else if (!is_told_by_answers(marked))
    tests.push_back(test(say("answers"), std::nullopt, false, say(marked.report.reason)));
  return tests;
}

// Gradescope lets pass what it does not know here alone.
Json extra_data_of(const Marked& marked) {
  Json data = {{"version", json_version},
               {"file", marked.file},
               {"verdict", name_of(marked.report.verdict)}};
  if (!marked.student.empty()) data["student"] = marked.student;
  return data;
}

std::string output_of(const Marked& marked) {
  return text_of(marked).text() + (has_points(marked) ? "" : say(no_points_text) + "\n");
}

Json results_of(const Marked& marked) {
  const double points = has_points(marked) ? score_of(marked).points : 0;
  return {{"score", number(points)},       {"output", output_of(marked)},
          {"output_format", "text"},       {"test_output_format", "text"},
          {"test_name_format", "text"},    {"visibility", "visible"},
          {"stdout_visibility", "hidden"}, {"extra_data", extra_data_of(marked)},
          {"tests", tests_of(marked)}};
}

}  // namespace

std::string gradescope_of(std::span<const Marked> submissions) {
  std::string text;
  for (const Marked& marked : submissions) text += line_of(results_of(marked)) + "\n";
  return text;
}

}  // namespace minimax::grade
