// The options that say how a class is gone through.
#pragma once

#include <string>
#include <vector>

#include "cli/verify.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
class Option;
}  // namespace CLI

namespace minimax {

/// Adds `--shard` and `--resume`; the options must outlive the command, here and below.
void add_class_run_flags(CLI::App& command, VerifyOptions& options);
/// Adds `--merge`, with which no game is needed, to a command that has all options of judging: none
/// of them can be used with it.
void add_merge_flag(CLI::App& command, VerifyOptions& options, CLI::Option* tree);

/// The option can be used with these of the command alone.
void exclude_all_but(CLI::App& command, CLI::Option* option,
                     const std::vector<std::string>& others);

}  // namespace minimax
