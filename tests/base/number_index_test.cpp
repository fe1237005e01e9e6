#include "base/number_index.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>

#include "base/hash.hpp"

namespace minimax {
namespace {

// One that the index does not have.
void insert(NumberIndex& index, std::size_t hash, std::uint32_t number) {
  index.find_or_insert(
      hash, [](std::uint32_t) { return false; }, [&] { return number; });
}

TEST_CASE("an index without numbers finds none") {
  CHECK_FALSE(NumberIndex().find(7, [](std::uint32_t) { return true; }));
}

TEST_CASE("numbers are found by hash while the index grows") {
  NumberIndex index;
  const auto find = [&](std::uint32_t number) {
    return index.find(mix(0, number), [&](std::uint32_t found) { return found == number; });
  };
  for (std::uint32_t number = 0; number < 1000; ++number) {
    CHECK_FALSE(find(number));
    insert(index, mix(0, number), number);
    CHECK(find(number) == number);
  }
  for (std::uint32_t number = 0; number < 1000; ++number) CHECK(find(number) == number);
}

TEST_CASE("a number is found or inserted while the index grows") {
  NumberIndex index;
  std::uint32_t next = 0;
  const auto number_of = [&](std::uint32_t thing, std::size_t hash) {
    return index.find_or_insert(
        hash, [&](std::uint32_t other) { return other == thing; }, [&] { return next++; });
  };
  // Half of them have a hash of their own, and half share one of twenty.
  const auto hash_of = [](std::uint32_t thing) {
    return mix(0, thing % 2 == 0 ? thing : thing % 40);
  };
  for (std::uint32_t thing = 0; thing < 2000; ++thing) {
    REQUIRE(number_of(thing, hash_of(thing)) == thing);
    REQUIRE(number_of(thing / 2, hash_of(thing / 2)) == thing / 2);
  }
  CHECK(next == 2000);
  const auto fail = []() -> std::uint32_t { throw std::length_error("full"); };
  CHECK_THROWS_AS(index.find_or_insert(
                      7, [](std::uint32_t) { return false; }, fail),
                  std::length_error);
  CHECK_FALSE(index.find(7, [](std::uint32_t) { return true; }));
  for (std::uint32_t thing = 0; thing < 2000; ++thing) {
    const auto same = [&](std::uint32_t other) { return other == thing; };
    CHECK(index.find(hash_of(thing), same) == thing);
  }
}

TEST_CASE("a number that cannot be made leaves an index of any size as it is") {
  for (std::uint32_t count = 0; count < 200; ++count) {
    CAPTURE(count);
    NumberIndex index;
    for (std::uint32_t number = 0; number < count; ++number) insert(index, mix(0, number), number);
    const auto fail = []() -> std::uint32_t { throw std::length_error("full"); };
    REQUIRE_THROWS_AS(index.find_or_insert(
                          mix(0, count), [](std::uint32_t) { return false; }, fail),
                      std::length_error);
    const auto find = [&](std::uint32_t number) {
      return index.find(mix(0, number), [&](std::uint32_t found) { return found == number; });
    };
    REQUIRE_FALSE(find(count));
    insert(index, mix(0, count), count);
    for (std::uint32_t number = 0; number <= count; ++number) REQUIRE(find(number) == number);
  }
}

// Zero is what is in a place that is empty, too.
TEST_CASE("numbers of one hash are told apart") {
  for (const std::size_t hash : {std::size_t{5}, std::size_t{0}}) {
    CAPTURE(hash);
    NumberIndex index;
    CHECK_FALSE(index.find(hash, [](std::uint32_t) { return true; }));
    for (std::uint32_t number = 0; number < 100; ++number) insert(index, hash, number);
    const auto find = [&](std::uint32_t number) {
      return index.find(hash, [&](std::uint32_t found) { return found == number; });
    };
    CHECK(find(0) == std::optional<std::uint32_t>(0));
    CHECK(find(99) == std::optional<std::uint32_t>(99));
    CHECK_FALSE(find(100));
  }
}

}  // namespace
}  // namespace minimax
