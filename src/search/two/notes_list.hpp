// The NodesList of the notes' printed program, to the letter.
#pragma once

#include <cstddef>
#include <vector>

#include "game/game.hpp"
#include "search/common/answer.hpp"

namespace minimax {

/// How often that program puts the winner in front of the winner's list, where the winner is the
/// successor `index` of `count`. It compares the first successor with the best of the rest, and
/// each comparison puts its winner in front once more; the last successor alone is no comparison.
constexpr std::size_t times_in_front(std::size_t index, std::size_t count) noexcept {
  return index + 1 == count ? index : index + 1;
}

/// The list that the program builds for an answer of the search over the same game.
template <Game G>
std::vector<typename G::Position> notes_list(G& game, typename G::Position at,
                                             const Answer<G>& answer) {
  std::vector<typename G::Position> list;
  for (std::size_t i = 0; i < answer.line.size(); ++i) {
    const auto& winner = answer.line[i];
    const auto moves = game.successors(at);
    std::size_t index = answer.indices.empty() ? std::size(moves) : answer.indices[i] + 1;
    while (moves[--index] != winner) {
    }
    list.insert(list.end(), times_in_front(index, std::size(moves)), winner);
    at = winner;
  }
  return list;
}

}  // namespace minimax
