// minimax compare
#pragma once

#include <cstdint>
#include <string>

#include "base/exit_status.hpp"
#include "cli/format.hpp"
#include "cli/game_flags.hpp"
#include "file/given_options.hpp"

namespace minimax {

struct CompareOptions {
  GameSource game;
  std::string position;  ///< empty: the only root
  Format format = Format::text;
  /// How often each is run.
  std::uint64_t repeat = 1;
  GivenOptions search{User::compare};
};

/// Prints what each algorithm makes of one position: value, best successor, positions visited,
/// leaves evaluated, and time. The last row is the proof of the value, see StrategyFinder. Gives
/// ExitStatus::stopped where a limit stopped one of them. Throws UsageError where one that was
/// asked for is of another kind of game.
ExitStatus compare(const CompareOptions& options);

}  // namespace minimax
