#include "draw/drawn_text.hpp"

#include <doctest/doctest.h>

#include <string>

namespace minimax {

TEST_CASE("Text of a picture: what would move or turn what follows stands there by its number") {
  CHECK(drawn_text("a\nb") == "a\\u000Ab");
  CHECK(drawn_text("a\u202Eb\u200F") == "a\\u202Eb\\u200F");
  CHECK(drawn_text(std::string_view("\0\x1b\x7f", 3)) == "\\u0000\\u001B\\u007F");
  CHECK(drawn_text("\uFFFE\U0001FFFF") == "\\uFFFE\\u1FFFF");
  CHECK(drawn_text("ãЖ中 \\N <b>") == "ãЖ中 \\N <b>");
  CHECK(drawn_text("\xe3") == "ã");  // Latin-1 where it is no UTF-8
}

TEST_CASE("Text of a picture: tabs become blanks") {
  CHECK(drawn_text("\tab\tc") == "        ab      c");
}

TEST_CASE("Text of a picture: what is too long ends in an ellipsis") {
  CHECK(drawn_text(std::string(40, 'x')) == std::string(40, 'x'));
  CHECK(drawn_text(std::string(41, 'x')) == std::string(39, 'x') + "…");
  CHECK(drawn_width(drawn_text(std::string(1000, 'x'))) == 40);
  std::string wide;
  for (int i = 0; i < 30; ++i) wide += "中";
  CHECK(drawn_width(wide) == 60);
  CHECK(drawn_width(drawn_text(wide)) <= 40);
}

TEST_CASE("Text of a picture: lines") {
  CHECK(drawn_lines("") == std::vector<std::string>{""});
  CHECK(drawn_lines("a\r\n\nb\n") == std::vector<std::string>{"a", "", "b"});
  std::string many;
  for (int i = 0; i < 30; ++i) many += "x\n";
  CHECK(drawn_lines(many).size() == 24);
  CHECK(drawn_lines(many).back() == "…");
  CHECK(drawn_lines("x\n").size() == 1);
}

}  // namespace minimax
