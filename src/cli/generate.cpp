#include "cli/generate.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>

#include "base/file.hpp"
#include "base/print.hpp"
#include "grade/exercises/generator.hpp"

namespace minimax {

namespace {

void write(const grade::ExerciseFile& file) {
  if (file.path.empty()) return print(file.text);
  const std::filesystem::path folder = file.path.parent_path();
  if (!folder.empty()) make_folder(folder);
  write_file(file.path, file.text);
}

}  // namespace

ExitStatus generate(const grade::ExerciseOptions& options) try {
  const grade::Exercises exercises = grade::make_exercises(options);
  for (const grade::ExerciseFile& file : exercises.files) write(file);
  if (exercises.repeated > 0)
    tell(
        "minimax: note: {} {} the same as another one: more values, branching or depth make "
        "that rarer\n",
        exercises.repeated, exercises.repeated == 1 ? "tree is" : "trees are");
  if (exercises.common) print(fmt::format("each tree has {}\n", grade::text_of(*exercises.common)));
  return ExitStatus::ok;
} catch (const grade::TooRare& error) {
  tell("minimax: error: {}\n", error.what());
  return ExitStatus::stopped;
}

}  // namespace minimax
