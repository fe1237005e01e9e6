#include "grade/report/clean_text.hpp"

#include <doctest/doctest.h>

#include <string>

#include "base/sha256.hpp"

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

TEST_CASE("SHA-256 is that of the standard's examples") {
  CHECK(sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(sha256(std::string(1'000'000, 'a')) ==
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

}  // namespace
}  // namespace minimax::grade
