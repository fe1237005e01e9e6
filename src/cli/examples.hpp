// What help and manual pages begin with.
#pragma once

#include <string_view>
#include <vector>

#include "cli/description.hpp"

namespace minimax {

/// Those of a subcommand, or of minimax itself where the name is empty: its three commonest
/// commands.
std::vector<Example> examples_of(std::string_view command);

}  // namespace minimax
