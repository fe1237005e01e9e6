// A program that there is no game in.
#pragma once

#include <utility>
#include <vector>

#include "check/check.hpp"
#include "file/game_file.hpp"

namespace minimax {

/// What is wrong, which standard error has said already.
struct BadProgram : BadInput {
  explicit BadProgram(std::vector<ToldDiagnostic> diagnostics) : told(std::move(diagnostics)) {}

  std::vector<ToldDiagnostic> told;
};

}  // namespace minimax
