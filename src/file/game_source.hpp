// Where a game comes from.
#pragma once

#include <cstdint>
#include <string>

#include "file/program_options.hpp"

namespace minimax {

/// What searches the file.
enum class Engine : std::uint8_t {
  automatic,  ///< SWI-Prolog where only it can run what the file holds
  facts,
  swipl,
};

/// A file, and how it is read.
struct GameSource {
  std::string file;  ///< `-` is standard input
  Engine engine = Engine::automatic;
  ProgramOptions program = {};
};

}  // namespace minimax
