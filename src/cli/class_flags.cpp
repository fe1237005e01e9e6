#include "cli/class_flags.hpp"

#include <CLI/CLI.hpp>

namespace minimax {

void add_class_run_flags(CLI::App& command, ClassFlags& flags, CLI::Option* tree) {
  CLI::Option* const shard =
      command
          .add_option_function<std::string>(
              "--shard", [&flags](const std::string& text) { flags.shard = shard_of(text); },
              "Judge only the I-th of N parts of the submissions")
          ->option_text("I/N");
  CLI::Option* const resume =
      command
          .add_option("--resume", flags.resume,
                      "Add each program's result to this file at once, and run none again whose "
                      "result is in it")
          ->option_text("FILE");
  // CLI11 calls this before it looks for what is required.
  command
      .add_flag_callback(
          "--merge",
          [&flags, tree] {
            flags.merges = true;
            tree->required(false);
          },
          "Judge nothing: the files are reports of parts, as JSON, to be made one")
      ->excludes(tree)
      ->excludes(command.get_option("--for"))
      ->excludes(shard)
      ->excludes(resume);
}

}  // namespace minimax
