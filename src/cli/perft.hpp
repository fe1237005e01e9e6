// minimax perft
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/exit_status.hpp"
#include "cli/format.hpp"
#include "cli/game_flags.hpp"
#include "file/given_options.hpp"
#include "search/common/plies.hpp"

namespace minimax {

struct PerftOptions {
  GameSource game;
  std::vector<std::string> positions;
  std::optional<Plies> depth;  ///< at least one ply
  bool divides = false;
  Format format = Format::text;
  GivenOptions search{User::perft};
};

ExitStatus perft(const PerftOptions& options);

}  // namespace minimax
