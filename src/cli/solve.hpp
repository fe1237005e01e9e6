// minimax solve
#pragma once

#include <string>
#include <vector>

#include "base/exit_status.hpp"
#include "cli/format.hpp"
#include "cli/game_flags.hpp"
#include "file/given_options.hpp"

namespace minimax {

struct SolveOptions {
  GameSource game;
  std::vector<std::string> positions;
  bool all_positions = false;
  bool explains_cost = false;
  Format format = Format::text;
  GivenOptions search{User::solve};
  std::string certificate;  ///< a file to write; empty for none
};

/// Gives ExitStatus::stopped where a limit stopped a search before it was complete.
ExitStatus solve(const SolveOptions& options);

}  // namespace minimax
