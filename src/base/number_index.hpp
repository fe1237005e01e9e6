// Numbers of things by what the things are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/zeroed_array.hpp"

namespace minimax {

/// Finds the numbers of things that are kept elsewhere by the hashes of the things: a hash table
/// with open addressing. A number is below 2^32 - 1. Of a hash the lowest 32 bits count.
class NumberIndex {
 public:
  /// The number with this hash for which `same(number)` holds; nothing where there is none.
  template <class Same>
  std::optional<std::uint32_t> find(std::size_t hash, Same same) const {
    const auto wanted = static_cast<std::uint32_t>(hash);
    for (std::size_t place = wanted & mask_;; place = (place + 1) & mask_) {
      const Slot& slot = slots_[place];
      if (slot.follower == empty) return std::nullopt;
      if (slot.hash == wanted && same(slot.number())) return slot.number();
    }
  }

  /// Adds one that find() does not find.
  void insert(std::size_t hash, std::uint32_t number);

  /// Makes room for so many. Memory that they do not come to use is never touched.
  void reserve(std::size_t numbers);

  /// The slot where find() begins to look is on its way to the cache when this returns.
  void prefetch(std::size_t hash) const noexcept {
    __builtin_prefetch(&slots_[static_cast<std::uint32_t>(hash) & mask_]);
    // Without it g++ 12 takes functions that only prefetch for such as do nothing, and leaves their
    // calls out.
    asm volatile("");
  }

 private:
  // Fresh memory is a table of empty slots, and those that are never used take none.
  static constexpr std::uint32_t empty = 0;
  struct Slot {
    std::uint32_t hash;
    std::uint32_t follower;  // the number and one

    std::uint32_t number() const noexcept { return follower - 1; }
  };

  void place(Slot slot);
  void resize(std::size_t size);
  static std::size_t room_in(std::size_t size) noexcept { return size / 4 * 3; }

  static constexpr std::size_t first_size = 64;

  ZeroedArray<Slot> slots_{first_size, Pages::huge};
  std::size_t mask_ = first_size - 1;  // the number of slots, which is a power of two, less one
  std::size_t used_ = 0;
};

}  // namespace minimax
