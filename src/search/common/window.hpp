// The window of a search: which values it has to tell apart.
#pragma once

#include <cstdint>

#include "game/game.hpp"
#include "game/value_scale.hpp"

namespace minimax {

/// MAX has alpha elsewhere already, and MIN has beta: only a value between them matters.
template <class Value>
struct Window {
  Value alpha;
  Value beta;

  bool operator==(const Window&) const = default;

  /// What the one who moves has found already. Whether that changes the window.
  bool narrow(Mover mover, const Value& value) {
    Value& bound = mover == Mover::max ? alpha : beta;
    if (!prefers(mover, value, bound)) return false;
    bound = value;
    return true;
  }
};

/// Nothing is known yet.
template <ScaledValue Value>
constexpr Window<Value> full_window() {
  return {ValueScale<Value>::lowest(), ValueScale<Value>::highest()};
}

/// The question whether the mover can get at least this value: MAX that much, MIN that little.
template <ScaledValue Value>
constexpr Window<Value> null_window(Mover mover, const Value& value) {
  using Scale = ValueScale<Value>;
  return mover == Mover::max ? Window<Value>{Scale::just_below(value), value}
                             : Window<Value>{value, Scale::just_above(value)};
}

/// When the rest of a position's successors is cut off.
enum class CutOff : std::uint8_t {
  equal,   ///< where alpha >= beta, as most courses have it
  strict,  ///< where alpha > beta, as the program of Bratko's book has it
};

template <class Value>
constexpr bool is_closed(const Window<Value>& window, CutOff rule) {
  return rule == CutOff::equal ? !(window.alpha < window.beta) : window.beta < window.alpha;
}

}  // namespace minimax
