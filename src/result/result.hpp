// The answer to a question about a game of terms, ready to be shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "search/control.hpp"
#include "term/term.hpp"

namespace minimax {

struct Result {
  TermId position;
  /// Who moves there; nothing where the position was valued statically.
  std::optional<Mover> mover;
  /// The best successor; nothing likewise.
  std::optional<TermId> best;
  /// As it was written in the game.
  TermId value;
  /// NodesList.
  std::vector<TermId> nodes;
  /// Whether the search ended by itself.
  bool complete = true;
  std::string algorithm;
  /// The depth limit in plies; nothing where the search went to the leaves.
  std::optional<std::uint32_t> depth;
  Statistics statistics;
};

}  // namespace minimax
