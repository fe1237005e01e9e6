// minimax trials
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/exit_status.hpp"
#include "file/game_source.hpp"

namespace minimax {

/// Of the command that library(minimax/verify) asks in the page, where it has no foreign module.
struct TrialsOptions {
  GameSource like;  ///< the tree that they look like; `file` is empty where there is none
  GameSource part;  ///< instead of drawing one: whether this looks so; `file` is empty else
  std::vector<std::string> positions;  ///< the roots of these
  bool any = false;                    ///< trees of all looks
  bool alternating = false;
  std::uint64_t seed = 1;
  std::size_t number = 0;  ///< of the first one
  std::size_t count = 1;
};

/// Prints random trees that programs are run on, each as a list of nodes for Prolog to read, a line
/// each. Or gives ExitStatus::wrong where the part does not look so. Throws as open_game() does.
ExitStatus trials(const TrialsOptions& options);

}  // namespace minimax
