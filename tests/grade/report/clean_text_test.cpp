#include "grade/report/clean_text.hpp"

#include <doctest/doctest.h>

#include <string>

namespace minimax::grade {
namespace {

TEST_CASE("clean text keeps characters of all lengths") {
  const std::string text = "a\t\u00e4\n\u20ac\U0001f600";
  CHECK(clean(text) == text);
  CHECK(clean_line(text) == "a?\u00e4?\u20ac\U0001f600");
}

TEST_CASE("clean text holds nothing that a terminal obeys") {
  CHECK(clean("\x1b[31m\r\x7f\b") == "?[31m???");
  CHECK(clean("\xc2\x9b"
              "31m") == "?31m");
  CHECK(clean("\u202egnp.exe\u2028\ufeff\uffff") == "?gnp.exe???");
}

TEST_CASE("clean text is valid UTF-8") {
  const std::string bad = "\ufffd";
  CHECK(clean("a\xff") == "a" + bad);
  CHECK(clean("\xc0\x80") == bad + bad);
  CHECK(clean("\xed\xa0\x80") == bad + bad + bad);
  CHECK(clean("\xf4\x90\x80\x80") == bad + bad + bad + bad);
  CHECK(clean("\xe2\x82") == bad + bad);
  CHECK(clean("\xe2\x82z") == bad + bad + "z");
}

TEST_CASE("the first words of a text end between words") {
  CHECK(first_words("one two", 7) == "one two");
  CHECK(first_words("one two three", 12) == "one two ...");
  CHECK(first_words("one two three", 11) == "one two ...");
  CHECK(first_words("one two three", 10) == "one ...");
  CHECK(first_words("\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4", 5) == "\u00e4 ...");
  CHECK(first_words(std::string(100, 'x'), 10) == "xxxxxx ...");
}

}  // namespace
}  // namespace minimax::grade
