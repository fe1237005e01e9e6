// The transposition table: what a search knows of positions that several paths lead to.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

#include "base/zeroed_array.hpp"
#include "game/game.hpp"
#include "game/value_scale.hpp"
#include "search/common/plies.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// For how many remaining plies a value holds: for one distance from the depth limit alone, or,
/// where the search has reached the end of the game on all its paths, for every greater one too.
struct Scope {
  Plies least;
  Plies most;

  constexpr bool holds(Plies remaining) const { return least <= remaining && remaining <= most; }
  constexpr bool reaches_end() const { return most == unlimited_plies; }
};

/// Bounds of values, by position and remaining plies. It grows up to a bound: when places run out,
/// an entry that is nearest to the limit gives way first, and then any. So an entry may be lost,
/// and is then found again by searching; never does the table change what a search answers.
template <ScaledGame G>
class Table {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  struct Entry {
    Position position;
    Scope scope;
    std::uint32_t best;  ///< the index of the successor that was best, or no_best
    Value lower;         ///< the true value is at least this
    Value upper;         ///< and at most this

    bool holds(const Position& of, Plies remaining) const {
      return scope.holds(remaining) && position == of;
    }
  };
  static constexpr std::uint32_t no_best = 0xffff'ffff;

  /// Uses at most this many bytes (while it grows a quarter more), and room for a few entries at
  /// the least.
  explicit Table(std::size_t bytes)
      : most_buckets_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1))),
        mask_(std::min(most_buckets_, first_buckets) - 1),
        buckets_(mask_ + 1, Pages::huge) {}

  /// Null where nothing is known; valid until the next call of store.
  const Entry* find(const Position& position, Plies remaining) const {
    for (const Slot& slot : bucket(position).slots) {
      if (slot.used && slot.entry.holds(position, remaining)) return &slot.entry;
    }
    return nullptr;
  }

  /// The index of the successor that was best when the position was searched last, at whatever
  /// distance from the limit: a guess. no_best where there is none.
  std::uint32_t best_guess(const Position& position) const;

  /// Adds what a search with this window and so many remaining plies has found: a bound where the
  /// value is not inside of the window.
  void store(const Position& position, Plies remaining, Scope scope, const Window<Value>& window,
             const Value& value, std::uint32_t best);

 private:
  struct Slot {
    bool used;
    Entry entry;
  };
  struct Bucket {
    Slot slots[4];
  };

  const Bucket& bucket(const Position& position) const { return buckets_[place(position)]; }
  std::size_t place(const Position& position) const {
    const std::uint64_t mixed =
        std::hash<Position>{}(position)*std::uint64_t{0x9e37'79b9'7f4a'7c15};
    return static_cast<std::size_t>(mixed ^ mixed >> 32) & mask_;
  }
  Slot& slot_for(const Position& position, Plies remaining);
  void grow();

  // A small search shall not pay for memory that only a large one needs.
  static constexpr std::size_t first_buckets = 256;

  std::size_t most_buckets_;
  std::size_t used_ = 0;  // slots
  std::size_t mask_;
  ZeroedArray<Bucket> buckets_;
};

template <ScaledGame G>
std::uint32_t Table<G>::best_guess(const Position& position) const {
  const Entry* deepest = nullptr;
  for (const Slot& slot : bucket(position).slots) {
    if (!slot.used || slot.entry.position != position || slot.entry.best == no_best) continue;
    if (!deepest || deepest->scope.least < slot.entry.scope.least) deepest = &slot.entry;
  }
  return deepest ? deepest->best : no_best;
}

// The slot that holds the position, an unused one, or the one that gives way.
template <ScaledGame G>
auto Table<G>::slot_for(const Position& position, Plies remaining) -> Slot& {
  Bucket& bucket = buckets_[place(position)];
  Slot* nearest = &bucket.slots[0];
  for (Slot& slot : bucket.slots) {
    if (!slot.used || slot.entry.holds(position, remaining)) return slot;
    if (slot.entry.scope.least <= nearest->entry.scope.least) nearest = &slot;
  }
  nearest->used = false;
  --used_;
  return *nearest;
}

template <ScaledGame G>
void Table<G>::grow() {
  const std::size_t old_size = mask_ + 1;
  mask_ = std::min(old_size * 4, most_buckets_) - 1;
  const ZeroedArray<Bucket> old =
      std::exchange(buckets_, ZeroedArray<Bucket>(mask_ + 1, Pages::huge));
  used_ = 0;
  for (std::size_t i = 0; i < old_size; ++i) {
    for (const Slot& moved : old[i].slots) {
      if (!moved.used) continue;
      slot_for(moved.entry.position, moved.entry.scope.least) = moved;
      ++used_;
    }
  }
}

template <ScaledGame G>
void Table<G>::store(const Position& position, Plies remaining, Scope scope,
                     const Window<Value>& window, const Value& value, std::uint32_t best) {
  if (used_ > 2 * mask_ && mask_ + 1 < most_buckets_) grow();
  Slot& slot = slot_for(position, remaining);
  Entry& entry = slot.entry;
  const bool is_lower = window.alpha < value;
  const bool is_upper = value < window.beta;
  if (!slot.used || (is_lower && is_upper)) {
    if (!slot.used) ++used_;
    entry = {position, scope, no_best, ValueScale<Value>::lowest(), ValueScale<Value>::highest()};
    slot.used = true;
  } else {
    // Bounds that were found apart hold together only where both do.
    entry.scope.least = std::max(entry.scope.least, scope.least);
    entry.scope.most = std::min(entry.scope.most, scope.most);
  }
  if (is_lower && entry.lower < value) entry.lower = value;
  if (is_upper && value < entry.upper) entry.upper = value;
  if (best != no_best) entry.best = best;
}

}  // namespace minimax
