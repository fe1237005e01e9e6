#include "cli/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <functional>
#include <map>
#include <new>

#include "cli/check.hpp"
#include "cli/errors.hpp"
#include "cli/exit_status.hpp"
#include "cli/fact_file.hpp"
#include "cli/solve.hpp"

namespace minimax {

namespace {

/// What the chosen subcommand does.
using Action = std::function<ExitStatus()>;

const std::map<std::string, Format> formats = {{"text", Format::text}, {"json", Format::json}};
const std::map<std::string, TieRule> all_ties = {
    {"last", TieRule::last}, {"first", TieRule::first}, {"all", TieRule::all}};
const std::map<std::string, NodesList> nodes_lists = {{"positions", NodesList::positions},
                                                      {"notes", NodesList::notes}};

template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name, Value& value,
                        const std::map<std::string, Value>& choices, const std::string& help) {
  return command.add_option(name, value, help)
      ->transform(CLI::CheckedTransformer(choices).description(""))
      ->option_text([&choices] {
        std::string names;
        for (const auto& [name, choice] : choices) names += (names.empty() ? "" : "|") + name;
        return names;
      }());
}

void add_solve(CLI::App& app, SolveOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("solve", "Value, best successor and line of positions");
  command.add_option("FILE", options.file, "A file of facts, or - for standard input")->required();
  CLI::Option* positions = command.add_option(
      "POS", options.positions, "Positions, as Prolog terms; else the only one that is no successor");
  command.add_flag("--all", options.all_positions, "All positions of the file, a line each")
      ->excludes(positions);
  add_choice(command, "--format", options.format, formats, "For people or for programs");
  add_choice(command, "--ties", options.ties, all_ties,
             "Which of equally good successors is best (default: last)");
  add_choice(command, "--nodes-list", options.nodes_list, nodes_lists,
             "NodesList as defined, or to the letter as the notes' program builds it");
  command.add_option("--depth", options.depth, "Value positions so many plies deep statically")
      ->option_text("N");
  command
      .add_option("--on-cycle", options.on_cycle,
                  "A repeated position is an error (the default), or has the value V")
      ->option_text("error|draw(V)");
  command.callback([&] { action = [&] { return solve(options); }; });
}

void add_check(CLI::App& app, CheckOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("check", "What is wrong or suspicious in a fact file");
  command.add_option("FILE", options.file, "A file of facts, or - for standard input")->required();
  add_choice(command, "--format", options.format, formats, "For people or for programs");
  command.callback([&] { action = [&] { return check(options); }; });
}

ExitStatus run(const Action& action) {
  try {
    return action();
  } catch (const BadInput&) {
    return ExitStatus::input;
  } catch (const SourceError& error) {
    fmt::print(stderr, "{}\n", error.what());
    return ExitStatus::input;
  } catch (const UsageError& error) {
    fmt::print(stderr, "minimax: error: {}\n", error.what());
    return ExitStatus::usage;
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "minimax: error: there is not enough memory\n");
    return ExitStatus::stopped;
  } catch (const std::exception& error) {
    fmt::print(stderr, "minimax: error: {}\n", error.what());
    return ExitStatus::input;
  }
}

}  // namespace

int run_command_line(int argc, char** argv) {
  CLI::App app("Game-tree search for people who teach and learn it in Prolog", "minimax");
  app.set_version_flag("--version", MINIMAX_VERSION);
  app.require_subcommand(1);
  Action action;
  SolveOptions solve_options;
  CheckOptions check_options;
  add_solve(app, solve_options, action);
  add_check(app, check_options, action);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool asked_for_help = app.exit(error) == 0;
    return static_cast<int>(asked_for_help ? ExitStatus::ok : ExitStatus::usage);
  }
  const ExitStatus status = run(action);
  // What was printed may not have arrived: a full disk is no success.
  if (std::fflush(stdout) != 0 || std::ferror(stdout)) {
    fmt::print(stderr, "minimax: error: standard output cannot be written\n");
    return static_cast<int>(ExitStatus::input);
  }
  return static_cast<int>(status);
}

}  // namespace minimax
