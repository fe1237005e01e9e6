#include "cli/game_flags.hpp"

#include <cstddef>
#include <limits>

#include "cli/choices.hpp"
#include "cli/description.hpp"
#include "cli/option_flags.hpp"

namespace minimax {

namespace {

const Choices<Engine> engines = {
    {"auto", Engine::automatic}, {"facts", Engine::facts}, {"swipl", Engine::swipl}};

}  // namespace

void add_game_flags(CLI::App& command, GameSource& source) {
  command
      .add_option("FILE", source.file,
                  "A file of facts, a program, a game in C++ (.so), or - for standard input")
      ->required();
  add_reading_flags(command, source);
  command.add_flag(
      "--strict", source.program.is_strict,
      "Refuse a program with a clause that cannot be read, though the game does not ask "
      "for it");
  command.add_flag_callback(
      "--trust", [&source] { source.program.trust = Trust::given; },
      "Let a program write files, start processes, use the network, and print without "
      "end, as SWI-Prolog would");
  group_options(command, "What is read");
}

void add_reading_flags(CLI::App& command, GameSource& source) {
  command.add_flag_callback(
      "--all-messages",
      [&source] { source.most_messages = std::numeric_limits<std::size_t>::max(); },
      "Tell all errors and warnings, and not a hundred of each kind alone");
  add_choice(
      command, "--engine", source.engine, engines,
      "What searches it: SWI-Prolog where it is a program (default), or always one of these");
  command
      .add_option("--interface", source.program.interface,
                  "Which predicate of a program has a role, such as moves=lep/2, "
                  "move=legal(player,position,_,successor), or a closure; may be repeated")
      ->option_text("ROLE=WHAT")
      ->allow_extra_args(false);
  command
      .add_option("--consult", source.program.before,
                  "Consult this file too, before FILE; may be repeated")
      ->option_text("FILE")
      ->allow_extra_args(false);
  command
      .add_option_function<std::string>(
          "--start",
          [&source](const std::string& goal) {
            source.program.start = goal.substr(0, goal.find_last_not_of(". \t\n") + 1);
          },
          "A goal of a program that sets the game up, such as one that asserts the board")
      ->option_text("GOAL");
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
