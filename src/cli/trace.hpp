// minimax trace
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/exit_status.hpp"
#include "cli/format.hpp"
#include "cli/game_flags.hpp"
#include "cli/search_flags.hpp"
#include "search/common/answers.hpp"

namespace minimax {

struct TraceCommandOptions {
  GameFlags game;
  std::vector<std::string> positions;
  Format format = Format::text;
  TieRule ties = TieRule::last;
  std::uint64_t most_events = 10000;
  /// Automatic is alpha-beta where MAX and MIN play alone; limits of time and positions do not
  /// count.
  SearchFlags search = {.ordering = {.table = false}};
};

ExitStatus trace(const TraceCommandOptions& options);

}  // namespace minimax
