#include "cli/examples.hpp"

namespace minimax {

namespace {

struct CommandExamples {
  std::string_view command;
  std::vector<Example> examples;
};

// Each is run by tests/packaging/help_test.sh.
const std::vector<CommandExamples>& all_examples() {
  static const std::vector<CommandExamples> examples = {
      {"",
       {{"minimax solve examples/course_notes.pl a", "the best successor of a, and its value"},
        {"minimax draw examples/course_notes.pl", "the tree, with what alpha-beta cuts off"},
        {"minimax verify --tree examples/course_notes.pl examples/homework.pl",
         "whether a student's program is right"}}},
      {"solve",
       {{"minimax solve examples/course_notes.pl a", "the best successor of a, and its value"},
        {"minimax solve --all examples/course_notes.pl", "those of all positions"}}},
      {"check", {{"minimax check examples/course_notes.pl", "what is wrong in it, and its size"}}},
      {"compare", {{"minimax compare examples/course_notes.pl", "what each algorithm visits"}}},
      {"trace",
       {{"minimax trace --algorithm alphabeta examples/course_notes.pl a",
         "each window and each cut-off"}}},
      {"draw",
       {{"minimax draw examples/course_notes.pl", "the tree, with what alpha-beta cuts off"},
        {"minimax draw --blank -o tree.tex examples/course_notes.pl", "an exercise for LaTeX"}}},
      {"play", {{"minimax play examples/nim.pl", "a game against it"}}},
      {"perft",
       {{"minimax perft --depth 5 examples/tic_tac_toe.pl",
         "how many games of so many plies there are"}}},
      {"tabulate",
       {{"minimax tabulate examples/nim.pl -o nim.table", "all of its positions, in a file"}}},
      {"verify",
       {{"minimax verify --tree examples/course_notes.pl examples/homework.pl",
         "whether a student's program is right"},
        {"minimax verify --tree examples/course_notes.pl examples/answers.pl",
         "whether answers worked by hand are"}}},
      {"generate",
       {{"minimax generate --depth 3 --seed 7", "a tree"},
        {"minimax generate --count 20 --output trees --key", "twenty, with their answers"}}},
      {"help", {{"minimax help solve", "what minimax solve does, with its options"}}},
  };
  return examples;
}

}  // namespace

std::vector<Example> examples_of(std::string_view command) {
  for (const CommandExamples& each : all_examples()) {
    if (each.command == command) return each.examples;
  }
  return {};
}

}  // namespace minimax
