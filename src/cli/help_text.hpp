// Help for people.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "cli/description.hpp"

namespace minimax {

/// What `minimax COMMAND --help` prints, in lines of so many columns where words allow. `commands`
/// are all, of which that of minimax itself lists the others.
std::string help_text(const CommandDescription& command,
                      std::span<const CommandDescription> commands, std::size_t columns);

/// What bare `minimax` prints.
std::string first_page(std::span<const CommandDescription> commands, std::size_t columns);

/// The columns of help: those of COLUMNS in the environment, of the terminal, or else 80.
std::size_t help_columns();

}  // namespace minimax
