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
// character are not mixed: they choose among 64 places next to each other. In a table of 64 bytes a
// place, which is NumberIndex, these are one page of the memory, and so the processor need not find
// another page for each name, which takes longer than to fetch what is there. Of such names no two
// share a place, so that no place has more of them than chance would give it.
constexpr std::uint64_t near_bits = 0xf;

inline NameHash name_hash(std::uint64_t state, NameWords words, char last) noexcept {
  const std::uint64_t near = static_cast<unsigned char>(last) & near_bits;
  mix_name(state, words);
  return NameHash{static_cast<std::uint32_t>(state >> 32 ^ near << 2)};
}

/// By how many bytes a name has, the bits of it that are mixed where its last character tells.
inline constexpr std::array<NameWords, 17> mixed_bits = [] {
  std::array<NameWords, 17> masks = first_bytes;
  for (std::size_t i = 1; i <= 16; ++i)
    (i <= 8 ? masks[i].low : masks[i].high) &= ~(near_bits << (8 * ((i - 1) % 8)));
  return masks;
}();

inline bool is_closing(char c) noexcept {
  return c == ')' || c == ']';
}

// Of the end of a name, one to sixteen bytes, with what was mixed before it.
inline NameHash name_hash(std::uint64_t state, std::string_view text, NameWords words) noexcept {
  std::size_t place = text.size() - 1;
  while (place > 0 && is_closing(text[place])) --place;
  (place < 8 ? words.low : words.high) &= ~(near_bits << (8 * (place % 8)));
  return name_hash(state, words, text[place]);
}

}  // namespace detail

/// A hash of any text, by whose lowest bits a table is to place it. It is no format to store.
inline NameHash hash_name(std::string_view text) noexcept {
  if (text.empty()) return NameHash{};
  std::uint64_t state = text.size();
  for (; text.size() > 16; text.remove_prefix(16))
    detail::mix_name(state, name_words(text.substr(0, 16)));
  return detail::name_hash(state, text, name_words(text));
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
  const NameWords& mixed = detail::mixed_bits[text.size()];
  name.hash = detail::is_closing(text.back())
                  ? detail::name_hash(text.size(), text, name.words)
                  : detail::name_hash(text.size(), {all.low & mixed.low, all.high & mixed.high},
                                      text.back());
  return name;
}

}  // namespace minimax
