// The answer to a question about a game of terms, ready to be shown.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "search/common/report.hpp"
#include "term/term.hpp"

namespace minimax {

struct Result {
  TermId position;
  /// Who moves there; nothing where the position was valued statically.
  std::optional<Mover> mover;
  /// The name or the number of the player who moves, where one does.
  std::optional<TermId> player;
  /// The best successor; nothing likewise.
  std::optional<TermId> best;
  /// As it was written in the game.
  TermId value;
  /// NodesList.
  std::vector<TermId> nodes;
  /// What the moves along these are called, and how the best successor looks, where the game tells.
  std::vector<TermId> moves;
  std::string picture;
  SearchReport report;
};

}  // namespace minimax
