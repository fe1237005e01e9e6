// The names of atoms as they are looked up.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace minimax {

enum class NameHash : std::uint32_t {};

/// The first bytes of a text as two numbers, zeros behind its end. Texts of one length up to
/// sixteen bytes are equal exactly when these are.
struct NameWords {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  bool operator==(const NameWords&) const = default;
};

namespace detail {

static_assert(std::endian::native == std::endian::little,
              "the bytes of a name are put together from its end to its begin");

template <class Word>
std::uint64_t load(const char* bytes) noexcept {
  Word word;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

// Of up to eight bytes: two loads that may overlap are faster than a copy of any length.
inline std::uint64_t load_short(const char* bytes, std::size_t size) noexcept {
  if (size >= 4) {
    const std::uint64_t last = load<std::uint32_t>(bytes + size - 4);
    return load<std::uint32_t>(bytes) | last << (8 * (size - 4));
  }
  if (size == 0) return 0;
  const auto byte = [bytes](std::size_t i) { return load<std::uint8_t>(bytes + i) << (8 * i); };
  return byte(0) | byte(size / 2) | byte(size - 1);
}

/// By how many there are, the bits of the first bytes of sixteen.
inline constexpr std::array<NameWords, 17> first_bytes = [] {
  std::array<NameWords, 17> masks{};
  for (std::size_t i = 1; i <= 16; ++i) {
    masks[i].low = i >= 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * i)) - 1;
    masks[i].high = i <= 8 ? 0 : ~std::uint64_t{0} >> (8 * (16 - i));
  }
  return masks;
}();

}  // namespace detail

/// Of a text of up to sixteen bytes.
inline NameWords name_words(std::string_view text) noexcept {
  const char* const bytes = text.data();
  const std::size_t size = text.size();
  if (size <= 8) return {detail::load_short(bytes, size), 0};
  const std::uint64_t last = detail::load<std::uint64_t>(bytes + size - 8);
  return {detail::load<std::uint64_t>(bytes), last >> (8 * (16 - size))};
}

namespace detail {

inline void mix_name(std::uint64_t& state, NameWords words) noexcept {
  constexpr std::uint64_t odd = 0x9e37'79b9'7f4a'7c15;
  state = (state ^ words.low) * odd;
  state = (state ^ words.high ^ state >> 32) * odd;
}

// Files number their names, so that most of them differ from the one before by their last
// character, or the last one before the brackets that close a compound. The lowest bits of that
// character are not mixed: they choose among sixteen of 64 places next to each other. In a table of
// 64 bytes a place, which is NumberIndex, these are one page of the memory, and so the processor
// need not find another page for each name, which takes longer than to fetch what is there. That
// ten names of a page come and go together fills some pages more than chance would, but hardly any
// place, since the ten of them have ten.
constexpr std::uint64_t near_bits = 0xf;

constexpr bool is_closing(char c) noexcept {
  return c == ')' || c == ']';
}

// Where that character is. The text has one or more.
inline std::size_t last_to_tell(std::string_view text) noexcept {
  std::size_t place = text.size() - 1;
  while (place > 0 && is_closing(text[place])) --place;
  return place;
}

constexpr NameWords without_near_bits(NameWords words, std::size_t place) noexcept {
  (place < 8 ? words.low : words.high) &= ~(near_bits << (8 * (place % 8)));
  return words;
}

// By how many bytes a name has, the bits of it that are mixed where its last character tells.
inline constexpr std::array<NameWords, 17> mixed_bits = [] {
  std::array<NameWords, 17> masks = first_bytes;
  for (std::size_t i = 1; i <= 16; ++i) masks[i] = without_near_bits(masks[i], i - 1);
  return masks;
}();

// Of all that was mixed.
inline NameHash name_hash(std::uint64_t state, char last) noexcept {
  const std::uint64_t near = static_cast<unsigned char>(last) & near_bits;
  return NameHash{static_cast<std::uint32_t>(state >> 32 ^ near << 2)};
}

}  // namespace detail

/// A hash of any text, by whose lowest bits a table is to place it. It is no format to store.
inline NameHash hash_name(std::string_view text) noexcept {
  if (text.empty()) return NameHash{};
  constexpr std::size_t step = 16;
  const std::size_t place = detail::last_to_tell(text);
  std::uint64_t state = text.size();
  for (std::size_t begin = 0; begin < text.size(); begin += step) {
    NameWords words = name_words(text.substr(begin, step));
    if (place / step == begin / step) words = detail::without_near_bits(words, place % step);
    detail::mix_name(state, words);
  }
  return detail::name_hash(state, text[place]);
}

/// A name with what a table looks for.
struct HashedName {
  const char* begin;
  std::uint32_t length;
  NameHash hash;
  NameWords words;  ///< of a name of up to sixteen bytes

  std::string_view text() const noexcept { return {begin, length}; }
};

namespace detail {

// A name that is too long for a table is as long there as the longest one that there could be.
inline HashedName not_hashed(std::string_view text) noexcept {
  constexpr std::size_t most = 0xffff'ffff;
  return {text.data(), static_cast<std::uint32_t>(std::min(text.size(), most)), {}, {}};
}

}  // namespace detail

/// Where the hash is known.
inline HashedName hashed_name(std::string_view text, NameHash hash) noexcept {
  HashedName name = detail::not_hashed(text);
  name.hash = hash;
  if (text.size() <= 16) name.words = name_words(text);
  return name;
}

inline HashedName hashed_name(std::string_view text) noexcept {
  return hashed_name(text, hash_name(text));
}

/// Of a name that lies in a text which goes on to `end`: faster, unless that is near.
inline HashedName hashed_name(std::string_view text, const char* end) noexcept {
  if (text.empty() || text.size() > 16 || end - text.data() < 16) return hashed_name(text);
  HashedName name = detail::not_hashed(text);
  const NameWords all = {detail::load<std::uint64_t>(name.begin),
                         detail::load<std::uint64_t>(name.begin + 8)};
  const NameWords& mask = detail::first_bytes[text.size()];
  name.words = {all.low & mask.low, all.high & mask.high};
  std::size_t place = text.size() - 1;
  const NameWords& bits = detail::mixed_bits[text.size()];
  NameWords mixed = {all.low & bits.low, all.high & bits.high};
  if (detail::is_closing(text.back())) {
    place = detail::last_to_tell(text);
    mixed = detail::without_near_bits(name.words, place);
  }
  std::uint64_t state = text.size();
  detail::mix_name(state, mixed);
  name.hash = detail::name_hash(state, text[place]);
  return name;
}

}  // namespace minimax
