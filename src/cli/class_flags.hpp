// The options that say how a class is gone through.
#pragma once

#include <string>

#include "grade/run/shard.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
class Option;
}  // namespace CLI

namespace minimax {

struct ClassFlags {
  Shard shard;
  std::string resume;   ///< a file of what is already known; empty for none
  bool merges = false;  ///< the files are reports
};

/// Adds `--shard` and `--resume`, and `--merge`, with which no game is needed; the flags must
/// outlive the command.
void add_class_run_flags(CLI::App& command, ClassFlags& flags, CLI::Option* tree);

}  // namespace minimax
