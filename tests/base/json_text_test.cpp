#include "base/json_text.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>

namespace minimax {

TEST_CASE("JSON as text: a string is read as it was and ends no element of HTML") {
  const std::string text = "\"); drop </script><!-- & \u2028\u2029 \\ \n\t\r\x01\x7f ă\u202E𝄞";
  const std::string json = json_string(text);
  CHECK(nlohmann::json::parse(json) == text);
  for (const char* ended : {"<", ">", "&", "\u2028", "\u2029", "\n", "\x01"})
    CHECK(json.find(ended) == std::string::npos);
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
