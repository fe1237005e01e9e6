// The hash table of atoms: where loading a fact file spends its time.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/zeroed_array.hpp"
#include "term/term.hpp"

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

}  // namespace detail

/// Of a text of up to sixteen bytes.
inline NameWords name_words(std::string_view text) noexcept {
  const char* const bytes = text.data();
  const std::size_t size = text.size();
  if (size <= 8) return {detail::load_short(bytes, size), 0};
  const std::uint64_t last = detail::load<std::uint64_t>(bytes + size - 8);
  return {detail::load<std::uint64_t>(bytes), last >> (8 * (16 - size))};
}

/// A hash of any text. It is no format to store.
inline NameHash hash_name(std::string_view text) noexcept {
  constexpr std::uint64_t odd = 0x9e37'79b9'7f4a'7c15;
  std::uint64_t state = text.size();
  const auto mix = [&state](NameWords words) {
    state = (state ^ words.low) * odd;
    state = (state ^ words.high ^ state >> 32) * odd;
  };
  for (; text.size() > 16; text.remove_prefix(16)) mix(name_words(text.substr(0, 16)));
  mix(name_words(text));
  return NameHash{static_cast<std::uint32_t>(state >> 32)};
}

/// Maps the text of an atom to its id. A name of up to eleven bytes lies in its slot itself, so
/// that finding it touches one cache line; a longer one lies in a common text buffer.
class NameTable {
 public:
  NameTable();

  /// The slot's line is on its way to the cache when this returns.
  void prefetch(NameHash hash) const noexcept {
    __builtin_prefetch(&slots_[home(hash)]);
    // Without it g++ 12 takes functions that only prefetch for such as do nothing, and leaves their
    // calls out.
    asm volatile("");
  }

  struct Found {
    TermId id;
    std::uint32_t place;  ///< for text(); grow() changes it
    bool inserted;
  };
  /// The id of `text`; where there is none yet, `next` becomes its id. Needs !full().
  Found find_or_insert(std::string_view text, NameHash hash, TermId next);
  /// The id of `text`; nothing where there is none.
  std::optional<TermId> find(std::string_view text, NameHash hash) const noexcept;

  /// Valid until the next insertion.
  std::string_view text(std::uint32_t place) const noexcept { return text(slots_[place]); }

  bool full() const noexcept { return used_ >= room_for(mask_ + 1); }
  /// Doubles the table; tells `moved(id, place)` of every name.
  template <class Moved>
  void grow(Moved moved) {
    resize(2 * (mask_ + 1), moved);
  }
  /// Makes room for so many names in all. Memory that they do not come to use is never touched.
  template <class Moved>
  void reserve(std::size_t names, Moved moved) {
    std::size_t size = mask_ + 1;
    while (room_for(size) < names) size *= 2;
    if (size > mask_ + 1) resize(size, moved);
  }

 private:
  static constexpr std::size_t inline_size = 11;

  // The mark of an empty slot is zero, so that fresh memory is a table of empty slots; that of a
  // short name is its length and one.
  static constexpr std::uint8_t empty = 0;
  static constexpr std::uint8_t long_name = inline_size + 2;

  /// What is compared of a name. A long one's is where its text begins in long_texts_, and how
  /// long it is.
  struct Key {
    std::uint64_t low = 0;
    std::uint32_t high = 0;  // three bytes more, and the mark

    std::uint8_t mark() const noexcept { return static_cast<std::uint8_t>(high >> 24); }
  };
  struct Slot {
    std::uint64_t low = 0;
    std::uint32_t high = 0;
    TermId id{};

    Key key() const noexcept { return {low, high}; }
  };
  static_assert(sizeof(Slot) == 16);

  // The upper bits: when the table doubles, names keep their order, and growing is one pass over
  // the old and the new memory.
  std::size_t home(NameHash hash) const noexcept {
    return static_cast<std::uint32_t>(hash) >> unused_bits_;
  }
  /// The slot that holds `text`, or the empty one where it would go.
  std::size_t place_of(std::string_view text, NameHash hash) const noexcept;
  std::size_t place_of_short(Key key, NameHash hash) const noexcept;
  std::size_t place_of_long(std::string_view text, NameHash hash) const noexcept;
  static bool is_short(std::string_view text) noexcept { return text.size() <= inline_size; }
  static Key short_key(std::string_view text) noexcept {
    const NameWords words = name_words(text);
    return {words.low, static_cast<std::uint32_t>(words.high | (text.size() + 1) << 24)};
  }
  Key store_long(std::string_view text);
  std::string_view text(const Slot& slot) const noexcept;

  static std::size_t room_for(std::size_t size) noexcept { return size / 4 * 3; }
  template <class Moved>
  void resize(std::size_t size, Moved moved);

  ZeroedArray<Slot> slots_;
  std::size_t mask_;  // the number of slots, which is a power of two, less one
  int unused_bits_;
  std::size_t used_ = 0;
  std::string long_texts_;
};

inline std::size_t NameTable::place_of_short(Key key, NameHash hash) const noexcept {
  for (std::size_t place = home(hash);; place = (place + 1) & mask_) {
    const Slot& slot = slots_[place];
    if ((slot.low == key.low && slot.high == key.high) || slot.key().mark() == empty) return place;
  }
}

inline std::size_t NameTable::place_of(std::string_view text, NameHash hash) const noexcept {
  return is_short(text) ? place_of_short(short_key(text), hash) : place_of_long(text, hash);
}

inline NameTable::Found NameTable::find_or_insert(std::string_view text, NameHash hash,
                                                  TermId next) {
  const std::size_t place = place_of(text, hash);
  Slot& slot = slots_[place];
  const bool inserted = slot.key().mark() == empty;
  if (inserted) {
    const Key key = is_short(text) ? short_key(text) : store_long(text);
    slot = {key.low, key.high, next};
    ++used_;
  }
  return {slot.id, static_cast<std::uint32_t>(place), inserted};
}

inline std::optional<TermId> NameTable::find(std::string_view text, NameHash hash) const noexcept {
  const Slot& slot = slots_[place_of(text, hash)];
  return slot.key().mark() == empty ? std::nullopt : std::optional(slot.id);
}

template <class Moved>
void NameTable::resize(std::size_t size, Moved moved) {
  const ZeroedArray<Slot> old = std::exchange(slots_, ZeroedArray<Slot>(size, Pages::huge));
  const std::size_t old_size = std::exchange(mask_, size - 1) + 1;
  unused_bits_ = 32 - std::countr_zero(size);
  for (std::size_t i = 0; i < old_size; ++i) {
    const Slot& slot = old[i];
    if (slot.key().mark() == empty) continue;
    std::size_t place = home(hash_name(text(slot)));
    while (slots_[place].key().mark() != empty) place = (place + 1) & mask_;
    slots_[place] = slot;
    moved(slot.id, static_cast<std::uint32_t>(place));
  }
}

}  // namespace minimax
