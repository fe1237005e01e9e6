// Which positions the threads of a search are at.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "base/hash.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// Threads that search the same tree with one table part it among themselves where each searches
/// last what another one is at (ABDADA, Weill 1996), whose result it finds in the table then. That
/// a thread is at a position, with so many plies left, is noted beside the table (Kerrigan 2017).
/// It is a hint: positions whose hashes are alike are taken for one, and a note may be lost.
class BusyPositions {
 public:
  /// Nearer to the limit than that a position is searched sooner than it is asked for.
  static constexpr Plies nearest = 4;

  /// A thread is at it while this lives.
  class Note {
   public:
    Note(BusyPositions& busy, std::uint64_t hash, Plies remaining) noexcept
        : busy_(busy), mark_(mark(hash, remaining)), is_kept_(remaining >= nearest) {
      if (is_kept_) busy_.add(mark_);
    }
    Note(const Note&) = delete;
    Note& operator=(const Note&) = delete;
    ~Note() {
      if (is_kept_) busy_.remove(mark_);
    }

   private:
    BusyPositions& busy_;
    std::uint64_t mark_;
    bool is_kept_;
  };

  bool has(std::uint64_t hash, Plies remaining) const noexcept {
    const std::uint64_t wanted = mark(hash, remaining);
    return std::ranges::any_of(bucket(wanted), [&](const Place& place) {
      return place.load(std::memory_order_relaxed) == wanted;
    });
  }

 private:
  using Place = std::atomic<std::uint64_t>;  // 0 where it is free
  using Bucket = std::array<Place, 4>;
  static constexpr std::size_t buckets = 2048;

  static std::uint64_t mark(std::uint64_t hash, Plies remaining) noexcept {
    return mix64(hash, remaining) | 1;
  }
  Bucket& bucket(std::uint64_t mark) noexcept { return buckets_[mark >> 32 & (buckets - 1)]; }
  const Bucket& bucket(std::uint64_t mark) const noexcept {
    return buckets_[mark >> 32 & (buckets - 1)];
  }

  void add(std::uint64_t mark) noexcept {
    for (Place& place : bucket(mark)) {
      std::uint64_t found = place.load(std::memory_order_relaxed);
      if (found == mark) return;
      if (found == 0) return place.store(mark, std::memory_order_relaxed);
    }
  }
  void remove(std::uint64_t mark) noexcept {
    for (Place& place : bucket(mark)) {
      if (place.load(std::memory_order_relaxed) == mark)
        return place.store(0, std::memory_order_relaxed);
    }
  }

  std::array<Bucket, buckets> buckets_{};
};

}  // namespace minimax
