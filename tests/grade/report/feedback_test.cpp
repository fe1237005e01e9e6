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
  Marked marked = program("anna.pl", Verdict::fail, "r_1");
  marked.report.misconception = "always_max";
  marked.report.counterexample = {"moves(a, [b]).\n", "minimax(a, B, V, N)", Message("e"),
                                  Message("g"), Message("r_1")};
  marked.report.first_wrong = {.position = "p",
                               .right = {"q_1", "q2"},
                               .query = "minimax(p, B, V, N)",
                               .expected = Message("e2"),
                               .got = Message("g2"),
                               .reason = Message("r2"),
                               .asked = 3,
                               .positions = 4};
  marked.report.notes = {Message("line 3: warning: x")};
  return marked;
}

TEST_CASE("feedback in Markdown shows the counterexample as code") {
  const std::string text = markdown_feedback(wrong_program());
  CHECK(text.starts_with("# anna.pl\n\nNot right yet.\n"));
  CHECK(text.find("\n## The smallest tree found on which it is wrong\n\nr\\_1.\n") !=
        std::string::npos);
  CHECK(text.find("r\\_1") == text.rfind("r\\_1"));
  CHECK(text.find("\n```prolog\nmoves(a, [b]).\n```\n") != std::string::npos);
  CHECK(text.find("?- minimax(a, B, V, N).\n") != std::string::npos);
  CHECK(text.find("\nq\\_1 and q2 are right, and p is wrong: r2. (3 of its 4 positions were asked "
                  "about.)\n") != std::string::npos);
  CHECK(text.find("\n## Where it first goes wrong on the tree of the exercise\n\nq\\_1 and") !=
        std::string::npos);
  CHECK(text.find("\nAsked:       minimax(p, B, V, N)\nRight is:    e2\nYour answer: g2\n") !=
        std::string::npos);
  CHECK(text.find("Your program behaves as if ") != std::string::npos);
  CHECK(text.find("line 3: warning: x") != std::string::npos);
}

TEST_CASE("feedback without a tree says why") {
  const auto heading = [](Verdict verdict) {
    const std::string text = markdown_feedback(program("anna.pl", verdict, "r"));
    const std::size_t begin = text.find("## ") + 3;
    return text.substr(begin, text.find('\n', begin) - begin);
  };
  CHECK(heading(Verdict::no_answer) == "Why there is no answer");
  CHECK(heading(Verdict::tampered) == "Why it is not judged");
  CHECK(heading(Verdict::error) == "Why it is not judged");
}

TEST_CASE("feedback says how the tree beside it is tried") {
  Marked marked = wrong_program();
  const std::string alone = markdown_feedback(marked);
  CHECK(alone.find("\n$ swipl anna.pl tree.pl\n?- minimax(a, B, V, N).\n") != std::string::npos);
  marked.report.remarks = {
      {.reason = Message("r"), .counterexample = marked.report.counterexample}};
  const std::string beside = markdown_feedback(marked, "7");
  CHECK(beside.find("in the file 7-tree.pl beside this one") != std::string::npos);
  CHECK(beside.find("\n$ swipl anna.pl 7-tree.pl\n") != std::string::npos);
  CHECK(beside.find("\n$ swipl anna.pl 7-tree-2.pl\n") != std::string::npos);
  CHECK(beside.find("ends SWI-Prolog") == std::string::npos);
  marked.file = "a/b c;d.pl";
  CHECK(markdown_feedback(marked, "-x").find("\n$ swipl your_program.pl tree.pl\n") !=
        std::string::npos);
  REQUIRE(examples_of(marked.report).size() == 2);
  CHECK(tree_name("7", 1) == "7-tree.pl");
  CHECK(tree_name("7", 2) == "7-tree-2.pl");
  CHECK(tree_text(*examples_of(marked.report)[0]) ==
        "% Load this behind the program, and ask:\n%   ?- minimax(a, B, V, N).\nmoves(a, [b]).\n");
}

TEST_CASE("feedback on a program that halts says what to take out") {
  Marked marked = wrong_program();
  CHECK(markdown_feedback(marked).find("take out what does so first") == std::string::npos);
  marked.report.ends_loading = true;
  CHECK(markdown_feedback(marked).find("take out what does so first") != std::string::npos);
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

// What is right at `a` is b; the program has taken c.
Marked wrong_choice(const std::string& b) {
  Marked marked = wrong_program();
  const std::string facts =
      "min_to_move(a).\nmoves(a, [" + b + ",c]).\nstatic_eval(" + b + ", 1).\nstatic_eval(c, 2).\n";
  marked.report.counterexample->picture = {
      .facts = facts, .position = "a", .value = "2", .line = {"c"}};
  return marked;
}

TEST_CASE("feedback draws the tree with what was answered beside what is right") {
  const std::string text = markdown_feedback(wrong_choice("b"));
  CHECK(text.find("\n```text\n▽ a = 1  answered: 2\n┡━□ b = 1\n└─□ c = 2  ← answered\n```\n") !=
        std::string::npos);
  CHECK(markdown_feedback(wrong_program()).find("```text") == std::string::npos);
}

TEST_CASE("a picture that a report of elsewhere has wrong is left out") {
  Marked marked = wrong_choice("b");
  marked.report.counterexample->picture->position = "z";
  CHECK(markdown_feedback(marked).find("```text") == std::string::npos);
  marked = wrong_choice("b");
  marked.report.counterexample->picture->line = {"c", "nowhere"};
  CHECK(markdown_feedback(marked).find("```text") == std::string::npos);
}

TEST_CASE("feedback in HTML shows the names of a drawn tree as text") {
  InlinePictures pictures;
  for (const char* const name : {"'<script>alert(1)</script>'", "'</pre><b>'", "'\" onload=\"x'",
                                 "'&lt;![CDATA[' ", "'-->'"}) {
    const std::string text = html_feedback(wrong_choice(name), pictures);
    CHECK(text.find("<script") == std::string::npos);
    CHECK(text.find("<b>") == std::string::npos);
    CHECK(text.find("CDATA[<") == std::string::npos);
    CHECK(text.find("answered") != std::string::npos);
    CHECK(text.find("style=") == std::string::npos);
    const std::size_t onload = text.find("onload=\"");
    CHECK(onload == std::string::npos);
  }
}

TEST_CASE("feedback in HTML has no element of a student's") {
  InlinePictures pictures;
  for (const Marked& marked : hostile_class()) {
    const std::string text = html_feedback(marked, pictures);
    CHECK(clean(text) == text);
    CHECK(text.find("<script") == std::string::npos);
    CHECK(text.find("<!--") == std::string::npos);
  }
  CHECK(html_feedback(wrong_program(), pictures).find("<pre><code>moves(a, [b]).\n</code></pre>") !=
        std::string::npos);
}

TEST_CASE("a file of feedback is named after its submission alone") {
  CHECK(feedback_name("class/anna.pl") == "class_anna.pl");
  CHECK(feedback_name("b.pl") == "b.pl");
  CHECK(feedback_name("class_anna.pl") == "class_anna.pl-0461e481dc1534e4");
  CHECK(feedback_name("B.pl") == "B.pl-92fb5f6b2ba2ba19");
}

TEST_CASE("no two files of feedback have one name") {
  std::set<std::string> paths = {"a/b_c.pl", "a_b/c.pl", "A/B/C.PL", "a/b/c.pl",
                                 "-rf",      ".hidden",  "_-rf",     "/-rf"};
  for (const Marked& marked : hostile_class()) paths.insert(marked.file);
  // Who knows how names are made cannot have another one's.
  for (const std::string& path : std::set(paths)) paths.insert(feedback_name(path));
  std::set<std::string> lower;
  for (const std::string& path : paths) {
    std::string name = feedback_name(path);
    CHECK(name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                 "._-") == std::string::npos);
    CHECK((name.front() != '.' && name.front() != '-'));
    CHECK(name.size() < 200);
    std::ranges::transform(name, name.begin(),
                           [](char c) { return static_cast<char>(tolower(c)); });
    lower.insert(name);
  }
  CHECK(lower.size() == paths.size());
}

TEST_CASE("feedback goes back by the names of students or of Moodle") {
  const auto marked = [](const std::string& student, const std::string& file) {
    Marked result{.file = file, .report = {}};
    result.student = student;
    return result;
  };
  const std::vector<Marked> submissions = {
      marked("4711", "in/a.pl"),
      marked("4711", "in/b.pl"),
      marked("4712", ""),
      marked("4713", "in/Ana Silva_12_assignsubmission_file/a.pl"),
      marked("4714", "in/Bo_13_assignsubmission_file_"),
      marked("4715", "in/Cy_14_assignsubmission_file_a.pl"),
      marked("4716", "in/Di_x_assignsubmission_file/a.pl"),
      marked("", "in/Ed_15_assignsubmission_file/a.pl"),
      marked("4711-2", "in/c.pl")};
  CHECK(feedback_paths(submissions, ".md") ==
        std::vector<std::string>{
            "4711.md", "4711-3.md", "4712.md", "Ana Silva_12_assignsubmission_file/feedback.md",
            "Bo_13_assignsubmission_file_/feedback.md", "Cy_14_assignsubmission_file_a.pl.md",
            "4716.md", "Ed_15_assignsubmission_file/feedback.md", "4711-2.md"});
}

}  // namespace
}  // namespace minimax::grade
