#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <stdexcept>
#include <string>

#include "cli/choices.hpp"
#include "cli/class_flags.hpp"
#include "cli/game_flags.hpp"
#include "cli/option_flags.hpp"
#include "cli/report_flags.hpp"
#include "cli/verify.hpp"

namespace minimax {

namespace {

using grade::Expected;
using grade::RightCutOff;
using grade::RightTies;

const Choices<RightTies> right_ties = {
    {"any", RightTies::any}, {"last", RightTies::last}, {"first", RightTies::first}};
const Choices<RightCutOff> right_cut_offs = {{"equal", RightCutOff::equal},
                                             {"strict", RightCutOff::strict},
                                             {"either", RightCutOff::either}};
const Choices<Expected> expectations = {
    {"any", Expected::any}, {"answers", Expected::answers}, {"programs", Expected::programs}};

// Throws CLI::ValidationError.
Task read_task(const std::string& predicate) try {
  return task_of(predicate);
} catch (const std::invalid_argument& error) {
  throw CLI::ValidationError("--predicate", error.what());
}

// Throws CLI::ValidationError.
double seconds_of_tree(const std::string& text) {
  const double time = seconds("--time-limit", text);
  if (time < 0.1 || time > 3600)
    throw CLI::ValidationError("--time-limit", "from 0.1 to 3600 seconds are possible");
  return time;
}

// The game that the submissions are about, or the games.
CLI::Option* add_trees(CLI::App& command, grade::GradingOptions& options) {
  CLI::Option* const tree =
      command.add_option("--tree", options.tree.file, "The game that the submissions are about")
          ->required()
          ->option_text("FILE");
  CLI::Option* const students =
      command
          .add_option_function<std::string>(
              "--for",
              // CLI11 calls this before it looks for what is required.
              [&options, tree](const std::string& text) {
                options.students = unguarded_argument(text);
                tree->required(false);
              },
              "Instead of --tree: the list of students for whom `minimax generate` made "
              "trees; submissions are called ID.pl, ANYTHING_ID.pl or ID/ANYTHING.pl")
          ->option_text("FILE")
          ->excludes(tree);
  CLI::Option* const folder =
      command.add_option("--trees-in", options.trees_folder, "With --for: where these trees are")
          ->option_text("FOLDER")
          ->transform(unguarded_argument)
          ->needs(students);
  students->needs(folder);
  add_reading_flags(command, options.tree);
  return tree;
}

CLI::Option* add_submissions(CLI::App& command, grade::GradingOptions& options) {
  return command
      .add_option("SUBMISSION", options.files,
                  "Files of answers, such as minimax(a, b, 4, [b,d,i]), or programs; folders "
                  "of them, patterns, or - for standard input")
      ->required()
      ->transform(unguarded_argument);
}

// What is right.
void add_rules(CLI::App& command, grade::GradingOptions& options) {
  command
      .add_option("--root", options.root,
                  "Where alpha-beta begins; else the only position that is no successor")
      ->option_text("POS")
      ->transform(unguarded_argument);
  grade::Rules& rules = options.examination.rules;
  add_choice(command, "--ties", rules.ties, right_ties,
             "Which of equally good successors is right (default: any)");
  add_choice(command, "--cut-off", rules.cut_off, right_cut_offs,
             "Whether alpha-beta cuts off where alpha >= beta (default), only where alpha > beta, "
             "or either");
}

void add_random_trees(CLI::App& command, grade::GradingOptions& options) {
  command
      .add_option("--trees", options.random_trees,
                  "How many random trees each program is run on (default: 100)")
      ->check(CLI::Range(0, 100'000))
      ->option_text("N");
  command.add_option("--seed", options.seed, "Of the random trees (default: 1)")->option_text("N");
  command.add_flag("--alternating", options.alternating,
                   "MAX and MIN take turns in the random trees");
}

// How programs are run.
void add_program_flags(CLI::App& command, grade::GradingOptions& options) {
  add_choice(command, "--expect", options.expected, expectations,
             "What was to be handed in (default: any, where facts alone are answers)");
  command
      .add_option_function<std::string>(
          "--predicate",
          [&options](const std::string& predicate) {
            options.examination.task = read_task(predicate);
            // Who names a predicate waits for programs.
            if (options.expected == Expected::any) options.expected = Expected::programs;
          },
          "What programs define: minimax/4 (default), minimax/3, alphabeta/5, alphabeta/6; "
          "implies --expect programs")
      ->option_text("NAME/ARITY");
  add_random_trees(command, options);
  command
      .add_option_function<std::string>(
          "--time-limit",
          [&options](const std::string& text) {
            options.examination.seconds = seconds_of_tree(text);
          },
          "Seconds that a program has for one tree (default: 3)")
      ->option_text("SECONDS");
  command
      .add_option("--jobs", options.jobs, "Programs at a time (default: one for each processor)")
      ->check(CLI::Range(1, 1000))
      ->option_text("N");
  command.add_flag("--unsafe-no-isolation", options.unsafe,
                   "Run programs though nothing keeps them from the files of this machine");
}

}  // namespace

void add_verify_flags(CLI::App& command, VerifyOptions& options) {
  CLI::Option* const tree = add_trees(command, options.grading);
  CLI::Option* const submissions = add_submissions(command, options.grading);
  add_rules(command, options.grading);
  add_report_flags(command, options.report);
  add_class_run_flags(command, options, tree);
  add_program_flags(command, options.grading);
  // CLI11 calls this before it looks for what is required.
  command
      .add_flag_callback(
          "--explain",
          [&options, tree, submissions] {
            options.explains = true;
            tree->required(false);
            submissions->required(false);
          },
          "What programs are known to get wrong, and nothing else")
      ->excludes(tree)
      ->excludes(submissions);
}

}  // namespace minimax
