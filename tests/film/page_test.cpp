#include "film/page.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "draw/picture.hpp"

namespace minimax {

namespace {

constexpr const char* before = "<p></p><script type=\"application/json\" id=\"given\">";
constexpr const char* after = "</script><script>null</script>";

}  // namespace

TEST_CASE("A page: the exercise and the film stand in the template and end no element") {
  PageExercise exercise;
  exercise.name = "</script>.pl";
  exercise.text = "moves('<script>alert(1)</script>', ['\"); drop', '\u2028', '$&']).";
  exercise.is_program = true;
  exercise.position = "'</SCRIPT>'";
  exercise.arguments = {"--cut-off", "strict"};
  const std::string page =
      page_of(std::string(before) + "null" + after, exercise, R"({"version":1})");
  REQUIRE(page.starts_with(before));
  REQUIRE(page.ends_with(after));
  const std::string given =
      page.substr(std::string(before).size(),
                  page.size() - std::string(before).size() - std::string(after).size());
  CHECK(given.find('<') == std::string::npos);
  const auto json = nlohmann::json::parse(given);
  CHECK(json["exercise"]["name"] == exercise.name);
  CHECK(json["exercise"]["text"] == exercise.text);
  CHECK(json["exercise"]["is_program"] == true);
  CHECK(json["exercise"]["position"] == *exercise.position);
  CHECK(json["exercise"]["arguments"] == exercise.arguments);
  CHECK(json["film"]["version"] == 1);
}

TEST_CASE("A page: without a position and without a place in the template") {
  const std::string page = page_of(std::string(before) + "null" + after, {}, "null");
  CHECK(page.find(R"("position":null)") != std::string::npos);
  CHECK_THROWS_AS((void)page_of("<html></html>", {}, "null"), NoPicture);
}

}  // namespace minimax
