// What shells know of the command line, so that they complete it.
#pragma once

#include <span>
#include <string>

#include "cli/description.hpp"

namespace minimax {

/// The text of a file for that shell. `commands` are all, that of minimax itself first.
std::string bash_completion(std::span<const CommandDescription> commands);
std::string zsh_completion(std::span<const CommandDescription> commands);
std::string fish_completion(std::span<const CommandDescription> commands);

}  // namespace minimax
