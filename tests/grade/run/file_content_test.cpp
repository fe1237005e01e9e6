#include "grade/run/file_content.hpp"

#include <doctest/doctest.h>

#include <string>

namespace minimax::grade {
namespace {

TEST_CASE("files that are no text are told by their first bytes") {
  using namespace std::string_literals;
  CHECK(kind_of_content("PK\x03\x04\x14\0\0\0homework.pl"s) == "an archive, which is not unpacked");
  CHECK(kind_of_content("PK\x03\x04\x14\0[Content_Types].xml"s) ==
        "a document of a word processor");
  CHECK(kind_of_content("PK\x03\x04..mimetypeapplication/vnd.oasis.opendocument.text") ==
        "a document of a word processor");
  CHECK(kind_of_content("\x1f\x8b\x08\0"s) == "an archive, which is not unpacked");
  CHECK(kind_of_content("%PDF-1.7\n") == "a PDF");
  CHECK(kind_of_content("\x89PNG\r\n\x1a\n") == "a picture");
}

TEST_CASE("texts are told by nothing") {
  for (const char* const text :
       {"", "P", "PK(a).", "value(a, 4).", "% a PDF\n", "\xef\xbb\xbfvalue"})
    CHECK(kind_of_content(text).empty());
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
