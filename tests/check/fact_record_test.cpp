#include "check/fact_record.hpp"

#include <doctest/doctest.h>

namespace minimax {
namespace {

TEST_CASE("a compact offset is the offset that it was given also behind four gigabytes") {
  CompactOffset offset;
  CHECK(offset == nowhere);
  for (const Offset each : {Offset{0}, Offset{1}, Offset{255}, Offset{256}, Offset{0xffff'ffff},
                            Offset{0x1'0000'0000}, Offset{0xff'ffff'fffe}}) {
    offset = each;
    CHECK(offset == each);
  }
  offset = nowhere;
  CHECK(offset == nowhere);
}

TEST_CASE("a position without a mention is nowhere") {
  const FactRecord record(1);
  CHECK(record.mentions(TermId{7}).first == nowhere);
  CHECK(record.mentions(TermId{7}).best() == nowhere);
}

}  // namespace
}  // namespace minimax
