// Numbers of things by what the things are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace minimax {

/// Finds the numbers of things that are kept elsewhere by the hashes of the things: a hash table
/// with open addressing. A number is below 2^32 - 1. Of a hash the lowest 32 bits count.
class NumberIndex {
 public:
  /// The number with this hash for which `same(number)` holds; nothing where there is none.
  template <class Same>
  std::optional<std::uint32_t> find(std::size_t hash, Same same) const {
    if (slots_.empty()) return std::nullopt;
    const auto wanted = static_cast<std::uint32_t>(hash);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t place = wanted & mask;; place = (place + 1) & mask) {
      const Slot& slot = slots_[place];
      if (slot.number == empty) return std::nullopt;
      if (slot.hash == wanted && same(slot.number)) return slot.number;
    }
  }

  /// Adds one that find() does not find.
  void insert(std::size_t hash, std::uint32_t number);

 private:
  static constexpr std::uint32_t empty = 0xffff'ffff;
  struct Slot {
    std::uint32_t hash = 0;
    std::uint32_t number = empty;
  };

  void place(Slot slot);
  void grow();

  std::vector<Slot> slots_;  // none or a power of two
  std::size_t used_ = 0;
};

}  // namespace minimax
