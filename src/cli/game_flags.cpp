#include "cli/game_flags.hpp"

#include "cli/choices.hpp"
#include "cli/option_flags.hpp"

namespace minimax {

namespace {

const Choices<Engine> engines = {
    {"auto", Engine::automatic}, {"facts", Engine::facts}, {"swipl", Engine::swipl}};

}  // namespace

std::string guarded_argument(std::string argument) {
  return argument.starts_with('[') ? " " + argument : argument;
}

std::string unguarded_argument(std::string argument) {
  return argument.starts_with(" [") ? argument.substr(1) : argument;
}

void add_game_flags(CLI::App& command, GameSource& source) {
  command.add_option("FILE", source.file, "A file of facts or a program, or - for standard input")
      ->required()
      ->transform(unguarded_argument);
  add_reading_flags(command, source);
}

void add_reading_flags(CLI::App& command, GameSource& source) {
  add_choice(
      command, "--engine", source.engine, engines,
      "What searches it: SWI-Prolog where it is a program (default), or always one of these");
  command
      .add_option("--interface", source.program.interface,
                  "Which predicate of a program has a role, such as moves=lep/2; may be repeated")
      ->option_text("ROLE=NAME/ARITY")
      ->allow_extra_args(false);
  command
      .add_option_function<std::string>(
          "--load-time",
          [&source](const std::string& text) {
            source.program.load_seconds = seconds("--load-time", text);
          },
          "No goal that a program runs when it is loaded, or to show a position, takes longer "
          "(default: 10)")
      ->option_text("SECONDS");
}

}  // namespace minimax
