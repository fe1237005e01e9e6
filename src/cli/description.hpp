// What the command line of minimax is, for help, manual pages and completions: all are made from
// the flags as they are read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace minimax {

struct OptionDescription {
  std::vector<std::string> names;  ///< `-o`, `--output`
  /// `FILE`, `LOW HIGH`, `[PATH]`, `last|first`; empty: it has none.
  std::string argument;
  /// Those of its values that can be offered, since they have names.
  std::vector<std::string> choices;
  bool is_list = false;  ///< it takes several of them, with commas between them
  std::string help;      ///< a sentence without a full stop
  std::string group;     ///< the heading that it stands under
  /// What it cannot be given with, as far as this is not told of that one.
  std::string exclusion;
};

struct ArgumentDescription {
  std::string name;
  std::string help;
  bool is_required = false;
  bool is_repeated = false;
};

/// A command that can be typed where the examples of minimax are, and what it does.
struct Example {
  std::string_view command;
  std::string_view effect;
};

struct CommandDescription {
  std::string name;  ///< empty for minimax itself
  std::string summary;
  std::vector<Example> examples;
  std::vector<ArgumentDescription> arguments;
  std::vector<OptionDescription> options;  ///< in the order of their groups
};

/// Of minimax itself first, and then of its subcommands; those without a group are for no people.
std::vector<CommandDescription> describe(const CLI::App& app);

/// Of minimax itself, or of a subcommand.
CommandDescription describe_command(const CLI::App& command);

/// `minimax solve [OPTIONS] FILE [POS...]`
std::string usage_of(const CommandDescription& command);

/// `-o, --output FILE`
std::string option_text(const OptionDescription& option);

/// Puts all options that have no heading yet under this one.
void group_options(CLI::App& command, const std::string& group);

}  // namespace minimax
