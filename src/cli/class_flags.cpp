#include "cli/class_flags.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "cli/option_flags.hpp"
#include "cli/path_flags.hpp"

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

void add_class_run_flags(CLI::App& command, VerifyOptions& options) {
  command
      .add_option_function<std::string>(
          "--shard",
          [&options](const std::string& text) { options.grading.shard = shard_of(text); },
          "Judge only the I-th of N parts of the submissions")
      ->option_text("I/N");
  add_output(command, "--resume", options.grading.resume, "FILE",
             "Add each program's result to this file at once, and run none again whose result is "
             "in it");
}

void add_merge_flag(CLI::App& command, VerifyOptions& options, CLI::Option* tree) {
  // CLI11 calls this before it looks for what is required.
  CLI::Option* const merge = command.add_flag_callback(
      "--merge",
      [&options, tree] {
        options.merges = true;
        tree->required(false);
      },
      "Judge nothing: the files are reports of parts, as JSON, to be made one");
  exclude_all_but(command, merge,
                  {"SUBMISSION", "--format", "--output", "--verbose", "--sort", "--feedback",
                   "--feedback-format"});
}

void exclude_all_but(CLI::App& command, CLI::Option* option,
                     const std::vector<std::string>& others) {
  for (CLI::Option* const other : command.get_options()) {
    const bool is_allowed = std::ranges::count(others, other->get_name()) > 0;
    if (other != option && other != command.get_help_ptr() && !is_allowed) option->excludes(other);
  }
}

}  // namespace minimax
