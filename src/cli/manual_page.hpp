// Manual pages, in the language of man(7).
#pragma once

#include <span>
#include <string>

#include "cli/description.hpp"

namespace minimax {

/// `minimax`, or `minimax-solve` of a subcommand.
std::string manual_name(const CommandDescription& command);

/// `commands` are all, which the page refers to.
std::string manual_page(const CommandDescription& command,
                        std::span<const CommandDescription> commands);

}  // namespace minimax
