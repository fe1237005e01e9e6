#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <iterator>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "base/exit_status.hpp"
#include "base/file.hpp"
#include "base/message.hpp"
#include "base/print.hpp"
#include "base/terminal.hpp"
#include "cli/choices.hpp"
#include "cli/description.hpp"
#include "cli/help_text.hpp"
#include "cli/language_flag.hpp"
#include "cli/subcommands.hpp"
#include "cli/unknown_words.hpp"
#include "cli/version.hpp"
#include "file/errors.hpp"
#include "file/game_file.hpp"
#include "sandbox/sandbox.hpp"
#include "search/common/control.hpp"
#include "search/common/stack_guard.hpp"

namespace minimax {

namespace {

const Choices<ColorChoice> color_choices = {{"auto", ColorChoice::automatic},
                                            {"always", ColorChoice::always},
                                            {"never", ColorChoice::never}};

// It holds for what is wrong with the arguments behind it, too.
void add_colors(CLI::App& app) {
  for (CLI::App* const command : app.get_subcommands({})) {
    const auto choose = [](const std::string& text) {
      choose_colors(chosen("--color", text, color_choices));
    };
    command
        ->add_option_function<std::string>(
            "--color,--colour", choose,
            "Whether what is told has colours (default: auto, on a terminal that has them)")
        ->trigger_on_parse()
        ->option_text(names_of(color_choices));
  }
}

/// The help of CLI11's commands as this one writes it.
class HelpFormatter : public CLI::FormatterBase {
 public:
  std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
    return help_text(describe_command(*app), describe(*app), help_columns());
  }
};

// `minimax help`, `minimax help COMMAND`
void add_help(CLI::App& app, std::string& asked, Action& action) {
  CLI::App& command = *app.add_subcommand("help", "What a command does, and its options");
  command.add_option("COMMAND", asked, "The name of a command; else all are listed");
  command.callback([&] {
    action = [&] {
      const std::vector<CommandDescription> commands = describe(app);
      const auto found = std::ranges::find(commands, asked, &CommandDescription::name);
      if (found == commands.end())
        throw UsageError(unknown_text(commands, "", asked) +
                         "\n  `minimax help` tells of all commands.");
      print(help_text(*found, commands, help_columns()));
      return ExitStatus::ok;
    };
  });
}

ExitStatus told(const TooDeep& error) {
  tell(
      "minimax: error: {}\n  Bound the search with --depth; `solve --algorithm minimax` alone "
      "needs no recursion.\n",
      error.what());
  return ExitStatus::stopped;
}

std::string limit_stopped() {
  return say("the limit stopped the search before there was an answer");
}

ExitStatus run(const Action& action) {
  try {
    return action();
  } catch (const BadInput&) {
    return ExitStatus::input;
  } catch (const FileError& error) {
    tell("{}\n", error.what());
    return ExitStatus::input;
  } catch (const UsageError& error) {
    tell("minimax: error: {}\n", error.what());
    return ExitStatus::usage;
  } catch (const sandbox::SandboxError& error) {
    tell("minimax: error: {}\n", error.what());
    return ExitStatus::usage;
  } catch (const TooDeep& error) {
    return told(error);
  } catch (const StoppedCall& error) {
    tell("minimax: error: {}\n  {}\n", limit_stopped(), say(error.reason));
    return ExitStatus::stopped;
  } catch (const SearchStopped&) {
    tell("minimax: error: {}\n", limit_stopped());
    return ExitStatus::stopped;
  } catch (const std::bad_alloc&) {
    tell("minimax: error: {}\n", say("there is not enough memory"));
    return ExitStatus::stopped;
  } catch (const std::exception& error) {
    tell("minimax: error: {}\n", error.what());
    return ExitStatus::input;
  }
}

// CLI11 splits an argument such as the position [x,o] into two, but not behind a blank.
std::string guarded(std::string argument) {
  return argument.starts_with('[') ? " " + argument : argument;
}

std::string unguarded(std::string argument) {
  return argument.starts_with(" [") ? argument.substr(1) : argument;
}

// Whatever reads an argument gets it as it was given.
void unguard_arguments(CLI::App& app) {
  for (CLI::App* const command : app.get_subcommands({})) {
    for (CLI::Option* const option : command->get_options()) option->transform(unguarded);
  }
}

/// The commands with what they are asked for.
class CommandLine {
 public:
  CommandLine() : app_("Game-tree search for people who teach and learn it in Prolog", "minimax") {
    app_.formatter(std::make_shared<HelpFormatter>());
    app_.set_help_flag("-h,--help", "Tell this");
    app_.set_version_flag("-V,--version", version_text,
                          "The version, and what this machine has for programs");
    app_.require_subcommand(1);
    add_solve(app_, solve_, action_);
    add_check(app_, check_, action_);
    add_compare(app_, compare_, action_);
    add_trace(app_, trace_, action_);
    add_draw(app_, draw_, action_);
    add_play(app_, play_, action_);
    add_perft(app_, perft_, action_);
    add_tabulate(app_, tabulate_, action_);
    add_verify(app_, verify_, action_);
    add_generate(app_, generate_, action_);
    add_trials(app_, trials_, action_);
    add_help(app_, help_, action_);
    add_colors(app_);
    add_language(app_);
    unguard_arguments(app_);
  }

  CLI::App& app() { return app_; }

  /// Throws CLI::ParseError.
  const Action& parse(int argc, char** argv) {
    // CLI11 wants the last argument first.
    std::vector<std::string> arguments(std::reverse_iterator(argv + argc),
                                       std::reverse_iterator(argv + 1));
    std::ranges::transform(arguments, arguments.begin(), guarded);
    app_.parse(std::move(arguments));
    return action_;
  }

 private:
  CLI::App app_;
  Action action_;
  SolveOptions solve_;
  CheckOptions check_;
  CompareOptions compare_;
  TraceCommandOptions trace_;
  DrawCommandOptions draw_;
  PlayOptions play_;
  PerftOptions perft_;
  TabulateOptions tabulate_;
  VerifyOptions verify_;
  grade::ExerciseOptions generate_;
  TrialsOptions trials_;
  std::string help_;
};

ExitStatus usage_error(const CLI::App& app, const CLI::ParseError& error) {
  std::vector<std::string> unknown = app.remaining(true);
  std::ranges::transform(unknown, unknown.begin(), unguarded);
  const std::vector<CLI::App*> chosen = app.get_subcommands();
  const std::string command = chosen.empty() ? "" : chosen.front()->get_name();
  const std::string problem = chosen.empty() ? "a subcommand is missing" : error.what();
  const bool is_help = command == "help";  // of which nobody wants help
  const std::string told_by = is_help           ? "help` tells of all commands"
                              : command.empty() ? "--help` tells how it is used"
                                                : command + " --help` tells how it is used";
  tell("minimax: error: {}\n  `minimax {}.\n",
       unknown.empty() ? problem : unknown_text(describe(app), command, unknown.front()), told_by);
  return ExitStatus::usage;
}

ExitStatus run_arguments(int argc, char** argv) {
  choose_language_of_environment();
  CommandLine command_line;
  if (argc <= 1) {
    print(first_page(describe(command_line.app()), help_columns()));
    return ExitStatus::ok;
  }
  try {
    return run(command_line.parse(argc, argv));
  } catch (const CLI::ParseError& error) {
    const bool is_request = error.get_exit_code() == 0;  // for help, or for the version
    if (is_request) command_line.app().exit(error);
    return is_request ? ExitStatus::ok : usage_error(command_line.app(), error);
  }
}

// What was printed may not have arrived: a full disk is no success.
int printed(ExitStatus status) {
  if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return static_cast<int>(status);
  tell("minimax: error: standard output cannot be written\n");
  return static_cast<int>(ExitStatus::input);
}

}  // namespace

std::vector<CommandDescription> command_descriptions() {
  CommandLine command_line;
  return describe(command_line.app());
}

int run_command_line(int argc, char** argv) {
  return printed(run_arguments(argc, argv));
}

int tell_stack_used_up() {
  return printed(told(TooDeep()));
}

}  // namespace minimax
