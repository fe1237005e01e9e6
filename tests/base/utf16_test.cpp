#include "base/utf16.hpp"

#include <doctest/doctest.h>

#include <string>

namespace minimax {
namespace {

using namespace std::string_literals;

TEST_CASE("text in UTF-16 is told by its byte order mark") {
  CHECK(utf8_of_utf16("\xff\xfe\x61\x00\x0a\x00"s) == "a\n");
  CHECK(utf8_of_utf16("\xfe\xff\x00\x61\x20\xac"s) == "a\xe2\x82\xac");
  CHECK(utf8_of_utf16("\xff\xfe"s) == "");
  CHECK_FALSE(utf8_of_utf16("\xef\xbb\xbf\x61"s));
  CHECK_FALSE(utf8_of_utf16("\xff"s));
  CHECK_FALSE(utf8_of_utf16(""s));
}

TEST_CASE("two surrogates are a character and one is none") {
  CHECK(utf8_of_utf16("\xfe\xff\xd8\x3d\xde\x00\x00\x61"s) == "\xf0\x9f\x98\x80\x61");
  CHECK(utf8_of_utf16("\xfe\xff\xd8\x3d\x00\x61"s) == "\xef\xbf\xbd\x61");
  CHECK(utf8_of_utf16("\xfe\xff\xde\x00"s) == "\xef\xbf\xbd");
  CHECK(utf8_of_utf16("\xfe\xff\x00\x61\xd8"s) == "a\xef\xbf\xbd");
}

}  // namespace
}  // namespace minimax
