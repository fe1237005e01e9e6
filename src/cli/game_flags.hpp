// The options that name a game.
#pragma once

#include <cstdint>
#include <string>

#include "file/program_options.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
}

namespace minimax {

/// What searches the file.
enum class Engine : std::uint8_t {
  automatic,  ///< SWI-Prolog where only it can run what the file holds
  facts,
  swipl,
};

struct GameFlags {
  std::string file;  ///< `-` is standard input
  Engine engine = Engine::automatic;
  ProgramOptions program = {};
};

/// FILE, and how it is read. `flags` must outlive the command, here and below.
void add_game_flags(CLI::App& command, GameFlags& flags);
/// How the file is read.
void add_reading_flags(CLI::App& command, GameFlags& flags);

/// CLI11 splits an argument such as the position [x,o] into two, but not behind a blank.
std::string guarded_argument(std::string argument);
std::string unguarded_argument(std::string argument);

}  // namespace minimax
