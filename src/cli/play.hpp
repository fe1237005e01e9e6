// minimax play
#pragma once

#include <cstdint>
#include <string>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/game_flags.hpp"
#include "file/given_options.hpp"

namespace minimax {

/// Whom a person plays.
enum class Side : std::uint8_t {
  first,  ///< the one who moves first
  max,
  min,
  both,
  none,  ///< the machine plays against itself
};

/// As a flag and a command name them; `Side::first` has no name.
extern const Choices<Side> sides;

struct PlayOptions {
  GameSource game;
  std::string position;
  Side side = Side::first;
  std::uint64_t most_plies = 500;
  /// Where it limits nothing, the machine thinks for two seconds.
  GivenOptions search{User::play};
};

/// Reads moves and commands from standard input until it ends, or `quit`.
ExitStatus play(const PlayOptions& options);

}  // namespace minimax
