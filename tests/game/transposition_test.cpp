#include "game/transposition.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

struct MayBeAny {
  using Position = int;
};
struct KnownTree : MayBeAny {
  bool may_transpose(int root) const { return root < 0; }
};
struct KnownAcyclic : MayBeAny {
  bool may_repeat(int root) const { return root < 0; }
};

TEST_CASE("a game may have cycles unless it is a tree or says that it has none") {
  CHECK(may_transpose(MayBeAny(), 0));
  CHECK(may_repeat(MayBeAny(), 0));
  CHECK_FALSE(may_transpose(KnownTree(), 0));
  CHECK_FALSE(may_repeat(KnownTree(), 0));
  CHECK(may_repeat(KnownTree(), -1));
  CHECK(may_transpose(KnownAcyclic(), 0));
  CHECK_FALSE(may_repeat(KnownAcyclic(), 0));
  CHECK(may_repeat(KnownAcyclic(), -1));
}

}  // namespace
}  // namespace minimax
