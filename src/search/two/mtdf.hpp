// MTD(f): a value by null windows alone (Plaat, Schaeffer, Pijls and de Bruin 1996).
#pragma once

#include "game/value_scale.hpp"
#include "search/common/plies.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// The value of a position, from a sequence of questions whether it is at least some value. Each
/// answer is a bound, and the next question is asked there: that of `next(bounds, value)`, where
/// `value` is what the last answer was. `search` is a window search with a table, without which
/// each question starts anew.
template <class Search, class Next>
auto value_by_questions(Search& search, const typename Search::Position& position, Plies remaining,
                        typename Search::Value value, Next next) -> typename Search::Value {
  using Value = typename Search::Value;
  using Scale = ValueScale<Value>;
  Window<Value> bounds = full_window<Value>();
  while (bounds.alpha < bounds.beta) {
    const Value asked = next(bounds, value);
    value = search.search(position, remaining, {Scale::just_below(asked), asked});
    (value < asked ? bounds.beta : bounds.alpha) = value;
  }
  return value;
}

/// Asks at the last bound. A good first guess saves questions; the highest value of all as the
/// guess makes it SSS* (Stockman 1979), the lowest DUAL*.
template <class Search>
auto mtdf(Search& search, const typename Search::Position& position, Plies remaining,
          const typename Search::Value& guess) -> typename Search::Value {
  using Value = typename Search::Value;
  return value_by_questions(
      search, position, remaining, guess, [](const Window<Value>& bounds, const Value& value) {
        return bounds.alpha < value ? value : ValueScale<Value>::just_above(value);
      });
}

/// Halves what is left, where the search knows values in between: for a search to which a question
/// is dear.
template <class Search>
auto value_by_halving(Search& search, const typename Search::Position& position, Plies remaining,
                      const typename Search::Value& guess) -> typename Search::Value {
  using Value = typename Search::Value;
  return value_by_questions(
      search, position, remaining, guess, [&](const Window<Value>& bounds, const Value& value) {
        if (const auto middle = search.middle(bounds.alpha, bounds.beta)) return *middle;
        return bounds.alpha < value ? value : ValueScale<Value>::just_above(value);
      });
}

}  // namespace minimax
