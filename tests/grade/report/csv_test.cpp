#include "grade/report/csv.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

using Records = std::vector<std::vector<std::string>>;

/// By the grammar of RFC 4180; nothing where the text is none.
Records records_in(std::string_view text) {
  Records records;
  std::vector<std::string> record(1);
  while (!text.empty()) {
    if (text.starts_with('"')) {
      std::size_t end = 1;
      while (end < text.size() && (text[end] != '"' || text.substr(end).starts_with("\"\""))) {
        record.back() += text[end];
        end += text[end] == '"' ? 2 : 1;
      }
      if (end >= text.size()) return {};
      text.remove_prefix(end + 1);
    } else {
      const std::string_view cell = text.substr(0, text.find_first_of(",\r\n\""));
      record.back() = cell;
      text.remove_prefix(cell.size());
    }
    if (text.starts_with(',')) {
      record.emplace_back();
      text.remove_prefix(1);
    } else if (text.starts_with("\r\n")) {
      records.push_back(std::move(record));
      record = std::vector<std::string>(1);
      text.remove_prefix(2);
    } else {
      return {};
    }
  }
  return records;
}

TEST_CASE("CSV has a record a submission") {
  Marked wrong = program("b.pl", Verdict::fail, "a, \"b\"");
  wrong.report.misconception = "always_max";
  wrong.report.counterexample = {"moves(a, [b]).\n", "q", Message("e"), Message("g"), Message("r")};
  wrong.report.first_wrong = {.position = "f(x)", .reason = Message("r")};
  const std::vector<Marked> submissions = {program("a.pl", Verdict::pass), wrong};
  const std::string csv = csv_of(submissions);
  CHECK(csv ==
        "file,verdict,reason,misconception,candidates,facts,query,expected,got,first_wrong\r\n"
        "a.pl,pass,,,,,,,,\r\n"
        "b.pl,fail,\"a, \"\"b\"\"\",always_max,,\"moves(a, [b]).\n\",q,e,g,f(x)\r\n");
}

TEST_CASE("no cell of CSV is a formula") {
  const Records records = records_in(csv_of(hostile_class()));
  REQUIRE(records.size() == 1 + hostile_class().size());
  for (const std::vector<std::string>& record : records) {
    CHECK(record.size() == 10);
    for (const std::string& cell : record)
      CHECK((cell.empty() ||
             std::string_view("=+-@\t\r\n").find(cell.front()) == std::string_view::npos));
  }
  CHECK(records_in(csv_of(std::vector{hostile_program("=1")}))[1][2] == "'=1");
}

}  // namespace
}  // namespace minimax::grade
