#include "base/hash.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

TEST_CASE("texts have the hashes of FNV-1a") {
  CHECK(hash_of("") == 0xcbf2'9ce4'8422'2325U);
  CHECK(hash_of("a") == 0xaf63'dc4c'8601'ec8cU);
}

}  // namespace
}  // namespace minimax
