#include "grade/report/gradescope.hpp"

#include <fmt/format.h>

#include <utility>

#include "grade/judge/judge.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/text.hpp"
#include "show/json_terms.hpp"

namespace minimax::grade {

namespace {

// Instructors give a test other points in Gradescope itself.
Json test(const std::string& name, bool is_right, const std::string& output) {
  return {{"name", name},
          {"score", is_right ? 1 : 0},
          {"max_score", 1},
          {"status", is_right ? "passed" : "failed"},
          {"output", clean(output)},
          {"visibility", "visible"}};
}

Json tests_of(const Marked& marked) {
  Json tests = Json::array();
  for (const MarkedAnswer& answer : marked.answers)
    tests.push_back(test(fmt::format("line {}: {}", answer.line, clean_line(answer.text)),
                         answer.judgement.outcome == Outcome::right, answer.judgement.reason));
  // Of answers that cannot all be read, those that can are still worth their points.
  if (marked.is_program)
    tests.push_back(test("program", is_right(marked), marked.report.reason));
  else if (marked.answers.empty() || marked.report.verdict == Verdict::error)
    tests.push_back(test("answers", false, marked.report.reason));
  return tests;
}

Json results_of(const Marked& marked) {
  Json tests = tests_of(marked);
  int score = 0;
  for (const Json& each : tests) score += each["score"].get<int>();
  return {{"score", score},
          {"output", text_of(marked)},
          {"output_format", "text"},
          {"test_output_format", "text"},
          {"test_name_format", "text"},
          {"visibility", "visible"},
          {"stdout_visibility", "hidden"},
          {"extra_data", {{"file", marked.file}, {"verdict", name_of(marked.report.verdict)}}},
          {"tests", std::move(tests)}};
}

}  // namespace

std::string gradescope_of(std::span<const Marked> submissions) {
  std::string text;
  for (const Marked& marked : submissions) text += line_of(results_of(marked)) + "\n";
  return text;
}

}  // namespace minimax::grade
