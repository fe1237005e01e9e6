// What was mistyped on the command line.
#pragma once

#include <span>
#include <string>

#include "cli/description.hpp"

namespace minimax {

/// What is wrong with a word that `command` does not know, an empty name being minimax itself, and
/// what was probably meant.
std::string unknown_text(std::span<const CommandDescription> commands, const std::string& command,
                         const std::string& word);

}  // namespace minimax
