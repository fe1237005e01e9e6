#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <stdexcept>
#include <string>

#include "cli/choices.hpp"
#include "cli/class_flags.hpp"
#include "cli/description.hpp"
#include "cli/game_flags.hpp"
#include "cli/list_flags.hpp"
#include "cli/number_flags.hpp"
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
const Choices<grade::Style> styles = {
    {"any", grade::Style::any}, {"book", grade::Style::book}, {"notes", grade::Style::notes}};
const Choices<Expected> expectations = {
    {"any", Expected::any}, {"answers", Expected::answers}, {"programs", Expected::programs}};

const Choices<grade::Attempts> attempts = {{"best", grade::Attempts::best},
                                           {"all", grade::Attempts::all}};

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
          .add_option("--for", options.students,
                      "The list of the class, each of whom has a row of the report; submissions "
                      "are called ID.pl, ID_ANYTHING.pl, ANYTHING_ID.pl or "
                      "ANYTHING_ID_ANYTHING.pl, or lie in a folder called so")
          ->option_text("FILE");
  command
      .add_option_function<std::string>(
          "--trees-in",
          // CLI11 calls this before it looks for what is required.
          [&options, tree](const std::string& text) {
            options.trees_folder = text;
            tree->required(false);
          },
          "With --for, instead of --tree: where the trees are that `minimax generate` made for "
          "these students")
      ->option_text("FOLDER")
      ->needs(students)
      ->excludes(tree);
  add_id_column(command, options.id_column, students);
  add_choice(command, "--attempts", options.attempts, attempts,
             "Which files of one student of the list count (default: best)")
      ->needs(students);
  add_reading_flags(command, options.tree);
  return tree;
}

CLI::Option* add_submissions(CLI::App& command, grade::GradingOptions& options) {
  return command
      .add_option("SUBMISSION", options.files,
                  "Files of answers, such as minimax(a, b, 4, [b,d,i]), or programs; folders "
                  "of them, patterns, or - for standard input")
      ->required();
}

// What is right.
void add_rules(CLI::App& command, grade::GradingOptions& options) {
  command
      .add_option("--root", options.root,
                  "Where alpha-beta begins; else the only position that is no successor")
      ->option_text("POS");
  grade::Rules& rules = options.examination.rules;
  add_choice(command, "--ties", rules.ties, right_ties,
             "Which of equally good successors is right (default: any)");
  add_choice(command, "--cut-off", rules.cut_off, right_cut_offs,
             "Whether alpha-beta cuts off where alpha >= beta (default), only where alpha > beta, "
             "or either; of programs, which --style says")
      ->each(
          [&options](const std::string&) { options.examination.accepted.cut_off_is_given = true; });
}

// How much a program has to get right.
void add_course(CLI::App& command, grade::Accepted& accepted, std::string& reference) {
  CLI::Option* const style = add_choice(
      command, "--style", accepted.style, styles,
      "By whose conventions of NodesList and cut-offs a program is right: by those of the "
      "definition, the textbook or the notes (any, the default), or of one of the latter");
  CLI::Option* const strict =
      command
          .add_flag("--strict", accepted.strict,
                    "Programs have to be right by the definition, on random trees of all looks "
                    "and not only on such as look like the given one")
          ->excludes(style);
  command
      .add_option("--reference", reference,
                  "The course's own program: what is wrong with it is told first, and who answers "
                  "as it does is right")
      ->option_text("FILE")
      ->excludes(strict);
}

void add_random_trees(CLI::App& command, grade::GradingOptions& options) {
  add_number(command, "--trees", options.random_trees, {"trees", 0, 100'000},
             "How many random trees each program is run on (default: 100)");
  add_number(command, "--seed", options.seed, {"a seed"},
             "Of the random trees (default: a new one each time, which the report tells)");
  command.add_flag("--alternating", options.alternating,
                   "MAX and MIN take turns in all random trees");
}

constexpr const char* expect_name = "--expect";
constexpr const char* questions_name = "--questions";
constexpr const char* predicate_name = "--predicate";

// Who asks questions waits for answers, who names a predicate for programs, and who does both for
// both. What is said holds.
void imply(const CLI::App& command, Expected& expected) {
  if (command.count(expect_name) > 0) return;
  const bool are_answers = command.count(questions_name) > 0;
  const bool are_programs = command.count(predicate_name) > 0;
  if (are_answers != are_programs) expected = are_answers ? Expected::answers : Expected::programs;
}

void add_questions(CLI::App& command, grade::GradingOptions& options) {
  command
      .add_option_function<std::string>(
          questions_name,
          [&command, &options](const std::string& file) {
            options.questions = file;
            imply(command, options.expected);
          },
          "What was asked, as a key or as value(b, _), and the points: question(value(b, _), 2); "
          "implies --expect answers, unless --predicate is there, too")
      ->option_text("FILE");
}

// How programs are run.
void add_program_flags(CLI::App& command, grade::GradingOptions& options) {
  add_choice(command, expect_name, options.expected, expectations,
             "What was to be handed in (default: any, where facts alone are answers)");
  command
      .add_option_function<std::string>(
          predicate_name,
          [&command, &options](const std::string& predicate) {
            options.examination.task = read_task(predicate);
            imply(command, options.expected);
          },
          "What programs define: minimax/4 (default), minimax/3, alphabeta/5, alphabeta/6; "
          "implies --expect programs, unless --questions is there, too")
      ->option_text("NAME/ARITY");
  add_course(command, options.examination.accepted, options.reference);
  add_random_trees(command, options);
  command
      .add_option_function<std::string>(
          "--time-limit",
          [&options](const std::string& text) {
            options.examination.seconds = seconds_of_tree(text);
          },
          "Seconds that a program has for one tree (default: 3)")
      ->option_text("SECONDS");
  add_number(command, "-j,--jobs", options.jobs, {"programs", 1, 1000},
             "Programs at a time (default: one for each processor)");
  command.add_flag("--unsafe-no-isolation", options.unsafe,
                   "Run programs though nothing keeps them from the files of this machine");
}

}  // namespace

void add_verify_flags(CLI::App& command, VerifyOptions& options) {
  CLI::Option* const tree = add_trees(command, options.grading);
  CLI::Option* const submissions = add_submissions(command, options.grading);
  group_options(command, "What is judged");
  add_questions(command, options.grading);
  add_rules(command, options.grading);
  group_options(command, "What is right");
  add_report_flags(command, options.report);
  group_options(command, "The report");
  add_class_run_flags(command, options);
  group_options(command, "A class in parts");
  add_program_flags(command, options.grading);
  group_options(command, "Programs");
  add_merge_flag(command, options, tree);
  // CLI11 calls this before it looks for what is required.
  CLI::Option* const explain = command.add_flag_callback(
      "--explain",
      [&options, tree, submissions] {
        options.explains = true;
        tree->required(false);
        submissions->required(false);
      },
      "What programs are known to get wrong, and nothing else");
  exclude_all_but(command, explain, {"--format"});
  group_options(command, "Instead of judging");
}

}  // namespace minimax
