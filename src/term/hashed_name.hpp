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

inline NameHash name_hash(std::uint64_t state) noexcept {
  return NameHash{static_cast<std::uint32_t>(state >> 32)};
}

}  // namespace detail

/// A hash of any text. It is no format to store.
inline NameHash hash_name(std::string_view text) noexcept {
  std::uint64_t state = text.size();
  for (; text.size() > 16; text.remove_prefix(16))
    detail::mix_name(state, name_words(text.substr(0, 16)));
  detail::mix_name(state, name_words(text));
  return detail::name_hash(state);
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
  std::uint64_t state = text.size();
  detail::mix_name(state, name.words);
  name.hash = detail::name_hash(state);
  return name;
}

}  // namespace minimax
