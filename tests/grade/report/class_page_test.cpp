#include "grade/report/class_page.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "base/sha256.hpp"
#include "grade/report/clean_text.hpp"
#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

std::size_t count_of(std::string_view text, std::string_view what) {
  std::size_t count = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1))
    ++count;
  return count;
}

std::string between(const std::string& text, std::string_view begin, std::string_view end) {
  const std::size_t at = text.find(begin) + begin.size();
  return text.substr(at, text.find(end, at) - at);
}

TEST_CASE("the page of a class has no element of a student's and no command of a CI service") {
  std::vector<Marked> marked = hostile_class();
  for (std::size_t i = 0; i < marked.size(); ++i) {
    marked[i].student = marked[i].file + std::to_string(i);
    marked[i].student_name = marked[i].file;
    marked[i].left_out = {marked[i].file};
    marked[i].questions = {
        {.text = marked[i].file, .judgement = {Outcome::wrong, verbatim(marked[i].file)}}};
  }
  const std::string page = class_page(marked, RowOrder::found);
  CHECK(clean(page) == page);
  CHECK(without_commands(page) == page);
  CHECK(count_of(page, "<script") == 1);
  CHECK(count_of(page, "</script") == 1);
  CHECK(count_of(page, "<!--") == 0);
  CHECK(count_of(page, "<tbody") == marked.size());
  CHECK(count_of(page, "<tr class=\"feedback\"") == marked.size());
}

TEST_CASE("nothing but the page's own script and style may be used") {
  const std::string page = class_page({}, RowOrder::found);
  CHECK(page.find("script-src 'sha256-" + sha256_in_base64(between(page, "<script>", "</script>")) +
                  "'") != std::string::npos);
  CHECK(page.find("style-src 'sha256-" + sha256_in_base64(between(page, "<style>", "</style>")) +
                  "'") != std::string::npos);
  CHECK(page.find("default-src 'none'") != std::string::npos);
}

TEST_CASE("the page of a class has the columns that there is something in") {
  Marked anna = program("anna.pl", Verdict::fail, "r");
  anna.report.convention = "book";
  const std::string programs = class_page(std::vector{anna}, RowOrder::found);
  CHECK(programs.find(">convention<") != std::string::npos);
  CHECK(programs.find(">misconception<") == std::string::npos);
  CHECK(programs.find(">points<") == std::string::npos);
  CHECK(programs.find(">id<") == std::string::npos);
  Marked bert{.file = "bert.pl", .report = {}};
  bert.student = "7";
  bert.student_name = "Bert B.";
  bert.questions = {{.text = "value(a, _)", .points = 0.5, .judgement = {Outcome::right, {}}}};
  const std::string asked = class_page(std::vector{bert}, RowOrder::found);
  CHECK(asked.find(">id<") != std::string::npos);
  CHECK(asked.find(">value(a, _)<") != std::string::npos);
  CHECK(asked.find("<td class=\"number\" data-key=\"0.5\">0.5</td>") != std::string::npos);
  CHECK(asked.find(">Bert B.<") != std::string::npos);
}

TEST_CASE("feedback can be read in the page where no script is run") {
  Marked anna = program("anna.pl", Verdict::fail, "at a MAX takes b");
  const std::string page = class_page(std::vector{anna}, RowOrder::found);
  CHECK(page.find("<tr class=\"feedback\" id=\"feedback-0\"><td") != std::string::npos);
  CHECK(page.find("<p>at a MAX takes b.</p>") != std::string::npos);
}

}  // namespace
}  // namespace minimax::grade
