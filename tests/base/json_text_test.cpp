#include "base/json_text.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "base/terminal.hpp"

namespace minimax {

TEST_CASE("JSON as text: a string is read as it was and ends no element of HTML") {
  const std::string text = "\"); drop </script><!-- & \u2028\u2029 \\ \n\t\r\x01\x7f ă\u202E𝄞";
  const std::string json = json_string(text);
  CHECK(nlohmann::json::parse(json) == text);
  for (const char* ended : {"<", ">", "&", "\u2028", "\u2029", "\n", "\x01", "\x7f", "\u202e"})
    CHECK(json.find(ended) == std::string::npos);
}

TEST_CASE("JSON as text: JSON without control characters means the same") {
  const std::string text = "\x1b \x7f \u0085\u009b é\u061c ä\u200e\u2028\u202e\u2066 △ \ufeff ﬁ";
  const std::string json = nlohmann::json(text).dump();
  const std::string without = without_controls("[" + json + ",\n\"é\"]");
  CHECK(nlohmann::json::parse(without)[0] == text);
  CHECK(harmless(without) == without);
  CHECK(harmless(json) != json);
  CHECK(without.find("é") != std::string::npos);
  CHECK(without.find("△") != std::string::npos);
}

TEST_CASE("JSON as text: what is no UTF-8 is told as such") {
  CHECK(nlohmann::json::parse(json_string("a\xff\xc3")) == "a\uFFFD\uFFFD");
}

TEST_CASE("JSON as text: members and elements") {
  JsonList array;
  CHECK(array.array() == "[]");
  array.add(json_string("a"));
  array.add(std::string("1"));
  JsonList object;
  object.add("of", array.array());
  object.add("none", "null");
  CHECK(object.object() == R"({"of":["a",1],"none":null})");
  JsonList lines{JsonList::Lines()};
  lines.add(object);
  CHECK(lines.array() == "[\n\"of\":[\"a\",1],\"none\":null]");
}

}  // namespace minimax
