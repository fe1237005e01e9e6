#include "grade/report/csv.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/base/read_csv.hpp"
#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

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
  const CsvRecords records = records_in(csv_of(hostile_class()));
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
