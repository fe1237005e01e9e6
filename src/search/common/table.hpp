// The transposition table: what a search knows of positions that several paths lead to.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "base/spin_lock.hpp"
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

/// What a search has found of a value so far.
template <class Value>
struct KnownBounds {
  Scope scope;  ///< where they hold
  Value lower;  ///< the true value is at least this
  Value upper;  ///< and at most this
};

/// Who uses a table: one thread, or several at once.
enum class Sharing : std::uint8_t { none, threads };

/// Bounds of values, by position and remaining plies. It grows up to a bound: when places run out,
/// an entry that is nearest to the limit gives way first, and then any. So an entry may be lost,
/// and is then found again by searching; never does the table change what a search answers.
///
/// One that threads share has its full size at once, and a lock for each few entries, which is
/// taken no longer than these are looked at.
template <ScaledGame G, Sharing sharing = Sharing::none>
class Table {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  using Known = KnownBounds<Value>;
  static constexpr std::uint32_t no_best = 0xffff'ffff;

  /// A position, and where it is looked up.
  struct Key {
    const Position& position;
    std::uint64_t hash;

    /// The position must outlive the key.
    Key(const Position& position)
        : position(position),
          hash(std::hash<Position>{}(position)*std::uint64_t{0x9e37'79b9'7f4a'7c15}) {}
  };

  /// Uses at most this many bytes (while it grows a quarter more), and room for a few entries at
  /// the least.
  explicit Table(std::size_t bytes)
      : most_buckets_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1))),
        mask_((is_shared ? most_buckets_ : std::min(most_buckets_, first_buckets)) - 1),
        buckets_(mask_ + 1, Pages::huge) {}

  struct Found {
    /// Nothing where nothing is known.
    std::optional<Known> known = std::nullopt;
    /// The index of the successor that was best when the position was searched, at the greatest
    /// distance from the limit: a guess. no_best where there is none.
    std::uint32_t best = no_best;
  };
  Found find(const Key& key, Plies remaining) const;

  /// Soon find() will be called: the processor may fetch what it looks at. Always inlined, since
  /// g++ takes a function that only fetches for one without effect, and drops calls of it.
  [[gnu::always_inline]] void expect(const Key& key) const {
    const auto* const begin = reinterpret_cast<const char*>(&bucket(key));
    for (std::size_t line = 0; line < sizeof(Bucket); line += 64) __builtin_prefetch(begin + line);
  }

  /// Adds what a search with this window and so many remaining plies has found: a bound where the
  /// value is not inside of the window.
  void store(const Key& key, Plies remaining, Scope scope, const Window<Value>& window,
             const Value& value, std::uint32_t best);

 private:
  static constexpr bool is_shared = sharing == Sharing::threads;
  using Lock = std::conditional_t<is_shared, SpinLock, NoLock>;

  // A scope is that of one distance, or reaches the end.
  struct Entry {
    Position position;
    Value lower;
    Value upper;
    Plies least;
    std::uint32_t reaches_end : 1;
    std::uint32_t best : 31;  // the index of the successor that was best, or no_short_best

    Scope scope() const { return {least, reaches_end ? unlimited_plies : least}; }
    void set_scope(const Scope& scope) {
      least = scope.least;
      reaches_end = scope.reaches_end();
    }
    void set_best(std::uint32_t index) { best = std::min(index, no_short_best) & no_short_best; }
  };
  static constexpr std::uint32_t no_short_best = 0x7fff'ffff;

  // As many as two lines of the processor's cache hold, which it fetches together; but four where
  // that are few.
  static constexpr std::size_t fitting = 126 / (sizeof(Entry) + sizeof(std::uint16_t));
  static constexpr std::size_t slots = fitting < 3 ? 4 : std::min<std::size_t>(fitting, 8);
  // A part of the hash for each entry, so that others are not looked at; 0 where it is unused.
  using Tag = std::uint16_t;
  struct Bucket {
    [[no_unique_address]] mutable Lock lock;
    Tag tags[slots];
    Entry entries[slots];
  };
  struct Slot {
    Tag& tag;
    Entry& entry;
  };

  static Tag tag(const Key& key) { return static_cast<Tag>(key.hash >> 48 | 1); }
  const Bucket& bucket(const Key& key) const { return buckets_[place(key)]; }
  std::size_t place(const Key& key) const {
    return static_cast<std::size_t>(key.hash ^ key.hash >> 32) & mask_;
  }
  Slot slot_for(Bucket& in, const Key& key, Plies remaining);
  void grow();

  // A small search shall not pay for memory that only a large one needs.
  static constexpr std::size_t first_buckets = 256;

  std::size_t most_buckets_;
  std::size_t used_ = 0;  // slots, where it may grow
  std::size_t mask_;
  ZeroedArray<Bucket> buckets_;
};

template <ScaledGame G, Sharing sharing>
auto Table<G, sharing>::find(const Key& key, Plies remaining) const -> Found {
  const Bucket& in = bucket(key);
  const Locked locked(in.lock);
  Found found;
  Plies deepest = 0;
  for (std::size_t i = 0; i < slots; ++i) {
    const Entry& entry = in.entries[i];
    if (in.tags[i] != tag(key) || entry.position != key.position) continue;
    if (entry.scope().holds(remaining)) found.known = {entry.scope(), entry.lower, entry.upper};
    if (entry.best == no_short_best || (found.best != no_best && entry.least <= deepest)) continue;
    deepest = entry.least;
    found.best = entry.best;
  }
  return found;
}

// The slot that holds the position, an unused one, or the one that gives way.
template <ScaledGame G, Sharing sharing>
auto Table<G, sharing>::slot_for(Bucket& in, const Key& key, Plies remaining) -> Slot {
  std::size_t nearest = 0;
  for (std::size_t i = 0; i < slots; ++i) {
    const Entry& entry = in.entries[i];
    const bool is_it =
        in.tags[i] == tag(key) && entry.scope().holds(remaining) && entry.position == key.position;
    if (in.tags[i] == 0 || is_it) return {in.tags[i], in.entries[i]};
    if (entry.least <= in.entries[nearest].least) nearest = i;
  }
  in.tags[nearest] = 0;
  if constexpr (!is_shared) --used_;
  return {in.tags[nearest], in.entries[nearest]};
}

template <ScaledGame G, Sharing sharing>
void Table<G, sharing>::grow() {
  const std::size_t old_size = mask_ + 1;
  mask_ = std::min(old_size * 4, most_buckets_) - 1;
  const ZeroedArray<Bucket> old =
      std::exchange(buckets_, ZeroedArray<Bucket>(mask_ + 1, Pages::huge));
  used_ = 0;
  for (std::size_t i = 0; i < old_size; ++i) {
    for (std::size_t j = 0; j < slots; ++j) {
      if (old[i].tags[j] == 0) continue;
      const Entry& moved = old[i].entries[j];
      const Key key(moved.position);
      const Slot slot = slot_for(buckets_[place(key)], key, moved.least);
      slot.tag = old[i].tags[j];
      slot.entry = moved;
      ++used_;
    }
  }
}

template <ScaledGame G, Sharing sharing>
void Table<G, sharing>::store(const Key& key, Plies remaining, Scope scope,
                              const Window<Value>& window, const Value& value, std::uint32_t best) {
  if constexpr (!is_shared) {
    if (2 * used_ > slots * mask_ && mask_ + 1 < most_buckets_) grow();
  }
  Bucket& in = buckets_[place(key)];
  const Locked locked(in.lock);
  const Slot slot = slot_for(in, key, remaining);
  Entry& entry = slot.entry;
  const bool is_lower = window.alpha < value;
  const bool is_upper = value < window.beta;
  if (slot.tag == 0 || (is_lower && is_upper)) {
    if constexpr (!is_shared) used_ += slot.tag == 0;
    entry.position = key.position;
    entry.lower = ValueScale<Value>::lowest();
    entry.upper = ValueScale<Value>::highest();
    entry.set_scope(scope);
    entry.set_best(no_best);
    slot.tag = tag(key);
  } else {
    // Bounds that were found apart hold together only where both do.
    const Scope own = entry.scope();
    entry.set_scope({std::max(own.least, scope.least), std::min(own.most, scope.most)});
  }
  if (is_lower && entry.lower < value) entry.lower = value;
  if (is_upper && value < entry.upper) entry.upper = value;
  if (best != no_best) entry.set_best(best);
}

}  // namespace minimax
