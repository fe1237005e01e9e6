#include "grade/report/table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "grade/report/clean_text.hpp"
#include "grade/report/text.hpp"
#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

std::vector<Marked> small_class() {
  std::vector<Marked> submissions = {
      program("anna.pl", Verdict::pass),
      program("bert.pl", Verdict::fail, "at a MAX takes the smaller"),
      program("carla.pl", Verdict::no_answer, std::string(100, 'y')),
      program("dora.pl", Verdict::fail, "wrong")};
  submissions[1].report.misconception = "always_max";
  submissions[3].report.candidates = {"first_only", "reversed"};
  return submissions;
}

TEST_CASE("a class of programs is a table with a summary") {
  const std::string text = class_text(small_class(), {}).text();
  CHECK(text.starts_with("file      verdict    reason "));
  CHECK(text.find("\nanna.pl   pass\n") != std::string::npos);
  CHECK(text.find("perhaps first_only\n") != std::string::npos);
  CHECK(text.find("\n4 programs: 1 pass, 2 fail, 1 no answer\n") != std::string::npos);
  CHECK(text.find("    1  " + sentence_of("always_max") + " (always_max)\n") != std::string::npos);
}

TEST_CASE("one program is told of in full") {
  const Marked one = small_class()[1];
  CHECK(class_text({&one, 1}, {}).text() == text_of(one).text());
}

TEST_CASE("what could not be run is told of in full above the table") {
  std::vector<Marked> submissions = small_class();
  submissions.push_back(program("link.pl", Verdict::error, std::string(200, 'z')));
  const std::string text = class_text(submissions, {}).text();
  CHECK(text.starts_with("link.pl: error: " + std::string(200, 'z') + "\n\nfile "));
  CHECK(text.find("\n4 programs: ") != std::string::npos);
}

TEST_CASE("a verbose report of a class tells of each in full") {
  const std::vector<Marked> submissions = small_class();
  const std::string text = class_text(submissions, {.verbose = true}).text();
  CHECK(text.starts_with(text_of(submissions[0]).text() + text_of(submissions[1]).text()));
  CHECK(text.find("\n4 programs: 1 pass") != std::string::npos);
}

TEST_CASE("each program has a line of the table whatever its name is") {
  std::vector<Marked> submissions = hostile_class();
  std::erase_if(submissions, [](const Marked& marked) { return !marked.is_program; });
  const std::string text = class_text(submissions, {}).text();
  const std::string rows = text.substr(0, text.find("\n\n"));
  CHECK(static_cast<std::size_t>(std::ranges::count(rows, '\n')) == submissions.size());
  CHECK(clean(text) == text);
}

std::vector<Marked> listed_class() {
  std::vector<Marked> submissions = small_class();
  const char* const ids[] = {"4", "3", "2", "1"};
  for (std::size_t i = 0; i < submissions.size(); ++i) submissions[i].student = ids[i];
  submissions.push_back(program("", Verdict::no_answer, "nothing was handed in"));
  submissions.back().student = "5";
  submissions.front().left_out = {"anna/notes.txt", "anna/x.TXT", "anna/y.txt"};
  return submissions;
}

TEST_CASE("with a list each student has a row and the last line counts what was left out") {
  const std::string text = class_text(listed_class(), {}).text();
  CHECK(text.starts_with("student  file      verdict "));
  CHECK(text.find("\n5                  no_answer  nothing was handed in\n") != std::string::npos);
  CHECK(text.find("\n5 students: 1 pass, 2 fail, 2 no answer\n") != std::string::npos);
  CHECK(text.find("\nVerdicts\n  pass           1  #\n") != std::string::npos);
  CHECK(text.ends_with("\n3 files left out: 1 .TXT, 2 .txt\n"));
}

TEST_CASE("the rows can be sorted") {
  const auto order = [](RowOrder by) {
    const std::string text = class_text(listed_class(), {.order = by}).text();
    std::string ids;
    for (std::size_t at = text.find('\n'); text[at + 1] != '\n'; at = text.find('\n', at + 1))
      ids += text[at + 1];
    return ids;
  };
  CHECK(order(RowOrder::found) == "43215");
  CHECK(order(RowOrder::name) == "12345");
  CHECK(order(RowOrder::verdict) == "25134");
  CHECK(order(RowOrder::points) == "12354");
}

TEST_CASE("points sort by what could be won also where nobody says what was asked") {
  const auto sheet = [](const char* file, std::size_t right, std::size_t wrong) {
    Marked marked{.file = file, .report = {}};
    marked.student = file;
    marked.report.verdict = wrong == 0 ? Verdict::pass : Verdict::fail;
    marked.answers.assign(right, {1, "a", {Outcome::right, {}}});
    marked.answers.insert(marked.answers.end(), wrong, {2, "b", {Outcome::wrong, Message("r")}});
    return marked;
  };
  std::vector<Marked> rows = {sheet("9of10", 9, 1), sheet("1of1", 1, 0), sheet("4of8", 4, 4),
                              program("wrong", Verdict::fail), program("right", Verdict::pass)};
  rows.push_back(sheet("3of4", 1, 0));
  rows.back().questions = {{.text = "q", .points = 3, .maximum = 4, .judgement = {}}};
  put_in_order(rows, RowOrder::points);
  std::string order;
  for (const Marked& each : rows) order += each.file + " ";
  CHECK(order == "wrong 4of8 3of4 9of10 1of1 right ");
}

TEST_CASE("a report is as wide as the terminal") {
  std::vector<Marked> submissions = listed_class();
  submissions.push_back(program("link.pl", Verdict::error, "it is a link and so on and so forth"));
  const auto width_of = [](const std::string& text) {
    std::size_t widest = 0;
    for (std::size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1)
      widest = std::max(widest, text.find('\n', begin) - begin);
    return widest;
  };
  CHECK(width_of(class_text(submissions, {}).text()) > 80);
  CHECK(width_of(class_text(submissions, {.width = 70}).text()) <= 70);
  CHECK(class_text(submissions, {.width = 30})
            .text()
            .starts_with("link.pl: error: it is a link\n  and so"));
}

}  // namespace
}  // namespace minimax::grade
