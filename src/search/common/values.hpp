// The values that a search has found.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <unordered_map>

#include "game/position_map.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// Values by position and remaining plies: under a depth limit a position has a value for each
/// distance from the limit, as far as the limit lies within what follows it.
template <class Position, class Value>
class Values {
 public:
  /// Null where none was set; valid until the next call of set or set_final.
  const Value* find(const Position& position, Plies remaining) const {
    if (is_final(position, remaining)) return exact_.find(position);
    const auto found = limited_.find({position, remaining});
    return found == limited_.end() ? nullptr : &found->second;
  }
  /// Whether a value that was set is the one with more plies left, too.
  bool is_final(const Position& position, Plies remaining) const {
    if (remaining == unlimited_plies) return true;
    const Plies* const least = final_from_.find(position);
    return least && *least <= remaining;
  }
  /// With so many plies left or more.
  void set_final(const Position& position, Plies remaining, const Value& value) {
    exact_.set(position, value);
    if (remaining != unlimited_plies) final_from_.set(position, remaining);
  }
  /// With just so many plies left.
  void set(const Position& position, Plies remaining, const Value& value) {
    if (remaining == unlimited_plies) {
      exact_.set(position, value);
    } else {
      limited_.insert_or_assign({position, remaining}, value);
    }
  }

 private:
  struct Key {
    Position position;
    Plies remaining;
    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const {
      return std::hash<Position>{}(key.position) * 31 + key.remaining;
    }
  };
  PositionMap<Position, Value> exact_;
  PositionMap<Position, Plies> final_from_;  // under a limit, for those in exact_
  std::unordered_map<Key, Value, Hash> limited_;
};

}  // namespace minimax
