// Where a game comes from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "facts/diagnostics.hpp"

namespace minimax {

/// Whether a program may do what the user may: write, start processes, use the network.
enum class Trust : std::uint8_t {
  none,   ///< it can read files, and print a bounded text
  given,  ///< it may, which is told
  own,    ///< it may, since it is the user's own
};

/// How a program is consulted.
struct ProgramOptions {
  /// No goal that the file runs when it is loaded, or to show a position, takes longer.
  double load_seconds = 10;
  /// Files that are consulted before it.
  std::vector<std::string> before = {};
  /// Role=What, as Prolog text.
  std::vector<std::string> interface = {};
  /// A goal that sets the game up, likewise, without a full stop.
  std::optional<std::string> start = {};
  Trust trust = Trust::none;
  /// Whether a clause that cannot be read is a reason to refuse a program that does not need it.
  bool is_strict = false;

  /// Whether something is said that has a meaning for programs alone.
  bool is_told_of() const noexcept { return !before.empty() || !interface.empty() || start; }
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
  std::size_t most_messages = Diagnostics::usual_most;  ///< of a kind; others are counted
  unsigned reading_threads = 0;                         ///< of a file of facts; 0: by its size
};

}  // namespace minimax
