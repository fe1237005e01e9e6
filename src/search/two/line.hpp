// The line of play behind a value.
#pragma once

#include <iterator>
#include <optional>
#include <ranges>
#include <vector>

#include "game/game.hpp"
#include "search/common/answer.hpp"
#include "search/common/plies.hpp"
#include "search/common/window.hpp"
#include "search/two/moves.hpp"

namespace minimax {

/// Takes the line from the game once the value is known, so that every search gives the very line
/// of plain minimax: in a position of value v where MAX moves, no successor is worth more than v,
/// and the one that is played is the last (or first) that is worth at least v. That is a question
/// with a null window; likewise for MIN.
template <ScaledGame G, class Search>
class LineFinder {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  LineFinder(G& game, Search& search) : game_(game), search_(search) {}

  /// The answer for a position of this value. Its line begins with these steps of one of the best
  /// moves, where there are any.
  Answer<G> answer(const Position& root, Plies remaining, const Value& value, Ties ties,
                   const Steps<G>& first = {}) {
    Answer<G> answer{value, {}};
    search_.start(root, remaining);
    for (Position at = root; remaining != 0; remaining = below(remaining)) {
      const auto moves = game_.successors(at);
      if (std::size(moves) == 0) break;
      search_.advance(at);
      const std::size_t ply = answer.line.size();
      at = ply < first.size() ? first[ply] : best(at, moves, below(remaining), value, ties);
      answer.line.push_back(at);
      answer.repetition = search_.repeats(at);
      if (answer.repetition) break;
    }
    return answer;
  }

  /// The last successor whose search with this window gives the value, which is the one that such a
  /// search of the position gave: its bound where it lies outside. Nothing for a leaf.
  std::optional<Position> bounding_successor(const Position& root, Plies remaining,
                                             const Window<Value>& window, const Value& value) {
    if (remaining == 0) return std::nullopt;
    const auto moves = game_.successors(root);
    if (std::size(moves) == 0) return std::nullopt;
    search_.start(root, remaining);
    search_.advance(root);
    const Mover mover = game_.mover(root);
    for (std::size_t i = std::size(moves); --i > 0;) {
      const Value found = search_.search(moves[i], below(remaining), window);
      if (!prefers(mover, value, found)) return moves[i];
    }
    return moves[0];
  }

  /// The moves that have the value of the position: see best_moves().
  std::vector<Steps<G>> best(const Position& root, Plies remaining, const Value& value) {
    search_.start(root, remaining);
    return best_moves(
        game_, root, remaining, [&](const Position& at) { search_.advance(at); },
        [&](const Position& at, const Position& successor, Plies below_it) {
          return reaches(successor, below_it, game_.mover(at), value);
        });
  }

 private:
  bool reaches(const Position& successor, Plies remaining, Mover mover, const Value& value) {
    const Value found = search_.search(successor, remaining, null_window(mover, value));
    return !prefers(mover, value, found);
  }

  template <class Moves>
  Position best(const Position& position, const Moves& moves, Plies remaining, const Value& value,
                Ties ties) {
    const Mover mover = game_.mover(position);
    const std::size_t count = std::size(moves);
    for (std::size_t i = 0; i + 1 < count; ++i) {
      const Position& successor = moves[ties == Ties::last ? count - 1 - i : i];
      if (reaches(successor, remaining, mover, value)) return successor;
    }
    return moves[ties == Ties::last ? 0 : count - 1];  // no other one is left
  }

  G& game_;
  Search& search_;
};

}  // namespace minimax
