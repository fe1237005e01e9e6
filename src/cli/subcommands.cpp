#include "cli/subcommands.hpp"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "cli/choices.hpp"
#include "cli/description.hpp"
#include "cli/game_flags.hpp"
#include "cli/number_flags.hpp"
#include "cli/option_flags.hpp"
#include "cli/path_flags.hpp"
#include "file/errors.hpp"

namespace minimax {

namespace {

const Choices<Format> formats = {{"text", Format::text}, {"json", Format::json}};
const Choices<Format> table_formats = {
    {"text", Format::text}, {"json", Format::json}, {"csv", Format::csv}};

constexpr const char* output_group = "What is written";

CLI::Option* add_positions(CLI::App& command, std::vector<std::string>& positions) {
  return command.add_option("POS", positions,
                            "Positions, as Prolog terms; else the only one that is no successor");
}

void add_position(CLI::App& command, std::string& position) {
  command.add_option("POS", position,
                     "A position, as a Prolog term; else the only one that is no successor");
}

void add_format(CLI::App& command, Format& format) {
  add_choice(command, "--format", format, formats, "For people or for programs");
}

// The option that the page of no file has no use for; empty where there is none.
std::string without_use(const CLI::App& command) {
  for (const CLI::Option* each : command.get_options()) {
    const std::string name = each->get_name();
    if (each->count() != 0 && name != "--playground" && name != "--output") return name;
  }
  return "";
}

}  // namespace

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
  add_format(command, options.format);
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
  add_format(command, options.format);
  command.add_flag("--propose", options.proposes,
                   "Of a program with other names: propose what plays the roles, and say why");
  add_number(command, "--positions", options.limits.positions, {"positions"},
             "Of a program: look at so many positions at the most (default: 1000000)");
  group_options(command, output_group);
  add_option_flags(command, options.search);
  command.callback([&] { action = [&] { return check(options); }; });
}

void add_compare(CLI::App& app, CompareOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("compare", "Every algorithm on one tree");
  add_game_flags(command, options.game);
  add_position(command, options.position);
  add_choice(command, "--format", options.format, table_formats,
             "For people, for programs, or for spreadsheets");
  add_number(command, "--repeat", options.repeat, {"searches", 1, 1'000'000},
             "Run each search so often, and tell the median of the times, the least and the most "
             "(default: 1)");
  group_options(command, output_group);
  add_option_flags(command, options.search);
  command.callback([&] { action = [&] { return compare(options); }; });
}

void add_trace(CLI::App& app, TraceCommandOptions& options, Action& action) {
  CLI::App& command =
      *app.add_subcommand("trace", "The search step by step, with its windows and cut-offs");
  add_game_flags(command, options.game);
  add_positions(command, options.positions);
  add_format(command, options.format);
  add_option_flags(command, options.search);
  add_number(command, "--events", options.most_events, {"events"},
             "Tell so many steps at the most (default: 10000)");
  group_options(command, output_group);
  command.callback([&] { action = [&] { return trace(options); }; });
}

void add_draw(CLI::App& app, DrawCommandOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("draw", "The tree as a picture, with what was searched");
  add_game_flags(command, options.game);
  add_position(command, options.position);
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
  add_number(command, "--plies", options.most_plies, {"plies"},
             "The game ends after so many (default: 500)");
  group_options(command, "The game that is played");
  add_option_flags(command, options.search);
  command.callback([&] { action = [&] { return play(options); }; });
}

void add_perft(CLI::App& app, PerftOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("perft", "How many ways there are to play so many plies");
  add_game_flags(command, options.game);
  add_positions(command, options.positions);
  add_number(command, "--depth", options.depth, {"plies", 1, most_plies},
             "Of one ply, two, and so on up to so many");
  command.add_flag("--divide", options.divides,
                   "How many of the longest begin with each successor, too");
  group_options(command, "What is counted");
  add_format(command, options.format);
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
  add_format(command, options.format);
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

void add_trials(CLI::App& app, TrialsOptions& options, Action& action) {
  CLI::App& command = *app.add_subcommand("trials", "Random trees that programs are run on");
  command.group("");
  command.add_option("POS", options.positions);
  command.add_option("--like", options.like.file);
  command.add_option("--part", options.part.file);
  command.add_flag("--any", options.any);
  command.add_flag("--alternating", options.alternating);
  add_number(command, "--seed", options.seed, {"a seed"}, "");
  add_number(command, "--number", options.number, {"trees"}, "");
  add_number(command, "--count", options.count, {"trees"}, "");
  command.callback([&] { action = [&] { return trials(options); }; });
}

}  // namespace minimax
