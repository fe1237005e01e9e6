#include "search/common/move_records.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

TEST_CASE("a move has the merit of its share of decisions for its mover alone") {
  MoveRecords records;
  CHECK(records.merit(Mover::max, 7, {}) == 0);
  for (int i = 0; i < 3; ++i) records.add(Mover::max, 7, {}, i < 2);
  records.add(Mover::max, 8, {}, false);
  CHECK(records.merit(Mover::max, 7, {}) > 0);
  CHECK(records.merit(Mover::max, 8, {}) < 0);
  CHECK(records.merit(Mover::min, 7, {}) == 0);
  // Often, but seldom with success.
  for (int i = 0; i < 100; ++i) records.add(Mover::max, 9, {}, i < 10);
  CHECK(records.merit(Mover::max, 9, {}) < 0);
}

TEST_CASE("a move has more merit as the answer that it was before") {
  MoveRecords records;
  const MoveContext played = MoveContext().after(1).after(2);
  for (int i = 0; i < 4; ++i) records.add(Mover::min, 7, played, true);
  for (int i = 0; i < 4; ++i) records.add(Mover::min, 7, MoveContext().after(3).after(4), false);
  CHECK(records.merit(Mover::min, 7, played) > 0);
  CHECK(records.merit(Mover::min, 7, MoveContext().after(5).after(2)) > 0);
  CHECK(records.merit(Mover::min, 7, MoveContext().after(1).after(6)) > 0);
  CHECK(records.merit(Mover::min, 7, MoveContext().after(5).after(6)) == 0);
}

}  // namespace
}  // namespace minimax
