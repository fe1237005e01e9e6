// minimax solve
#pragma once

#include <string>
#include <vector>

#include "cli/exit_status.hpp"
#include "cli/format.hpp"
#include "cli/game_flags.hpp"
#include "cli/search_flags.hpp"
#include "search/common/answers.hpp"

namespace minimax {

struct SolveOptions {
  GameFlags game;
  std::vector<std::string> positions;
  bool all_positions = false;
  Format format = Format::text;
  TieRule ties = TieRule::last;
  NodesList nodes_list = NodesList::positions;
  SearchFlags search;
  std::string certificate;  ///< a file to write; empty for none
};

/// Gives ExitStatus::stopped where a limit stopped a search before it was complete.
ExitStatus solve(const SolveOptions& options);

}  // namespace minimax
