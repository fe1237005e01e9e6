#include "game/mover.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

namespace minimax {
namespace {

constexpr Declaration none{}, max{true, false}, min{false, true}, both{true, true};

std::optional<Mover> deduced(std::initializer_list<Declaration> successors) {
  MoverOfSuccessors mover;
  for (const Declaration successor : successors) mover.add(successor);
  return mover.deduced();
}

TEST_CASE("a declaration tells the mover unless it is missing or double") {
  CHECK(max.mover() == Mover::max);
  CHECK(min.mover() == Mover::min);
  CHECK_FALSE(none.mover());
  CHECK_FALSE(both.mover());
  CHECK(none.none());
  CHECK(both.both());
  CHECK_FALSE(max.none());
  CHECK_FALSE(max.both());
}

TEST_CASE("the opponent moves where all successors agree") {
  CHECK(deduced({min}) == Mover::max);
  CHECK(deduced({max}) == Mover::min);
  CHECK(deduced({min, min, min}) == Mover::max);
  CHECK(deduced({max, max}) == Mover::min);
}

TEST_CASE("nothing is deduced where a successor differs or tells nothing") {
  CHECK_FALSE(deduced({}));
  CHECK_FALSE(deduced({max, min}));
  CHECK_FALSE(deduced({min, none}));
  CHECK_FALSE(deduced({none, min}));
  CHECK_FALSE(deduced({max, both}));
  CHECK_FALSE(deduced({both, max, max}));
  CHECK_FALSE(deduced({max, min, max}));
}

}  // namespace
}  // namespace minimax
