// The answer to a question about a game of terms, ready to be shown.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "search/common/control.hpp"
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
  /// Whether no limit of time or positions stopped the search.
  bool complete = true;
  std::string algorithm;
  /// The depth limit in plies under which the answer was found, if any.
  std::optional<std::uint32_t> depth;
  /// Of finding the value, and of finding the line to it after that.
  Statistics statistics;
  Statistics line_statistics;
  std::chrono::duration<double> time = {};
};

}  // namespace minimax
