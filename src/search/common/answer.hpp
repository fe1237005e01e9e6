// What a search answers.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/game.hpp"

namespace minimax {

/// Which of several equally good successors is taken.
enum class Ties : std::uint8_t { last, first };

template <Game G>
struct Answer {
  typename G::Value value;
  /// The principal variation: the positions from the best successor of the root to the one whose
  /// value was propagated, both included. Empty where the root itself was valued statically.
  std::vector<typename G::Position> line;
  /// The line ends in a position that was on it before, and has the value of a repetition.
  bool repetition = false;
  /// Which of its predecessor's successors each position of the line is, where that has to be told:
  /// a position may be a successor several times, and is the last of them else.
  std::vector<std::uint32_t> indices = {};
};

/// An answer without its line.
template <Game G>
struct Outcome {
  typename G::Value value;
  /// The best successor; nothing where the root itself was valued statically.
  std::optional<typename G::Position> best;
  /// The last of the line, or the root.
  typename G::Position valued;
  bool repetition = false;
};

template <Game G>
Outcome<G> outcome_of(const typename G::Position& root, const Answer<G>& answer) {
  if (answer.line.empty()) return {answer.value, std::nullopt, root, answer.repetition};
  return {answer.value, answer.line.front(), answer.line.back(), answer.repetition};
}

}  // namespace minimax
