#include "grade/report/read_json.hpp"

#include <doctest/doctest.h>

#include <string>

#include "grade/report/clean_text.hpp"
#include "grade/report/json.hpp"
#include "grade/report/text.hpp"
#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

TEST_CASE("what was written as JSON is read back") {
  for (Marked& marked : hostile_class()) {
    marked.fingerprint = "0123";
    marked.student = "7";
    marked.student_name = marked.file;
    marked.report.runs = 7;
    const std::string json = json_of(marked);
    const Marked read = marked_of_json(json);
    CHECK(json_of(read) == json);
    CHECK(read.is_program == marked.is_program);
    if (clean(marked.file) == marked.file) CHECK(text_of(read).text() == text_of(marked).text());
  }
}

TEST_CASE("names that are no UTF-8 are told apart") {
  const Marked one = program("a\xff.pl", Verdict::pass);
  const Marked other = program("a\xfe.pl", Verdict::pass);
  CHECK(marked_of_json(json_of(one)).file == one.file);
  CHECK(marked_of_json(json_of(other)).file == other.file);
  CHECK_FALSE(tell_the_same(one, other));
  std::string json = json_of(one);
  CHECK_THROWS_AS(marked_of_json(replaced(json, "[97,", "[\"a\",")), NoReport);
}

TEST_CASE("what is drawn is read back") {
  Marked marked = program("a.pl", Verdict::fail, "r");
  marked.report.counterexample = {"moves(a, [b]).\n", "q", Message("e"), Message("g"),
                                  Message("r")};
  const std::string none = json_of(marked);
  CHECK_FALSE(marked_of_json(none).report.counterexample->picture);
  CHECK_FALSE(
      marked_of_json(replaced(none, ",\"picture\":null", "")).report.counterexample->picture);
  marked.report.counterexample->picture = {.facts = "moves(a, [b]).\nstatic_eval(b, 1).\n",
                                           .position = "a",
                                           .task = Task::Kind::alpha_beta,
                                           .cut_off = CutOff::strict,
                                           .value = "2",
                                           .line = {"b"}};
  const std::string json = json_of(marked);
  CHECK(json_of(marked_of_json(json)) == json);
  CHECK(json.find("\"cut_off\":\"strict\"") != std::string::npos);
}

TEST_CASE("layers and misconceptions are read back") {
  Marked marked = program("a.pl", Verdict::tampered, "forged");
  marked.report.misconception = "always_max";
  marked.report.first_wrong = {
      .position = "b", .right = {"d", "e"}, .reason = verbatim("r"), .asked = 3};
  marked.report.ends_loading = true;
  marked.isolation = sandbox::Layers::of_bits(5);
  const Marked read = marked_of_json(json_of(marked));
  CHECK(read.isolation->bits() == 5);
  CHECK(read.report.misconception == "always_max");
  REQUIRE(read.report.first_wrong);
  CHECK(in_english(sentence_of(*read.report.first_wrong)) ==
        "d and e are right, and b is wrong: r");
  CHECK(read.report.first_wrong->asked == 3);
  CHECK(read.report.ends_loading);
  CHECK(json_of(read) == json_of(marked));
}

TEST_CASE("a run is resumed with messages that can be translated") {
  Marked marked = program("a.pl", Verdict::fail);
  marked.report.reason = Message(
      "{choice}; you took {taken}",
      {{"choice", Message("at {position} MAX is to move", {{"position", "a"}})}, {"taken", "b"}});
  marked.report.notes = {verbatim("line 3"), Message("one", "{count} errors", 3)};
  marked.report.counterexample = {"moves(a, [b]).\n", "q", Message("e"), Message("g"), {}};
  marked.report.remarks = {{.reason = Message("r")}};
  const std::string line = resumable_json_of(marked);
  const Marked read = marked_of_json(line);
  CHECK(read.report.reason == marked.report.reason);
  CHECK(read.report.notes == marked.report.notes);
  CHECK(read.report.counterexample->got == Message("g"));
  CHECK(read.report.remarks[0].reason == Message("r"));
  CHECK(resumable_json_of(read) == line);
  // Of a report for programs the words are known.
  CHECK(marked_of_json(json_of(marked)).report.reason ==
        verbatim("at a MAX is to move; you took b"));
  CHECK(tell_the_same(read, marked_of_json(json_of(marked))));
  // Not so many, or none.
  CHECK_THROWS_AS(marked_of_json(replaced(line, "\"messages\":[", "\"messages\":[],\"others\":[")),
                  NoReport);
  CHECK_THROWS_AS(marked_of_json(replaced(line, "{\"pattern\":\"g\"}", "{\"pattern\":7}")),
                  NoReport);
  std::string deep = "{\"pattern\":\"{a}\"}";
  for (int i = 0; i < 100; ++i) deep = "{\"pattern\":\"{a}\",\"parts\":{\"a\":" + deep + "}}";
  CHECK_THROWS_AS(marked_of_json(replaced(line, "{\"pattern\":\"g\"}", deep)), NoReport);
}

TEST_CASE("what is no report is told from one") {
  const std::string json = json_of(program("a.pl", Verdict::pass));
  CHECK_THROWS_WITH_AS(marked_of_json("moves(a, [b])."), "this is not JSON, or cut short",
                       NoReport);
  CHECK_THROWS_AS(marked_of_json(json.substr(0, json.size() / 2)), NoReport);
  CHECK_THROWS_WITH_AS(marked_of_json("{}"), "key 'file' not found", NoReport);
  CHECK_THROWS_AS(marked_of_json("[1]"), NoReport);
  CHECK_THROWS_AS(marked_of_json("null"), NoReport);
  CHECK_THROWS_WITH_AS(marked_of_json(replaced(json, "pass", "super")),
                       "there is no verdict `super`", NoReport);
  CHECK_THROWS_AS(marked_of_json(replaced(json, "[]", "1")), NoReport);
}

TEST_CASE("the machine does not matter to what a report tells") {
  Marked one = program("a.pl", Verdict::fail, "wrong");
  Marked other = one;
  other.isolation = sandbox::Layers::of_bits(1);
  other.fingerprint = "1";
  CHECK(tell_the_same(one, other));
  other.report.reason = Message("otherwise");
  CHECK_FALSE(tell_the_same(one, other));
}

TEST_CASE("a version that this one does not know is refused") {
  const std::string json = json_of(program("a.pl", Verdict::pass));
  const auto reason = [&](const std::string& version) {
    const std::string changed = replaced(json, "\"version\":1", "\"version\":" + version);
    try {
      marked_of_json(changed);
      return std::string();
    } catch (const NoReport& problem) {
      return std::string(problem.what());
    }
  };
  CHECK(reason("1").empty());
  CHECK_NOTHROW(marked_of_json(replaced(json, "\"version\":1,", "")));
  for (const std::string newer : {"2", "4294967297", "18446744073709551615"})
    CHECK(reason(newer) == "a newer minimax has written it: its version is " + newer +
                               ", and this one reads none after 1");
  for (const std::string wrong :
       {"0", "-1", "1.5", "true", "null", "\"1\"", "[1]", "18446744073709551616"})
    CHECK(reason(wrong).find("and no number from 1 on") != std::string::npos);
}

}  // namespace
}  // namespace minimax::grade
