#include "film/page.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "draw/picture.hpp"

namespace minimax {

namespace {

constexpr const char* before_given = "<p></p><script type=\"application/json\" id=\"given\">";
constexpr const char* after_given = "</script><script>null</script>";

}  // namespace

TEST_CASE("A page: the exercise and the film stand in the template and end no element") {
  PageExercise exercise;
  exercise.name = "</script>.pl";
  exercise.text = "moves('<script>alert(1)</script>', ['\"); drop', '\u2028', '$&']).";
  exercise.is_program = true;
  exercise.position = "'</SCRIPT>'";
  exercise.arguments = {"--cut-off", "strict"};
  const std::string page =
      page_of(std::string(before_given) + "null" + after_given, exercise, R"({"version":1})");
  REQUIRE(page.starts_with(before_given));
  REQUIRE(page.ends_with(after_given));
  const std::string given =
      page.substr(std::string(before_given).size(),
                  page.size() - std::string(before_given).size() - std::string(after_given).size());
  CHECK(given.find('<') == std::string::npos);
  const auto json = nlohmann::json::parse(given);
  CHECK(json["exercise"]["name"] == exercise.name);
  CHECK(json["exercise"]["text"] == exercise.text);
  CHECK(json["exercise"]["is_program"] == true);
  CHECK(json["exercise"]["position"] == *exercise.position);
  CHECK(json["exercise"]["arguments"] == exercise.arguments);
  CHECK(json["film"]["version"] == 1);
}

TEST_CASE("A page: what it opens by itself is replaced and nothing else is") {
  const std::string own = R"({"exercise":{"text":"\u003c/script>"},"film":{}})";
  const std::string page = page_of(before_given + own + after_given, {}, "null");
  CHECK(page == page_of(std::string(before_given) + "null" + after_given, {}, "null"));
}

TEST_CASE("A page: without a position and without a place in the template") {
  const std::string page = page_of(std::string(before_given) + "null" + after_given, {}, "null");
  CHECK(page.find(R"("position":null)") != std::string::npos);
  CHECK_THROWS_AS((void)page_of("<html></html>", {}, "null"), NoPicture);
  CHECK_THROWS_AS((void)page_of(std::string(before_given) + "null", {}, "null"), NoPicture);
}

}  // namespace minimax
