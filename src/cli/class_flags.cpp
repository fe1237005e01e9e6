#include "cli/class_flags.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstddef>
#include <string>

#include "cli/option_flags.hpp"

namespace minimax {

namespace {

// Reads `2/8`. Throws CLI::ValidationError.
grade::Shard shard_of(const std::string& text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos)
    throw CLI::ValidationError("--shard", fmt::format("`{}` is no part: give one as 2/8", text));
  const grade::Shard shard{.index = whole_number("--shard", text.substr(0, slash), "a part"),
                           .count = whole_number("--shard", text.substr(slash + 1), "parts")};
  if (shard.count < 1)
    throw CLI::ValidationError("--shard", fmt::format("`{}` is no part: give one as 2/8", text));
  if (shard.index < 1 || shard.index > shard.count)
    throw CLI::ValidationError(
        "--shard", fmt::format("`{0}` is no part: of {1} parts there are 1/{1} to {1}/{1}", text,
                               shard.count));
  return shard;
}

}  // namespace

void add_class_run_flags(CLI::App& command, VerifyOptions& options, CLI::Option* tree) {
  CLI::Option* const shard =
      command
          .add_option_function<std::string>(
              "--shard",
              [&options](const std::string& text) { options.grading.shard = shard_of(text); },
              "Judge only the I-th of N parts of the submissions")
          ->option_text("I/N");
  CLI::Option* const resume =
      command
          .add_option("--resume", options.grading.resume,
                      "Add each program's result to this file at once, and run none again whose "
                      "result is in it")
          ->option_text("FILE");
  // CLI11 calls this before it looks for what is required.
  command
      .add_flag_callback(
          "--merge",
          [&options, tree] {
            options.merges = true;
            tree->required(false);
          },
          "Judge nothing: the files are reports of parts, as JSON, to be made one")
      ->excludes(tree)
      ->excludes(command.get_option("--for"))
      ->excludes(shard)
      ->excludes(resume);
}

}  // namespace minimax
