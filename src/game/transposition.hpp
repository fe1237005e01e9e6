// Whether a game is a tree.
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

}  // namespace minimax
