// What is known of all positions of a game: whether it is a tree, whether it has cycles.
#pragma once

namespace minimax {

/// Whether a path from the root may lead to a position that another one leads to, or the same one
/// did. A game that knows better than that says so.
template <class G>
bool may_transpose(const G& game, const typename G::Position& root) {
  if constexpr (requires { game.may_transpose(root); }) {
    return game.may_transpose(root);
  } else {
    return true;
  }
}

/// Whether a path from the root may come back to a position on it. A game that knows better than
/// that says so: then no search without a limit has to remember its path.
template <class G>
bool may_repeat(const G& game, const typename G::Position& root) {
  if constexpr (requires { game.may_repeat(root); }) {
    return game.may_repeat(root);
  } else {
    return may_transpose(game, root);
  }
}

/// Whether all positions are listed, so that there are finitely many, and to ask about each costs
/// next to nothing. A game says so; else they are not.
template <class G>
constexpr bool lists_positions(const G&) {
  if constexpr (requires { G::lists_positions; }) {
    return G::lists_positions;
  } else {
    return false;
  }
}

}  // namespace minimax
