// The transposition table: what a search knows of positions that several paths lead to.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "game/game.hpp"
#include "game/value_scale.hpp"
#include "search/values.hpp"
#include "search/window.hpp"
#include "memory/zeroed_array.hpp"

namespace minimax {

/// Bounds of values, by position and remaining plies: a value that was found at another distance
/// from the depth limit is another value. Of bounded size: when places run out, an entry that is
/// nearer to the limit gives way first, and then any. So an entry may be lost, and is then found
/// again by searching; never does the table change what a search answers.
template <ScaledGame G>
class Table {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  struct Entry {
    Position position;
    Plies remaining;
    std::uint32_t best;  ///< the index of the successor that was best, or no_best
    Value lower;         ///< the true value is at least this
    Value upper;         ///< and at most this
  };
  static constexpr std::uint32_t no_best = 0xffff'ffff;

  /// Uses at most this many bytes, and room for two entries at the least.
  explicit Table(std::size_t bytes)
      : mask_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1)) - 1),
        buckets_(mask_ + 1) {}

  /// Null where nothing is known; valid until the next call of store.
  const Entry* find(const Position& position, Plies remaining) const {
    for (const Slot& slot : bucket(position, remaining).slots) {
      if (slot.holds(position, remaining)) return &slot.entry;
    }
    return nullptr;
  }

  /// Adds what a search with this window has found: a bound where the value is not inside.
  void store(const Position& position, Plies remaining, const Window<Value>& window,
             const Value& value, std::uint32_t best);

 private:
  struct Slot {
    bool used;
    Entry entry;

    bool holds(const Position& position, Plies remaining) const {
      return used && entry.remaining == remaining && entry.position == position;
    }
  };
  struct Bucket {
    Slot slots[2];  // the first one is for what is far from the limit
  };

  const Bucket& bucket(const Position& position, Plies remaining) const {
    return buckets_[hash(position, remaining) & mask_];
  }
  static std::size_t hash(const Position& position, Plies remaining) {
    const std::size_t mixed =
        (std::hash<Position>{}(position) + remaining) * std::size_t{0x9e37'79b9'7f4a'7c15};
    return mixed ^ mixed >> 32;
  }
  Slot& place(const Position& position, Plies remaining);

  std::size_t mask_;
  ZeroedArray<Bucket> buckets_;
};

template <ScaledGame G>
auto Table<G>::place(const Position& position, Plies remaining) -> Slot& {
  Bucket& bucket = buckets_[hash(position, remaining) & mask_];
  for (Slot& slot : bucket.slots) {
    if (slot.holds(position, remaining)) return slot;
  }
  Slot& far = bucket.slots[0];
  const bool is_farther = !far.used || far.entry.remaining <= remaining;
  Slot& slot = is_farther ? far : bucket.slots[1];
  slot = {true,
          {position, remaining, no_best, ValueScale<Value>::lowest(),
           ValueScale<Value>::highest()}};
  return slot;
}

template <ScaledGame G>
void Table<G>::store(const Position& position, Plies remaining, const Window<Value>& window,
                     const Value& value, std::uint32_t best) {
  Entry& entry = place(position, remaining).entry;
  if (window.alpha < value && entry.lower < value) entry.lower = value;
  if (value < window.beta && value < entry.upper) entry.upper = value;
  if (best != no_best) entry.best = best;
}

}  // namespace minimax
