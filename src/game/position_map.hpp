// What a search remembers of positions.
#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

#include "game/game.hpp"

namespace minimax {

/// A map from positions to values: an array where positions are small numbers, else a hash table.
template <RememberedPosition Position, class Mapped>
class PositionMap {
 public:
  /// Null where nothing was set; valid until the next call of set.
  const Mapped* find(const Position& position) const {
    const auto found = map_.find(position);
    return found == map_.end() ? nullptr : &found->second;
  }
  void set(const Position& position, const Mapped& mapped) {
    map_.insert_or_assign(position, mapped);
  }
  void erase(const Position& position) { map_.erase(position); }

 private:
  std::unordered_map<Position, Mapped> map_;
};

template <IndexedPosition Position, class Mapped>
class PositionMap<Position, Mapped> {
 public:
  const Mapped* find(const Position& position) const {
    const std::size_t index = index_of(position);
    return index < mapped_.size() && mapped_[index] ? &*mapped_[index] : nullptr;
  }
  void set(const Position& position, const Mapped& mapped) {
    const std::size_t index = index_of(position);
    if (index >= mapped_.size()) mapped_.resize(index + index / 2 + 1);
    mapped_[index] = mapped;
  }
  void erase(const Position& position) {
    if (find(position)) mapped_[index_of(position)].reset();
  }

 private:
  std::vector<std::optional<Mapped>> mapped_;
};

}  // namespace minimax
