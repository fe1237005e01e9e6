#include "cli/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <functional>
#include <iterator>
#include <limits>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "base/exit_status.hpp"
#include "base/message.hpp"
#include "base/print.hpp"
#include "base/terminal.hpp"
#include "cli/check.hpp"
#include "cli/choices.hpp"
#include "cli/compare.hpp"
#include "cli/description.hpp"
#include "cli/draw.hpp"
#include "cli/game_flags.hpp"
#include "cli/generate.hpp"
#include "cli/help_text.hpp"
#include "cli/language_flag.hpp"
#include "cli/option_flags.hpp"
#include "cli/path_flags.hpp"
#include "cli/perft.hpp"
#include "cli/play.hpp"
#include "cli/solve.hpp"
#include "cli/tabulate.hpp"
#include "cli/trace.hpp"
#include "cli/trials.hpp"
#include "cli/unknown_words.hpp"
#include "cli/verify.hpp"
#include "cli/version.hpp"
#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/game_file.hpp"
#include "sandbox/sandbox.hpp"
#include "search/common/control.hpp"
#include "search/common/stack_guard.hpp"

namespace minimax {

namespace {

/// What the chosen subcommand does.
using Action = std::function<ExitStatus()>;

const Choices<Format> formats = {{"text", Format::text}, {"json", Format::json}};
const Choices<Side> sides = {
    {"max", Side::max}, {"min", Side::min}, {"both", Side::both}, {"none", Side::none}};

const Choices<ColorChoice> color_choices = {{"auto", ColorChoice::automatic},
                                            {"always", ColorChoice::always},
                                            {"never", ColorChoice::never}};

constexpr const char* output_group = "What is written";

CLI::Option* add_positions(CLI::App& command, std::vector<std::string>& positions) {
  return command.add_option("POS", positions,
                            "Positions, as Prolog terms; else the only one that is no successor");
}

void add_solve(CLI::App& app, SolveOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("solve", "Value, best successor and line of positions");
  add_game_flags(command, options.game);
  CLI::Option* const positions = add_positions(command, options.positions);
  CLI::Option* const all =
      command.add_flag("--all", options.all_positions, "All positions of the file, a line each")
          ->excludes(positions);
  command
      .add_flag("--explain-cost", options.explains_cost,
                "Tell where the time went: what a program was asked, and how long that took")
      ->excludes(all);
  add_choice(command, "--format", options.format, formats, "For people or for programs");
  add_output(command, "--certificate", options.certificate, "FILE",
             "Write a proof of the value, as facts for examples/check_certificate.pl");
  group_options(command, output_group);
  add_option_flags(command, options.search);
  command.callback([&] { action = [&] { return solve(options); }; });
}

void add_check(CLI::App& app, CheckOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("check", "What is wrong or suspicious in a fact file");
  add_game_flags(command, options.game);
  command.add_option("POS", options.positions,
                     "Of a program: where to begin; else where the game begins");
  add_choice(command, "--format", options.format, formats, "For people or for programs");
  command.add_flag("--propose", options.proposes,
                   "Of a program with other names: propose what plays the roles, and say why");
  command
      .add_option_function<std::string>(
          "--positions",
          [&](const std::string& text) {
            options.limits.positions = static_cast<std::size_t>(
                std::min<std::uint64_t>(whole_number("--positions", text, "positions"),
                                        std::numeric_limits<std::size_t>::max()));
          },
          "Of a program: look at so many positions at the most (default: 1000000)")
      ->option_text("N");
  group_options(command, output_group);
  add_option_flags(command, options.search);
  command.callback([&] { action = [&] { return check(options); }; });
}

void add_repeat(CLI::App& command, std::uint64_t& repeat) {
  command
      .add_option_function<std::string>(
          "--repeat",
          [&](const std::string& text) {
            repeat = whole_number_within("--repeat", text, 1, 1'000'000, "searches");
          },
          "Run each search so often, and tell the median of the times, the least and the most "
          "(default: 1)")
      ->option_text("N");
}

void add_compare(CLI::App& app, CompareOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("compare", "Every algorithm on one tree");
  add_game_flags(command, options.game);
  command.add_option("POS", options.position,
                     "A position, as a Prolog term; else the only one that is no successor");
  add_choice(command, "--format", options.format, formats, "For people or for programs");
  add_repeat(command, options.repeat);
  group_options(command, output_group);
  add_option_flags(command, options.search);
  command.callback([&] { action = [&] { return compare(options); }; });
}

void add_trace(CLI::App& app, TraceCommandOptions& options, Action& action) {
  CLI::App& command =
      *app.add_subcommand("trace", "The search step by step, with its windows and cut-offs");
  add_game_flags(command, options.game);
  add_positions(command, options.positions);
  add_choice(command, "--format", options.format, formats, "For people or for programs");
  add_option_flags(command, options.search);
  command
      .add_option_function<std::string>(
          "--events",
          [&](const std::string& text) {
            options.most_events = whole_number("--events", text, "events");
          },
          "Tell so many steps at the most (default: 10000)")
      ->option_text("N");
  group_options(command, output_group);
  command.callback([&] { action = [&] { return trace(options); }; });
}

// The option that the page of no file has no use for; empty where there is none.
std::string without_use(const CLI::App& command) {
  for (const CLI::Option* each : command.get_options()) {
    const std::string name = each->get_name();
    if (each->count() != 0 && name != "--playground" && name != "--output") return name;
  }
  return "";
}

void add_draw(CLI::App& app, DrawCommandOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("draw", "The tree as a picture, with what was searched");
  add_game_flags(command, options.game);
  command.add_option("POS", options.position,
                     "A position, as a Prolog term; else the only one that is no successor");
  add_output(command, "-o,--output", options.output, "FILE",
             "Write a picture as .svg, .dot, .tex, .png or .pdf, the search step by step as a page "
             "(.html) or for programs (.json); else it is drawn in the terminal");
  command.add_flag("--playground", options.playground,
                   "With .html: the page with SWI-Prolog in it, which needs no FILE");
  command
      .add_option("--around", options.around,
                  "Draw the way to this position, and what comes below it; of the other positions "
                  "along the way what they are worth")
      ->option_text("POS");
  CLI::Option* const blank = command.add_flag_callback(
      "--blank", [&options] { options.kind = DrawingKind::blank; },
      "The exercise: nothing of what the search found");
  CLI::Option* const solution =
      command
          .add_flag_callback(
              "--solution", [&options] { options.kind = DrawingKind::solution; },
              "The answer to it, in the same layout (default)")
          ->excludes(blank);
  group_options(command, output_group);
  add_option_flags(command, options.search);
  command.get_option("--step")->excludes(blank)->excludes(solution);
  CLI::Option* const file = command.get_option("FILE")->required(false);
  command.callback([&, file] {
    if (!options.playground && !*file) throw CLI::RequiredError(file->get_name());
    const std::string surplus = *file ? "" : without_use(command);
    action = [&options, surplus] {
      if (!surplus.empty()) throw UsageError("--playground without FILE has no use for " + surplus);
      return draw(options);
    };
  });
}

void add_play(CLI::App& app, PlayOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("play", "Play against it");
  add_game_flags(command, options.game);
  command.add_option("POS", options.position, "Where to begin; else where the game begins");
  add_choice(command, "--side", options.side, sides,
             "Whom you play (default: the one who moves first)");
  command
      .add_option_function<std::string>(
          "--plies",
          [&](const std::string& text) {
            options.most_plies = whole_number("--plies", text, "plies");
          },
          "The game ends after so many (default: 500)")
      ->option_text("N");
  group_options(command, "The game that is played");
  add_option_flags(command, options.search);
  command.callback([&] { action = [&] { return play(options); }; });
}

void add_perft(CLI::App& app, PerftOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("perft", "How many ways there are to play so many plies");
  add_game_flags(command, options.game);
  add_positions(command, options.positions);
  command
      .add_option_function<std::string>(
          "--depth",
          [&](const std::string& text) {
            options.depth =
                static_cast<Plies>(whole_number_within("--depth", text, 1, most_plies, "plies"));
          },
          "Of one ply, two, and so on up to so many")
      ->option_text("N");
  command.add_flag("--divide", options.divides,
                   "How many of the longest begin with each successor, too");
  group_options(command, "What is counted");
  add_choice(command, "--format", options.format, formats, "For people or for programs");
  group_options(command, output_group);
  add_option_flags(command, options.search);
  command.callback([&] { action = [&] { return perft(options); }; });
}

void add_tabulate(CLI::App& app, TabulateOptions& options, Action& action) {
  CLI::App& command =
      *app.add_subcommand("tabulate", "Work a game out backwards, into an endgame table");
  add_game_flags(command, options.game);
  add_positions(command, options.positions);
  add_output(command, "-o,--output", options.output, "TABLE",
             "Where it is written, and goes on after it was ended");
  add_choice(command, "--format", options.format, formats, "For people or for programs");
  group_options(command, output_group);
  add_option_flags(command, options.search);
  command.callback([&] { action = [&] { return tabulate(options); }; });
}

void add_verify(CLI::App& app, VerifyOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand(
      "verify", "Whether answers that were worked by hand, or programs, are right");
  add_verify_flags(command, options);
  command.callback([&] { action = [&] { return verify(options); }; });
}

void add_generate(CLI::App& app, grade::ExerciseOptions& options, Action& action) {
  CLI::App& command =
      *app.add_subcommand("generate", "Random trees for exercises, to your wishes, from a seed");
  add_generate_flags(command, options);
  command.callback([&] { action = [&] { return generate(options); }; });
}

// For library(minimax/verify) in the page alone: help does not tell of it.
void add_trials(CLI::App& app, TrialsOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("trials", "Random trees that programs are run on");
  command.group("");
  command.add_option("POS", options.positions);
  command.add_option("--like", options.like.file);
  command.add_option("--part", options.part.file);
  command.add_flag("--any", options.any);
  command.add_flag("--alternating", options.alternating);
  const auto add_number = [&](const std::string& name, auto& number, const char* what) {
    command.add_option_function<std::string>(name, [&number, name, what](const std::string& text) {
      using Number = std::decay_t<decltype(number)>;
      number = static_cast<Number>(std::min<std::uint64_t>(whole_number(name, text, what),
                                                           std::numeric_limits<Number>::max()));
    });
  };
  add_number("--seed", options.seed, "a seed");
  add_number("--number", options.number, "trees");
  add_number("--count", options.count, "trees");
  command.callback([&] { action = [&] { return trials(options); }; });
}

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
