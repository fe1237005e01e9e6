// minimax verify
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/exit_status.hpp"
#include "cli/format.hpp"
#include "cli/game_flags.hpp"
#include "verify/judge.hpp"

namespace minimax {

struct VerifyOptions {
  GameFlags tree;
  std::optional<std::string> root;  ///< where alpha-beta begins
  std::vector<std::string> files;   ///< of answers; `-` is standard input
  verify::Rules rules;
  Format format = Format::text;
};

/// Judges the answers of each file about the game, and prints what is right and what is wrong.
/// Gives ExitStatus::wrong where an answer is, or there is none. Throws SourceError where a file
/// cannot be read, which is no fault of a student's.
ExitStatus verify_answers(const VerifyOptions& options);

}  // namespace minimax
