// minimax tabulate
#pragma once

#include <string>
#include <vector>

#include "base/exit_status.hpp"
#include "cli/format.hpp"
#include "cli/game_flags.hpp"
#include "file/given_options.hpp"

namespace minimax {

struct TabulateOptions {
  GameSource game;
  std::vector<std::string> positions;
  std::string output;
  Format format = Format::text;
  GivenOptions search{User::tabulate};
};

ExitStatus tabulate(const TabulateOptions& options);

}  // namespace minimax
