// What was found, as annotations of a workflow of GitHub Actions.
#pragma once

#include <span>
#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// Workflow commands, one a line: an `::error` for each wrong answer and program, a `::notice` for
/// each submission that is right. All else is escaped, so that nothing that a student wrote or
/// printed begins a line or a command.
std::string github_of(std::span<const Marked> submissions);

}  // namespace minimax::grade
