// minimax generate
#pragma once

#include "base/exit_status.hpp"
#include "grade/exercises/exercises.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
}

namespace minimax {

/// `options` must outlive the command.
void add_generate_flags(CLI::App& command, grade::ExerciseOptions& options);

/// Writes trees for exercises. Nothing is written unless every tree is found: gives
/// ExitStatus::stopped where one is not. Throws UsageError where wishes contradict each other, and
/// FileError where a file cannot be read or written.
ExitStatus generate(const grade::ExerciseOptions& options);

}  // namespace minimax
