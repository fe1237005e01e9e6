// The command `minimax` and its subcommands.
#pragma once

namespace minimax {

/// Does what the arguments of main ask for and gives the exit status.
int run_command_line(int argc, char** argv);

}  // namespace minimax
