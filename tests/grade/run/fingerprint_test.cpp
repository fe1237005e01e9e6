#include "grade/run/fingerprint.hpp"

#include <doctest/doctest.h>

#include <cstdint>

namespace minimax::grade {
namespace {

TEST_CASE("a program that was run without a shield is run again with one") {
  const Tree tree{.positions = {{.name = "a", .value = Number(std::int64_t{1})}}};
  const SubmittedFile file{.name = "a.pl", .text = "a."};
  const auto fingerprint = [&](bool unsafe) { return Fingerprint({}, {}, unsafe).of(file, tree); };
  CHECK(fingerprint(true) == fingerprint(true));
  CHECK(fingerprint(true) != fingerprint(false));
}

}  // namespace
}  // namespace minimax::grade
