// minimax verify --explain
#pragma once

#include "cli/exit_status.hpp"
#include "cli/format.hpp"

namespace minimax {

/// Prints the misconceptions that programs are examined for: a name and what it stands for, or an
/// object a line.
ExitStatus explain_misconceptions(Format format);

}  // namespace minimax
