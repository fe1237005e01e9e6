// The options that say how a class is gone through.
#pragma once

#include "cli/verify.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
class Option;
}  // namespace CLI

namespace minimax {

/// Adds `--shard` and `--resume`, and `--merge`, with which no game is needed; the options
/// must outlive the command.
void add_class_run_flags(CLI::App& command, VerifyOptions& options, CLI::Option* tree);

}  // namespace minimax
