// minimax generate
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/exit_status.hpp"
#include "grade/trees/wishes.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
}

namespace minimax {

struct GenerateOptions {
  grade::Wishes wishes;
  std::uint64_t seed = 1;
  std::optional<std::string> output = {};    ///< a file, of several exercises a folder
  bool with_key = false;                     ///< write the right answers too
  std::optional<std::string> key = {};       ///< where; else beside the trees
  std::optional<std::size_t> count = {};     ///< so many exercises
  std::optional<std::string> students = {};  ///< one for each in this list
};

/// `options` must outlive the command.
void add_generate_flags(CLI::App& command, GenerateOptions& options);

/// Writes trees for exercises. Nothing is written unless every tree is found: gives
/// ExitStatus::stopped where one is not. Throws UsageError where wishes contradict each other, and
/// FileError where a file cannot be read or written.
ExitStatus generate(const GenerateOptions& options);

}  // namespace minimax
