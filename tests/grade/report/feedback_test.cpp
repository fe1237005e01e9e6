#include "grade/report/feedback.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "grade/report/clean_text.hpp"
#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

Marked wrong_program() {
  Marked marked = program("anna.pl", Verdict::fail, "at a MAX takes b_1");
  marked.report.misconception = "always_max";
  marked.report.counterexample = {"moves(a, [b]).\n", "minimax(a, B, V, N)", "e", "g", "r"};
  marked.report.notes = {"line 3: warning: x"};
  return marked;
}

TEST_CASE("feedback in Markdown shows the counterexample as code") {
  const std::string text = markdown_feedback(wrong_program());
  CHECK(text.starts_with("# anna.pl\n\nNot right yet.\n"));
  CHECK(text.find("\nat a MAX takes b\\_1.\n") != std::string::npos);
  CHECK(text.find("\n```prolog\nmoves(a, [b]).\n```\n") != std::string::npos);
  CHECK(text.find("?- minimax(a, B, V, N).\n") != std::string::npos);
  CHECK(text.find("Your program behaves as if ") != std::string::npos);
  CHECK(text.find("line 3: warning: x") != std::string::npos);
}

TEST_CASE("no student's text ends a code block of Markdown") {
  for (const Marked& marked : hostile_class()) {
    std::istringstream lines(markdown_feedback(marked));
    std::string fence;
    for (std::string line; std::getline(lines, line);) {
      const std::size_t ticks = std::min(line.find_first_not_of('`'), line.size());
      if (!fence.empty()) {
        if (line == fence) fence.clear();
        CHECK((fence.empty() || ticks < fence.size()));
      } else if (ticks >= 3) {
        CHECK(line == std::string(ticks, '`') + "prolog");
        fence = std::string(ticks, '`');
      } else {
        CHECK(replaced(line, "\\<", "").find('<') == std::string::npos);
      }
    }
    CHECK(fence.empty());
  }
}

TEST_CASE("feedback in HTML has no element of a student's") {
  for (const Marked& marked : hostile_class()) {
    const std::string text = html_feedback(marked);
    CHECK(clean(text) == text);
    CHECK(text.find("<script") == std::string::npos);
    CHECK(text.find("<!--") == std::string::npos);
  }
  CHECK(html_feedback(wrong_program()).find("<pre><code>moves(a, [b]).\n</code></pre>") !=
        std::string::npos);
}

TEST_CASE("files of feedback are named after the submissions") {
  const std::vector<Marked> submissions = {program("class/anna.pl", Verdict::pass),
                                           program("b.pl", Verdict::pass)};
  CHECK(feedback_names(submissions) == std::vector<std::string>{"class_anna.pl", "b.pl"});
}

TEST_CASE("no two files of feedback have one name") {
  std::vector<Marked> submissions = hostile_class();
  std::erase_if(submissions, [](const Marked& marked) { return !marked.is_program; });
  for (const char* file : {"a/b_c.pl", "a_b/c.pl", "A/B/C.PL", "-rf", ".hidden"})
    submissions.push_back(program(file, Verdict::pass));
  const std::vector<std::string> names = feedback_names(submissions);
  std::set<std::string> lower;
  for (std::string name : names) {
    CHECK(name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                 "._-") == std::string::npos);
    CHECK((name.front() != '.' && name.front() != '-'));
    CHECK(name.size() < 200);
    std::ranges::transform(name, name.begin(),
                           [](char c) { return static_cast<char>(tolower(c)); });
    lower.insert(name);
  }
  CHECK(lower.size() == names.size());
}

}  // namespace
}  // namespace minimax::grade
