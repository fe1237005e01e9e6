#include "grade/judge/prompts.hpp"

#include <doctest/doctest.h>

#include <string>

namespace minimax::grade {
namespace {

TEST_CASE("what a toplevel shows before a query becomes blanks") {
  CHECK(without_prompts("1 ?- a.\n") == "  ?- a.\n");
  CHECK(without_prompts("x.\n [trace] 12 ?- a,\n|    b.\n| c.\n") ==
        "x.\n            ?- a,\n     b.\n| c.\n");
  CHECK(without_prompts("?- a.\n?- ") == "?- a.\n   ");
  CHECK(without_prompts("?- a.\n3 ?-\n\n") == "?- a.\n    \n\n");
}

TEST_CASE("other texts stay as they are") {
  for (const std::string text :
       {"", "\n", "?", "1", "1 ?", "[", "[a", "[a]", "x 1 ?- a.", "[a\n|T].", "f(1). ?- a.",
        "?-\n  minimax(a, B, V, L).\n", "1 - 2", "%  1 ?- a"})
    CHECK(without_prompts(text) == text);
}

}  // namespace
}  // namespace minimax::grade
