#include "show/json.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "syntax/read_term.hpp"

namespace minimax {
namespace {

/// A result whose value is given as text, as JSON.
struct OneResult {
  TermTable terms;
  OperatorTable operators;
  Result result;

  explicit OneResult(const std::string& value) {
    result.position = term("h");
    result.value = term(value);
    result.report.algorithm = Algorithm::minimax;
  }
  TermId term(const std::string& text) { return read_term(text, terms, operators); }
  std::string json() const { return json_text(result, terms, operators, {}); }
};

std::string json_value(const std::string& value) {
  return nlohmann::json::parse(OneResult(value).json()).at("value").dump();
}

TEST_CASE("a result is one line with its members in order") {
  OneResult one("4");
  one.result.mover = Mover::max;
  one.result.best = one.term("b");
  one.result.nodes = {one.term("b"), one.term("d"), one.term("'I i'")};
  one.result.report.depth = 3;
  one.result.report.complete = false;
  one.result.report.statistics = {15, 8};
  CHECK(
      one.json() ==
      R"({"version":1,"position":"h","mover":"max","best":"b","value":4,"nodes":["b","d","'I i'"],)"
      R"("complete":false,"algorithm":"minimax","depth":3,)"
      R"("statistics":{"positions":15,"leaves":8,"cut_offs":0,"table_hits":0,)"
      R"("line_positions":0,"distinct_positions":null,"seconds":0.0,)"
      R"("positions_per_second":null,"load_seconds":0.0,"peak_bytes":null}})");
}

TEST_CASE("what a leaf has not is null") {
  CHECK(
      OneResult("1").json() ==
      R"({"version":1,"position":"h","mover":null,"best":null,"value":1,"nodes":[],"complete":true,)"
      R"("algorithm":"minimax","depth":null,"statistics":{"positions":0,"leaves":0,)"
      R"("cut_offs":0,"table_hits":0,"line_positions":0,"distinct_positions":null,)"
      R"("seconds":0.0,"positions_per_second":null,"load_seconds":0.0,"peak_bytes":null}})");
}

TEST_CASE("MIN is min") {
  OneResult one("1");
  one.result.mover = Mover::min;
  CHECK(nlohmann::json::parse(one.json()).at("mover") == "min");
}

TEST_CASE("a value is a number where JSON keeps it") {
  CHECK(json_value("-7") == "-7");
  CHECK(json_value("9007199254740992") == "9007199254740992");
  CHECK(json_value("-9007199254740992") == "-9007199254740992");
  CHECK(json_value("0.1") == "0.1");
  CHECK(json_value("1.0") == "1.0");
  CHECK(json_value("-0.0") == "-0.0");
  CHECK(json_value("5.0e-324") == "5e-324");
}

TEST_CASE("a value is text where JSON would lose some of it") {
  CHECK(json_value("9007199254740993") == "\"9007199254740993\"");
  CHECK(json_value("-9007199254740993") == "\"-9007199254740993\"");
  CHECK(json_value("10000000000000000000000") == "\"10000000000000000000000\"");
  CHECK(json_value("1r3") == "\"1r3\"");
  CHECK(json_value("1.0Inf") == "\"1.0Inf\"");
  CHECK(json_value("2*3") == "\"2*3\"");
}

TEST_CASE("terms are quoted as Prolog and escaped as JSON") {
  OneResult one("1");
  one.result.position = one.term(R"(f("a\n", 'B\\', é, '\x1\'))");
  const auto json = nlohmann::json::parse(one.json());
  CHECK(json.at("position") == R"(f("a\n",'B\\',é,'\x1\'))");
}

TEST_CASE("an atom that is no UTF-8 does not break the JSON") {
  OneResult one("1");
  one.result.position = one.terms.atom("a\xff");
  CHECK(nlohmann::json::accept(one.json()));
}

}  // namespace
}  // namespace minimax
