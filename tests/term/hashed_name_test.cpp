#include "term/hashed_name.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "term/term_table.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// The lengths at which a name is stored or hashed in another way.
constexpr std::size_t border_lengths[] = {0,  1,  2,  3,  4,  5,  7,  8,  9,  10, 11,
                                          12, 13, 14, 15, 16, 17, 31, 32, 33, 100};

/// A table of nothing but atoms.
class Names {
 public:
  struct Added {
    TermId id;
    bool inserted;
  };
  Added add(std::string_view text) {
    const std::size_t before = terms.size();
    const TermId id = terms.atom(text);
    return {id, terms.size() > before};
  }
  std::optional<TermId> find(std::string_view text) const { return terms.find_atom(text); }
  std::string_view text(TermId id) const { return terms.text(id); }
  std::size_t size() const { return terms.size() - at_first_; }
  /// The name that was added as that one, counted from 0.
  TermId id(std::size_t i) const { return TermId{static_cast<std::uint32_t>(at_first_ + i)}; }

  TermTable terms;

 private:
  std::size_t at_first_ = terms.size();
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

TEST_CASE("names that a file numbers lie on one page of a table and in places of their own") {
  const auto places = [](const std::string& before, const std::string& behind) {
    std::set<std::uint32_t> pages, places;
    for (char digit = '0'; digit <= '9'; ++digit) {
      const auto hash = static_cast<std::uint32_t>(hash_name(before + digit + behind));
      pages.insert(hash / 64);
      places.insert(hash % 64);
    }
    CHECK(pages.size() == 1);
    return places.size();
  };
  for (std::size_t length = 0; length <= 50; ++length) {
    CAPTURE(length);
    const std::string before(length, 'n');
    for (const char* const behind : {"", ")", "])", "]))"}) CHECK(places(before, behind) == 10);
  }
}

// In groups of eight, as NumberIndex has them before it grows. By chance alone a name lies 0.09
// groups behind its place in the mean.
TEST_CASE("names fill a table evenly however they are numbered") {
  constexpr std::uint32_t places = 1U << 15, room = 8;
  constexpr std::uint32_t count = places * room / 100 * 74;
  const auto distance = [](const auto& name) {
    std::vector<std::uint32_t> used(places);
    std::uint32_t steps = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      auto place = static_cast<std::uint32_t>(hash_name(name(i))) % places;
      for (; used[place] == room; ++steps) place = (place + 1) % places;
      ++used[place];
    }
    return double{1} * steps / count;
  };
  const auto digits = [](std::uint32_t i, std::uint32_t base, const char* digits) {
    std::string text(20, digits[0]);
    for (std::size_t k = text.size(); i > 0; i /= base) text[--k] = digits[i % base];
    return text;
  };
  const auto number = [](std::uint32_t i) { return std::to_string(i); };
  CHECK(distance([&](auto i) { return "n" + number(i); }) < 0.5);
  CHECK(distance([&](auto i) { return "n" + number(7 * i); }) < 0.5);
  CHECK(distance([&](auto i) { return number(i % 1000) + "_" + number(i / 1000); }) < 0.5);
  CHECK(distance([&](auto i) { return "pos(x,[" + number(i) + "])"; }) < 0.5);
  CHECK(distance([&](auto i) { return digits(i, 26, "abcdefghijklmnopqrstuvwxyz"); }) < 0.5);
  CHECK(distance([&](auto i) { return digits(i, 16, "0123456789abcdef"); }) < 0.5);
  CHECK(distance([&](auto i) { return digits(i, 3, "xo-"); }) < 0.5);
  CHECK(distance([&](auto i) { return digits(i, 2, "01"); }) < 0.5);
  CHECK(distance([&](auto i) { return number(i / 256) + static_cast<char>(i % 256); }) < 0.5);
}

TEST_CASE("a name of any length is found again and only it") {
  Names names;
  for (const std::size_t length : border_lengths) {
    CAPTURE(length);
    const std::string text(length, 'n');
    CHECK_FALSE(names.find(text));
    const Names::Added added = names.add(text);
    CHECK(added.inserted);
    CHECK(names.text(added.id) == text);
    CHECK(names.find(text) == added.id);
    CHECK_FALSE(names.add(text).inserted);
    CHECK(names.add(text).id == added.id);
  }
  CHECK(names.size() == std::size(border_lengths));
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
        const Names::Added added = names.add(other);
        CHECK(added.inserted);
        CHECK(names.text(added.id) == other);
      }
    }
    CHECK(names.size() == 3 * length + 1);
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
  for (std::uint32_t i = 0; i < count; ++i) REQUIRE(names.add(text_of(i)).id == names.id(i));
  for (std::uint32_t i = 0; i < count; ++i) {
    REQUIRE(names.find(text_of(i)) == names.id(i));
    REQUIRE(names.text(names.id(i)) == text_of(i));
  }
  CHECK_FALSE(names.find("p1"));
  CHECK_FALSE(names.find("p1000000"));
}

TEST_CASE("a name is hashed alike wherever it lies in a text") {
  const std::string text = "abcdefghijklmnopqrstuvwxyz0123456789_\xc3\xa9\xff";
  for (std::size_t begin = 0; begin < text.size(); ++begin) {
    for (std::size_t length = 0; begin + length <= text.size(); ++length) {
      const std::string_view name = std::string_view(text).substr(begin, length);
      const HashedName one = hashed_name(name);
      const HashedName other = hashed_name(name, text.data() + text.size());
      REQUIRE(other.text() == name);
      REQUIRE(other.hash == one.hash);
      REQUIRE(other.words == one.words);
      REQUIRE(one.hash == hash_name(name));
    }
  }
}

TEST_CASE("numbered names are found where many of them are") {
  Names names;
  for (std::uint32_t i = 0; i < 200'000; ++i)
    REQUIRE(names.add((i % 2 == 0 ? "n" : "a_long_name_") + std::to_string(i / 2)).id ==
            names.id(i));
  for (std::uint32_t i = 0; i < 200'000; ++i)
    REQUIRE(names.find((i % 2 == 0 ? "n" : "a_long_name_") + std::to_string(i / 2)) == names.id(i));
}

TEST_CASE("names of one hash are told apart") {
  Names names;
  const NameHash hash{7};
  for (std::uint32_t i = 0; i < 500; ++i) {
    const std::string text = std::string(i % 14, 'x') + std::to_string(i);
    CHECK(names.terms.atom(hashed_name(text, hash)) == names.id(i));
  }
  for (std::uint32_t i = 0; i < 500; ++i) {
    const std::string text = std::string(i % 14, 'x') + std::to_string(i);
    CHECK(names.terms.atom(hashed_name(text, hash)) == names.id(i));
  }
}

TEST_CASE("names wrap around from the end of the table to its begin") {
  Names names;
  const NameHash last{0xffff'ffff};
  std::vector<std::string> texts;
  for (int i = 0; i < 10; ++i) texts.push_back(std::to_string(i));
  for (std::uint32_t i = 0; i < 10; ++i)
    CHECK(names.terms.atom(hashed_name(texts[i], last)) == names.id(i));
  for (std::uint32_t i = 0; i < 10; ++i)
    CHECK(names.terms.atom(hashed_name(texts[i], last)) == names.id(i));
}

TEST_CASE("making room does not lose names") {
  Names names;
  for (int i = 0; i < 100; ++i) names.add("before" + std::to_string(i));
  names.terms.reserve(100'000);
  for (std::uint32_t i = 0; i < 100; ++i) {
    CHECK(names.find("before" + std::to_string(i)) == names.id(i));
    CHECK(names.text(names.id(i)) == "before" + std::to_string(i));
  }
  for (std::uint32_t i = 100; i < 100'000; ++i)
    REQUIRE(names.add("after" + std::to_string(i)).id == names.id(i));
}

TEST_CASE("a name is found by a guess where it is that one or the next one and only there") {
  Names names;
  const std::string texts[] = {"", "a", "fifteen_letters", "sixteen_letters_", "b", "ab"};
  for (const std::string& text : texts) names.add(text);
  names.terms.number(Number(std::int64_t{7}));
  names.terms.string("a");
  for (std::size_t guess = 0; guess < names.terms.size() + 3; ++guess) {
    for (std::size_t i = 0; i < std::size(texts); ++i) {
      CAPTURE(guess);
      CAPTURE(texts[i]);
      const auto found =
          names.terms.atom_at(TermId{static_cast<std::uint32_t>(guess)}, hashed_name(texts[i]));
      const std::size_t index = index_of(names.id(i));
      const bool is_near = guess == index || guess + 1 == index;
      if (found) REQUIRE(*found == names.id(i));
      // A long name is looked for.
      REQUIRE(found.has_value() == (is_near && texts[i].size() <= 15));
    }
  }
}

TEST_CASE("other terms are no atoms of the same bytes") {
  Names names;
  const TermId string = names.terms.string("abc");
  const TermId number = names.terms.number(Number(std::int64_t{1'000'000'000'000}));
  const TermId compound = names.terms.compound(names.terms.atom("f"), std::vector{string, number});
  // The bytes that an entry of one of them may have.
  for (std::uint32_t mark = 0; mark < 256; ++mark) {
    for (const char low : {'\0', '\1', '\2'}) {
      std::string text(15, '\0');
      text[0] = low;
      text[14] = static_cast<char>(mark);
      for (std::size_t length = 8; length <= 17; ++length) {
        const TermId atom = names.terms.atom(text.substr(0, std::min<std::size_t>(length, 15)) +
                                             std::string(length > 15 ? length - 15 : 0, '\0'));
        REQUIRE(atom != string);
        REQUIRE(atom != number);
        REQUIRE(atom != compound);
        REQUIRE(names.terms.kind(atom) == TermKind::atom);
        REQUIRE(names.text(atom).size() == length);
      }
    }
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
    const Names::Added found = names.add(text);
    REQUIRE(found.inserted == expected.try_emplace(text, found.id).second);
    REQUIRE(found.id == expected[text]);
    REQUIRE(names.text(found.id) == text);
  }
}

}  // namespace
}  // namespace minimax
