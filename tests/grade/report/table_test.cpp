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
  const std::string text = class_text(small_class(), false);
  CHECK(text.starts_with("file      verdict    reason "));
  CHECK(text.find("\nanna.pl   pass\n") != std::string::npos);
  CHECK(text.find("perhaps first_only\n") != std::string::npos);
  CHECK(text.find("\n4 programs: 1 pass, 2 fail, 1 no answer\n") != std::string::npos);
  CHECK(text.find("    1  " + sentence_of("always_max") + " (always_max)\n") != std::string::npos);
}

TEST_CASE("one program is told of in full") {
  const Marked one = small_class()[1];
  CHECK(class_text({&one, 1}, false) == text_of(one));
}

TEST_CASE("what could not be run is told of in full above the table") {
  std::vector<Marked> submissions = small_class();
  submissions.push_back(program("link.pl", Verdict::error, std::string(200, 'z')));
  const std::string text = class_text(submissions, false);
  CHECK(text.starts_with("link.pl: error: " + std::string(200, 'z') + "\n\nfile "));
  CHECK(text.find("\n4 programs: ") != std::string::npos);
}

TEST_CASE("a verbose report of a class tells of each in full") {
  const std::vector<Marked> submissions = small_class();
  const std::string text = class_text(submissions, true);
  CHECK(text.starts_with(text_of(submissions[0]) + text_of(submissions[1])));
  CHECK(text.find("\n4 programs: 1 pass") != std::string::npos);
}

TEST_CASE("each program has a line of the table whatever its name is") {
  std::vector<Marked> submissions = hostile_class();
  std::erase_if(submissions, [](const Marked& marked) { return !marked.is_program; });
  const std::string text = class_text(submissions, false);
  const std::string rows = text.substr(0, text.find("\n\n"));
  CHECK(static_cast<std::size_t>(std::ranges::count(rows, '\n')) == submissions.size());
  CHECK(clean(text) == text);
}

}  // namespace
}  // namespace minimax::grade
