#include "grade/run/file_content.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace minimax::grade {
namespace {

// Of a text, not a pointer: equal literals need not be one.
std::string told(std::string_view bytes) {
  const char* const kind = kind_of_content(bytes);
  return kind ? kind : "nothing";
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
    CHECK(kind_of_content(text) == nullptr);
}

TEST_CASE("what may be a submission has an answer or a rule in it") {
  for (const char* const text :
       {"value(a, 4).", "Hello\n  vaule(a, 4)", "minimax(a, b) :- c.", "minmax(a, b, 4, [b]).\n"})
    CHECK(may_be_submission(text));
  for (const char* const text : {"", "\n\n", "Please remember to grade question 3.\nThanks!\n",
                                 "the value (of a) is 4", "id,name\n1,Ana\n"})
    CHECK_FALSE(may_be_submission(text));
}

}  // namespace
}  // namespace minimax::grade
