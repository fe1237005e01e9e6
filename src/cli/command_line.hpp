// The command `minimax` and its subcommands.
#pragma once

#include <vector>

#include "cli/description.hpp"

namespace minimax {

/// What its flags are, as describe() tells it.
std::vector<CommandDescription> command_descriptions();

/// Does what the arguments of main ask for and gives the exit status.
int run_command_line(int argc, char** argv);

/// What run_command_line() does where a search is too deep for the stack, for who finds that out
/// elsewhere: tells so, and gives the exit status.
int tell_stack_used_up();

}  // namespace minimax
