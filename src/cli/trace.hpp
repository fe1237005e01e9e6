// minimax trace
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/exit_status.hpp"
#include "cli/format.hpp"
#include "cli/game_flags.hpp"
#include "file/given_options.hpp"

namespace minimax {

struct TraceCommandOptions {
  GameSource game;
  std::vector<std::string> positions;
  Format format = Format::text;
  std::uint64_t most_events = 10000;
  /// Automatic is alpha-beta where MAX and MIN play alone.
  GivenOptions search{User::trace};
};

ExitStatus trace(const TraceCommandOptions& options);

}  // namespace minimax
