#include "grade/report/gradescope.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

using nlohmann::json;

TEST_CASE("Gradescope gives a point for a right program") {
  const Marked right = program("a.pl", Verdict::pass);
  const Marked wrong = program("b.pl", Verdict::fail, "wrong");
  CHECK(json::parse(gradescope_of({&right, 1}))["score"] == 1);
  const json results = json::parse(gradescope_of({&wrong, 1}));
  CHECK(results["score"] == 0);
  CHECK(results["output"] == "b.pl: fail: wrong\n");
  CHECK(results["output_format"] == "text");
  CHECK(results["tests"].size() == 1);
  CHECK(results["tests"][0]["status"] == "failed");
  CHECK(results["tests"][0]["max_score"] == 1);
  CHECK(results["extra_data"]["file"] == "b.pl");
}

TEST_CASE("Gradescope gives answers no points where nobody says what was asked") {
  Marked answers = hostile_answers("value(a, 1)");
  CHECK(json::parse(gradescope_of({&answers, 1}))["score"] == 0);
  CHECK(json::parse(gradescope_of({&answers, 1}))["tests"].size() == 2);
  answers.report.verdict = Verdict::error;
  const json results = json::parse(gradescope_of({&answers, 1}));
  CHECK(results["score"] == 0);
  CHECK(results["tests"].size() == 3);
}

TEST_CASE("Gradescope gives the points of what was asked") {
  Marked answers = hostile_answers("value(a, 1)");
  answers.questions = {
      {.text = "value(a, _)", .points = 2, .maximum = 2, .line = 2, .judgement = {}},
      {.text = "best(a, _)", .maximum = 0.5, .judgement = {Outcome::none, Message("no")}}};
  const json results = json::parse(gradescope_of({&answers, 1}));
  CHECK(results["score"] == 2);
  REQUIRE(results["tests"].size() == 2);
  CHECK(results["tests"][0]["max_score"] == 2);
  CHECK(results["tests"][1]["max_score"] == 0.5);
  CHECK(results["tests"][1]["score"] == 0);
}

TEST_CASE("Gradescope reads a line a submission whatever students wrote") {
  std::istringstream lines(gradescope_of(hostile_class()));
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line); ++count)
    CHECK(json::parse(line)["tests"][0]["status"] == "failed");
  CHECK(count == hostile_class().size());
}

}  // namespace
}  // namespace minimax::grade
