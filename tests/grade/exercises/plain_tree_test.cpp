#include "grade/exercises/plain_tree.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "facts/load.hpp"
#include "grade/exercises/generator.hpp"
#include "tests/random_seed.hpp"
#include "trees/random.hpp"

namespace minimax::grade {
namespace {

std::string plain_facts(const Wishes& wishes, std::uint64_t seed, std::uint64_t number) {
  std::string text;
  write_plain_tree(wishes, seed, number, [&](std::string_view part) { text += part; });
  return text;
}

Range random_range(RandomNumbers& random, std::int64_t least, std::int64_t most) {
  const std::int64_t begin = random.between(least, most);
  return {begin, random.one_in(2) ? begin : random.between(begin, most)};
}

/// All that a plain tree can be wished to be, and no more positions than an exercise has.
Wishes random_wishes(RandomNumbers& random) {
  Wishes wishes;
  wishes.depth = random_range(random, 0, 7);
  if (wishes.depth.most > 0 && random.one_in(2)) wishes.branching = random_range(random, 1, 3);
  wishes.values = random_range(random, -20, 20);
  wishes.root = random.one_in(2) ? Mover::max : Mover::min;
  wishes.mixed = random.one_in(2);
  return wishes;
}

TEST_CASE("a plain tree is the exercise with the same wishes and seed") {
  RandomNumbers random(random_seed());
  INFO("MINIMAX_SEED=" << random_seed());
  for (int i = 0; i < 1000; ++i) {
    const Wishes wishes = random_wishes(random);
    const std::uint64_t seed = random.below(1'000'000);
    INFO(text_of(wishes) << " --seed " << seed);
    REQUIRE_FALSE(contradiction_in(wishes));
    CHECK(plain_facts(wishes, seed, 1) == facts_of(generate(wishes, seed, 1).tree));
  }
}

TEST_CASE("a plain tree with a number of leaves is the exercise of that") {
  for (std::uint64_t seed = 1; seed < 50; ++seed) {
    const Wishes wishes{.depth = {2, 8}, .branching = {{1, 3}}, .leaves = {{20, 30}}};
    CHECK(plain_facts(wishes, seed, 3) == facts_of(generate(wishes, seed, 3).tree));
  }
}

TEST_CASE("a plain tree may be larger than an exercise") {
  for (const bool mixed : {false, true}) {
    const Wishes wishes{.depth = {9, 9}, .branching = {{3, 3}}, .mixed = mixed};
    REQUIRE(contradiction_in(wishes));
    REQUIRE_FALSE(contradiction_in(wishes, plain_limits(wishes)));
    const std::string facts = plain_facts(wishes, random_seed(), 1);
    const Loaded loaded = load_facts(Source::of_text("tree.pl", facts));
    CHECK(loaded.diagnostics.in_order().empty());
    constexpr std::ptrdiff_t inner = 9841, leaves = 19'683;
    CHECK(std::ranges::count(facts, '\n') == 2 * (inner + leaves));
  }
}

TEST_CASE("a plain tree may be deeper than a search goes") {
  const Wishes wishes{.depth = {100'000, 100'000}, .branching = {{1, 1}}};
  const std::string facts = plain_facts(wishes, 1, 1);
  CHECK(std::ranges::count(facts, '\n') == 100'001 + 100'000 + 1);
}

TEST_CASE("what no disk or memory holds is refused") {
  const auto is_refused = [](const Wishes& wishes) {
    return contradiction_in(wishes, plain_limits(wishes)).has_value();
  };
  CHECK_FALSE(is_refused({.depth = {38, 38}}));
  CHECK(is_refused({.depth = {39, 39}}));
  CHECK(is_refused({.depth = {62, 62}, .branching = {{1'000'000, 1'000'000}}}));
  CHECK_FALSE(is_refused({.depth = {25, 25}, .mixed = true}));
  CHECK(is_refused({.depth = {26, 26}, .mixed = true}));
  CHECK(is_refused({.depth = {1'000'001, 1'000'001}, .branching = {{1, 1}}}));
}

}  // namespace
}  // namespace minimax::grade
