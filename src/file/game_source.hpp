// Where a game comes from.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace minimax {

/// How a program is consulted.
struct ProgramOptions {
  /// No goal that the file runs when it is loaded, or to show a position, takes longer.
  double load_seconds = 10;
  /// Role=Name/Arity, as Prolog text.
  std::vector<std::string> interface = {};
};

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
