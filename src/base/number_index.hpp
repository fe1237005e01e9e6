// Numbers of things by what the things are.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "base/zeroed_array.hpp"

namespace minimax {

/// Finds the numbers of things that are kept elsewhere by the hashes of the things: a hash table
/// with open addressing. A number is below 2^32 - 1. Of a hash the lowest 32 bits count.
class NumberIndex {
 public:
  /// The number with this hash for which `same(number)` holds; nothing where there is none.
  template <class Same>
  std::optional<std::uint32_t> find(std::size_t hash, Same same) const {
    const std::uint32_t follower = search(static_cast<std::uint32_t>(hash), same).follower;
    return follower == empty ? std::nullopt : std::optional(follower - 1);
  }

  /// As find(), but where there is none, the one that `make()` gives is added. Where that throws,
  /// or there is no memory, nothing is.
  template <class Same, class Make>
  std::uint32_t find_or_insert(std::size_t hash, Same same, Make make) {
    const auto wanted = static_cast<std::uint32_t>(hash);
    const Found found = search(wanted, same);
    if (found.follower != empty) return found.follower - 1;
    const bool has_grown = grow_if_full();
    const std::uint32_t number = make();
    if (has_grown)
      place(wanted, number + 1);
    else
      groups_[found.place].add(wanted, number + 1);
    ++used_;
    return number;
  }

  /// Makes room for so many. Memory that they do not come to use is never touched.
  void reserve(std::size_t numbers);

  /// What find() looks at first is on its way to the cache when this returns.
  void prefetch(std::size_t hash) const noexcept {
    __builtin_prefetch(&groups_[static_cast<std::uint32_t>(hash) & mask_]);
    // Without it g++ 12 takes functions that only prefetch for such as do nothing, and leaves their
    // calls out.
    asm volatile("");
  }

 private:
  static constexpr std::uint32_t empty = 0;

  /// A line of the cache, which is filled from its begin on. All its hashes are compared at once,
  /// without a branch: where numbers lie cannot be foretold, and to guess it wrongly takes as long.
  /// Fresh memory is a table of empty groups, and those that are never used take none.
  struct Group {
    static constexpr unsigned size = 8;

    std::uint32_t hashes[size];
    std::uint32_t followers[size];  // of each its number and one

    bool is_full() const noexcept { return followers[size - 1] != empty; }
    /// A bit for each place with this hash, also if it is empty.
    unsigned places_of(std::uint32_t hash) const noexcept { return places_with(hashes, hash); }
    unsigned used() const noexcept {
      return static_cast<unsigned>(std::countr_zero(places_with(followers, empty) | 1U << size));
    }
    /// Where it is not full.
    void add(std::uint32_t hash, std::uint32_t follower) noexcept {
      const unsigned next = used();
      hashes[next] = hash;
      followers[next] = follower;
    }

   private:
    static unsigned places_with(const std::uint32_t* words, std::uint32_t wanted) noexcept {
#ifdef __SSE2__
      const __m128i all = _mm_set1_epi32(static_cast<int>(wanted));
      const auto places = [&](const std::uint32_t* four) {
        const __m128i loaded = _mm_loadu_si128(reinterpret_cast<const __m128i*>(four));
        return _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(loaded, all)));
      };
      return static_cast<unsigned>(places(words) | places(words + 4) << 4);
#else
      unsigned places = 0;
      for (unsigned i = 0; i < size; ++i) places |= static_cast<unsigned>(words[i] == wanted) << i;
      return places;
#endif
    }
  };

  struct Found {
    std::size_t place;       // of the group, which is not full where there is none
    std::uint32_t follower;  // empty where there is none
  };
  template <class Same>
  Found search(std::uint32_t wanted, Same same) const {
    for (std::size_t place = wanted & mask_;; place = (place + 1) & mask_) {
      const Group& group = groups_[place];
      for (unsigned alike = group.places_of(wanted); alike != 0; alike &= alike - 1) {
        const std::uint32_t follower = group.followers[std::countr_zero(alike)];
        if (follower != empty && same(follower - 1)) return {place, follower};
      }
      if (!group.is_full()) return {place, empty};
    }
  }
  bool grow_if_full();
  void place(std::uint32_t hash, std::uint32_t follower);
  void resize(std::size_t groups);
  static std::size_t room_in(std::size_t groups) noexcept {
    return groups * Group::size / 4 * 3;
  }

  static constexpr std::size_t first_groups = 8;

  ZeroedArray<Group> groups_{first_groups, Pages::huge};
  std::size_t mask_ = first_groups - 1;  // the number of groups, which is a power of two, less one
  std::size_t used_ = 0;
};

}  // namespace minimax
