// Games whose positions and values can be written as terms.
#pragma once

#include <concepts>
#include <optional>

#include "game/game.hpp"
#include "term/term.hpp"

namespace minimax {

template <class G>
concept TermGame = Game<G> && requires(G& game, const typename G::Position& position, TermId term) {
  /// In a table that the game knows.
  { game.term(position) } -> std::same_as<TermId>;
  /// The position that the term is.
  { game.position(term) } -> std::same_as<typename G::Position>;
  /// The static value as the game gives it; nothing where there is none. To be asked of positions
  /// that a search has valued.
  { game.written_value(position) } -> std::same_as<std::optional<TermId>>;
};

}  // namespace minimax
