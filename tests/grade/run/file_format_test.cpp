#include "grade/run/file_format.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace minimax::grade {
namespace {

// Of a text, not a pointer: equal literals need not be one.
std::string told(std::string_view bytes) {
  const char* const format = format_by_content(bytes);
  return format ? format : "nothing";
}

TEST_CASE("files that are no text are told by their first bytes") {
  using namespace std::string_literals;
  CHECK(told("PK\x03\x04\x14\0\0\0homework.pl"s) == "an archive, which is not unpacked");
  CHECK(told("PK\x03\x04\x14\0[Content_Types].xml"s) == "a document of a word processor");
  CHECK(told("PK\x03\x04..mimetypeapplication/vnd.oasis.opendocument.text") ==
        "a document of a word processor");
  CHECK(told("\x1f\x8b\x08\0"s) == "an archive, which is not unpacked");
  CHECK(told("%PDF-1.7\n") == "a PDF");
  CHECK(told("\x89PNG\r\n\x1a\n") == "a picture");
}

TEST_CASE("texts are told by nothing") {
  for (const char* const text :
       {"", "P", "PK(a).", "value(a, 4).", "% a PDF\n", "\xef\xbb\xbfvalue"})
    CHECK(format_by_content(text) == nullptr);
}

TEST_CASE("what cannot be judged is told by the ending of its name") {
  const auto told_by_ending = [](const char* path) {
    const char* const format = format_by_ending(path);
    return std::string(format ? format : "nothing");
  };
  CHECK(told_by_ending("class/Homework.PDF") == "a PDF");
  CHECK(told_by_ending("a.tar.gz") == "an archive, which is not unpacked");
  CHECK(told_by_ending("a.pl") == "nothing");
  CHECK(told_by_ending("a") == "nothing");
}

}  // namespace
}  // namespace minimax::grade
