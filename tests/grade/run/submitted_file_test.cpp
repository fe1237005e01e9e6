#include "grade/run/submitted_file.hpp"

#include <doctest/doctest.h>

namespace minimax::grade {
namespace {

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
