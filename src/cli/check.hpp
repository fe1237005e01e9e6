// minimax check
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/exit_status.hpp"
#include "cli/format.hpp"
#include "cli/game_flags.hpp"
#include "file/game_file.hpp"
#include "file/given_options.hpp"

namespace minimax {

struct CheckOptions {
  GameSource game;
  std::vector<std::string> positions;  ///< of a program: where the game begins
  CheckLimits limits;                  ///< of a program, but for the time
  GivenOptions search{User::check};
  Format format = Format::text;
  bool proposes = false;  ///< an interface, rather than to check
};

/// Prints what is wrong in the file to standard error and a summary to standard output; as JSON,
/// all to standard output, though of a program standard error has told already what was wrong when
/// it was loaded. Gives ExitStatus::wrong where a fact is wrong, ExitStatus::input where
/// the file cannot be loaded at all. Throws FileError.
ExitStatus check(const CheckOptions& options);

}  // namespace minimax
