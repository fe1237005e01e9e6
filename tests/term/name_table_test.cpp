#include "term/name_table.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// The lengths at which a name is stored or hashed in another way.
constexpr std::size_t border_lengths[] = {0,  1,  2,  3,  4,  5,  7,  8,  9,  10,
                                          11, 12, 13, 15, 16, 17, 31, 32, 33, 100};

/// Grows the table as TermTable does, and keeps the place of each id.
class Names {
 public:
  NameTable::Found add(std::string_view text) {
    if (table.full()) {
      table.grow([this](TermId id, std::uint32_t place) { places[index_of(id)] = place; });
    }
    const TermId next{static_cast<std::uint32_t>(places.size())};
    const NameTable::Found found = table.find_or_insert(text, hash_name(text), next);
    if (found.inserted) places.push_back(found.place);
    return found;
  }
  std::optional<TermId> find(std::string_view text) const {
    return table.find(text, hash_name(text));
  }
  std::string_view text(TermId id) const { return table.text(places[index_of(id)]); }

  NameTable table;
  std::vector<std::uint32_t> places;
};

TEST_CASE("name_words puts the bytes in their places and zeros behind them") {
  const std::string text = "\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10";
  for (std::size_t length = 0; length <= 16; ++length) {
    CAPTURE(length);
    NameWords expected;
    for (std::size_t i = 0; i < length; ++i) {
      const std::uint64_t byte = i + 1;
      (i < 8 ? expected.low : expected.high) |= byte << (8 * (i % 8));
    }
    CHECK(name_words(std::string_view(text).substr(0, length)) == expected);
  }
}

TEST_CASE("a hash depends on every byte and on the length") {
  std::set<NameHash> of_lengths;
  for (const std::size_t length : border_lengths) {
    CAPTURE(length);
    const std::string text(length, 'x');
    std::set<NameHash> hashes = {hash_name(text)};
    CHECK(of_lengths.insert(hash_name(text)).second);
    for (std::size_t i = 0; i < length; ++i) {
      std::string other = text;
      other[i] = 'y';
      hashes.insert(hash_name(other));
    }
    CHECK(hashes.size() == length + 1);
  }
}

TEST_CASE("a name of any length is found again and only it") {
  Names names;
  for (const std::size_t length : border_lengths) {
    CAPTURE(length);
    const std::string text(length, 'n');
    CHECK_FALSE(names.find(text));
    const NameTable::Found added = names.add(text);
    CHECK(added.inserted);
    CHECK(names.text(added.id) == text);
    CHECK(names.find(text) == added.id);
    CHECK_FALSE(names.add(text).inserted);
    CHECK(names.add(text).id == added.id);
  }
  CHECK(names.places.size() == std::size(border_lengths));
}

TEST_CASE("names that differ in one byte are different") {
  for (const std::size_t length : border_lengths) {
    CAPTURE(length);
    Names names;
    const std::string text(length, 'x');
    names.add(text);
    for (std::size_t i = 0; i < length; ++i) {
      for (const char byte : {'y', '\0', '\xff'}) {
        std::string other = text;
        other[i] = byte;
        const NameTable::Found added = names.add(other);
        CHECK(added.inserted);
        CHECK(names.text(added.id) == other);
      }
    }
    CHECK(names.places.size() == 3 * length + 1);
  }
}

TEST_CASE("zero bytes belong to a name") {
  Names names;
  std::set<TermId> ids;
  for (std::size_t length = 0; length <= 20; ++length) {
    const std::string text(length, '\0');
    ids.insert(names.add(text).id);
    CHECK(names.text(*names.find(text)) == text);
  }
  CHECK(ids.size() == 21);
}

TEST_CASE("a million names are found after the table has grown") {
  const auto count = static_cast<std::uint32_t>(test_size(1'000'000));
  Names names;
  const auto text_of = [](std::uint32_t i) {
    return i % 2 == 0 ? "p" + std::to_string(i) : "a_longer_name_" + std::to_string(i);
  };
  for (std::uint32_t i = 0; i < count; ++i) REQUIRE(names.add(text_of(i)).id == TermId{i});
  for (std::uint32_t i = 0; i < count; ++i) {
    REQUIRE(names.find(text_of(i)) == TermId{i});
    REQUIRE(names.text(TermId{i}) == text_of(i));
  }
  CHECK_FALSE(names.find("p1"));
  CHECK_FALSE(names.find("p1000000"));
}

TEST_CASE("names of one hash are told apart") {
  Names names;
  const NameHash hash{7};
  for (std::uint32_t i = 0; i < 500; ++i) {
    const std::string text = std::string(i % 14, 'x') + std::to_string(i);
    CHECK(names.table.find_or_insert(text, hash, TermId{i}).id == TermId{i});
  }
  for (std::uint32_t i = 0; i < 500; ++i) {
    const std::string text = std::string(i % 14, 'x') + std::to_string(i);
    CHECK(names.table.find(text, hash) == TermId{i});
  }
}

TEST_CASE("names wrap around from the end of the table to its begin") {
  Names names;
  const NameHash last{0xffff'ffff};
  for (std::uint32_t i = 0; i < 10; ++i)
    names.table.find_or_insert(std::to_string(i), last, TermId{i});
  for (std::uint32_t i = 0; i < 10; ++i)
    CHECK(names.table.find(std::to_string(i), last) == TermId{i});
}

TEST_CASE("making room does not lose names") {
  Names names;
  for (int i = 0; i < 100; ++i) names.add("before" + std::to_string(i));
  names.table.reserve(100'000,
                      [&](TermId id, std::uint32_t place) { names.places[index_of(id)] = place; });
  for (std::uint32_t i = 0; i < 100; ++i) {
    CHECK(names.find("before" + std::to_string(i)) == TermId{i});
    CHECK(names.text(TermId{i}) == "before" + std::to_string(i));
  }
  for (int i = 100; i < 100'000; ++i) {
    REQUIRE_FALSE(names.table.full());
    names.add("after" + std::to_string(i));
  }
}

TEST_CASE("a table equals std::map on random names") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  Names names;
  std::map<std::string, TermId> expected;
  for (int round = 0; round < 20'000; ++round) {
    std::string text(static_cast<std::size_t>(random_between(random, 0, 14)), ' ');
    for (char& byte : text) byte = static_cast<char>(random_between(random, 'a', 'b'));
    REQUIRE(names.find(text).has_value() == expected.contains(text));
    const NameTable::Found found = names.add(text);
    REQUIRE(found.inserted == expected.try_emplace(text, found.id).second);
    REQUIRE(found.id == expected[text]);
    REQUIRE(names.text(found.id) == text);
  }
}

}  // namespace
}  // namespace minimax
