#include "base/csv_record.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/base/read_csv.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

using Cells = std::vector<std::string>;

TEST_CASE("cells stand in quotation marks where they need them and only there") {
  CHECK(csv_record(Cells{}) == "\r\n");
  CHECK(csv_record(Cells{""}) == "\r\n");
  CHECK(csv_record(Cells{"", ""}) == ",\r\n");
  CHECK(csv_record(Cells{"a", "1.5", "-2", "b c"}) == "a,1.5,-2,b c\r\n");
  CHECK(csv_record(Cells{"s(o,3)", "[1;2]", "a \"b\"", "a\nb"}) ==
        "\"s(o,3)\",\"[1;2]\",\"a \"\"b\"\"\",\"a\nb\"\r\n");
}

TEST_CASE("random records are read as they were written") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  CsvRecords records;
  std::string text;
  for (int i = 0; i < 2000; ++i) {
    Cells cells(static_cast<std::size_t>(random_between(random, 1, 5)));
    for (std::string& cell : cells) {
      for (int length = static_cast<int>(random_between(random, 0, 4)); length > 0; --length)
        cell += std::string("a,;\"\t\r\n ")[static_cast<std::size_t>(random_between(random, 0, 7))];
    }
    text += csv_record(cells);
    records.push_back(cells);
  }
  CHECK(records_in(text) == records);
  MESSAGE(records.size(), " records compared, seed ", seed);
}

TEST_CASE("nobody takes a text for a formula") {
  for (const char* formula : {"=1", "+a", "-a", "@b", "\tc", "\rd", "\ne", "\uff1d1"}) {
    CAPTURE(formula);
    CHECK(looks_like_formula(formula));
    CHECK(csv_text(formula) == std::string("'") + formula);
  }
  for (const char* text : {"", "a=1", "1-2", "'=1"}) CHECK(csv_text(text) == text);
}

}  // namespace
}  // namespace minimax
