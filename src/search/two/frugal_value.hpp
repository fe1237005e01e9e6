// The value of a position by a search that asks few questions, from the best guess there is.
#pragma once

#include <optional>

#include "game/value_scale.hpp"
#include "search/common/horizon.hpp"
#include "search/common/plies.hpp"
#include "search/two/frugal.hpp"
#include "search/two/mtdf.hpp"

namespace minimax {

/// What the search finds at lower depths, as far as the game has guesses to offer, for the sake of
/// the order and of the next guess. Depths of the same parity, since static values swing with who
/// has moved last. Nothing where there is no lower depth, or the game has no guess.
template <ScaledGame G>
std::optional<typename G::Value> less_deep_value(G& game, FrugalSearch<G>& search,
                                                 const typename G::Position& root,
                                                 Plies remaining) {
  std::optional<typename G::Value> value;
  const bool has_depth = remaining != unlimited_plies && !limits_depth(game);
  if (!has_depth || remaining == 0) return value;
  try {
    for (Plies depth = 2 - remaining % 2; depth < remaining; depth += 2) {
      const typename FrugalSearch<G>::Guessing guessing(search);
      if (!value) value = search.first_guess(root, depth);
      if (!value) break;
      search.expect(*value);
      value = mtdf(search, root, depth, *value);
      if (guessing.reaches_end()) break;
    }
  } catch (const NoGuess&) {
    return value;
  }
  return value;
}

/// By MTD(f), from the value of the depth before, where there was one, else from that of a lower
/// depth, or from the static value where the first moves lead to. `search` has started at the root.
template <ScaledGame G>
typename G::Value frugal_value(G& game, FrugalSearch<G>& search, const typename G::Position& root,
                               Plies remaining,
                               const std::optional<typename G::Value>& value_before) {
  std::optional<typename G::Value> guessed = value_before;
  if (!guessed) guessed = less_deep_value(game, search, root, remaining);
  if (!guessed) guessed = search.first_guess(root, remaining);
  const typename G::Value guess = guessed.value_or(ValueScale<typename G::Value>::lowest());
  search.expect(guess);
  return mtdf(search, root, remaining, guess);
}

}  // namespace minimax
