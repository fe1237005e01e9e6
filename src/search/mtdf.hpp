// MTD(f): a value by null windows alone (Plaat, Schaeffer, Pijls and de Bruin 1996).
#pragma once

#include "game/value_scale.hpp"
#include "search/values.hpp"
#include "search/window.hpp"

namespace minimax {

/// The value of a position, from a sequence of questions whether it is at least some value. Each
/// answer is a bound, and the next question is asked there. `search` is a window search with a
/// table, without which each question starts anew. A good first guess saves questions; the highest
/// value of all as the guess makes it SSS* (Stockman 1979), the lowest DUAL*.
template <class Search>
auto mtdf(Search& search, const typename Search::Position& position, Plies remaining,
          typename Search::Value guess) -> typename Search::Value {
  using Value = typename Search::Value;
  using Scale = ValueScale<Value>;
  Window<Value> bounds = full_window<Value>();
  Value value = guess;
  while (bounds.alpha < bounds.beta) {
    const Value asked = bounds.alpha < value ? value : Scale::just_above(value);
    value = search.search(position, remaining, {Scale::just_below(asked), asked});
    (value < asked ? bounds.beta : bounds.alpha) = value;
  }
  return value;
}

}  // namespace minimax
