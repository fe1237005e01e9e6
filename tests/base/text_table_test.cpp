#include "base/text_table.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

TEST_CASE("columns are as wide as their widest cell") {
  CHECK(table_of({Align::left, Align::right, Align::left},
                 {{"name", "number", "note"}, {"a", "1", ""}, {"longer", "1234567", "x"}}) ==
        "name     number  note\n"
        "a             1\n"
        "longer  1234567  x\n");
}

TEST_CASE("width is counted in characters") {
  CHECK(table_of({Align::left, Align::left}, {{"é", "x"}, {"ab", "y"}}) ==
        "é   x\n"
        "ab  y\n");
}

TEST_CASE("a table without rows is empty") {
  CHECK(table_of({Align::left}, {}).empty());
}

}  // namespace
}  // namespace minimax
